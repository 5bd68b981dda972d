/** Takes an installed model into use. One that cannot be used is told of, and the checks go on without it. */
import type { Config } from '../config.ts';
import type { ModelsInUse } from '../domain/models-in-use.ts';
import { createInstalledModels, type InstalledModels } from '../models/installed-models.ts';
import type { InstalledModel } from '../models/manifest.ts';
import { ModelChanged, ModelError } from '../models/model-error.ts';
import type { Encoder } from '../providers/encoder/encoder.ts';
import { createOnnxEncoder } from '../providers/encoder/onnx-encoder.ts';
import type { Entailment } from '../providers/entailment/entailment.ts';
import { createOnnxEntailment } from '../providers/entailment/onnx-entailment.ts';

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
async function tellOfBroken(installed: InstalledModels, models: ModelsInUse): Promise<void> {
  for (const state of await installed.list())
    if ('fault' in state)
      models.leaveOut(
        state.name,
        'changed',
        new ModelError({ code: 'notUsed', values: { name: state.name, fault: state.fault } }),
      );
}

export interface TextModels {
  readonly entailment?: Entailment;
  readonly encoder?: Encoder;
}

/** What reads claims and passages: of each task the model installed last. */
export async function installedTextModels(
  { dataDir }: Config,
  models: ModelsInUse,
  closing: AsyncDisposableStack,
): Promise<TextModels> {
  const installed = createInstalledModels(dataDir);
  await tellOfBroken(installed, models);
  const use = async <Model extends InstalledModel, T extends { close(): Promise<void> }>(
    model: Model | undefined,
    load: (model: Model) => Promise<T>,
  ) => {
    const loaded = model && (await useModel(model.manifest.name, load(model), models));
    if (loaded) closing.defer(() => loaded.close());
    return loaded;
  };
  const entailment = await use(await installed.latest('entailment'), (model) => createOnnxEntailment(model));
  const encoder = await use(await installed.latest('encoder'), (model) => createOnnxEncoder(model));
  return { ...(entailment ? { entailment } : {}), ...(encoder ? { encoder } : {}) };
}
