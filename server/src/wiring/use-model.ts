/** Takes an installed model into use. One that cannot be used is told of, and the checks go on without it. */
import type { ModelsInUse } from '../domain/models-in-use.ts';
import type { InstalledModels } from '../models/installed-models.ts';
import { ModelChanged, ModelError, mendModel } from '../models/model-error.ts';

/** Undefined where it cannot be used. */
export async function useModel<T>(
  name: string,
  loading: Promise<T>,
  models: ModelsInUse,
): Promise<T | undefined> {
  try {
    const model = await loading;
    models.use(name);
    return model;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    models.leaveOut(name, error instanceof ModelChanged ? 'changed' : 'broken', error);
    return undefined;
  }
}

/** What is not even whole is never loaded; it is told of all the same. */
export async function tellOfBroken(installed: InstalledModels, models: ModelsInUse): Promise<void> {
  for (const state of await installed.list())
    if ('fault' in state)
      models.leaveOut(state.name, 'changed', new ModelError(`${state.fault}. ${mendModel(state.name)}`));
}
