/** The last steps of every installation: describe the files, try the model, let it appear. */
import type { ModelDescription } from './describe-model.ts';
import type { InstalledModels } from './installed-models.ts';
import type { InstalledModel, Manifest } from './manifest.ts';
import { tryModel } from './try-model.ts';

export interface NewModel {
  readonly name: string;
  readonly origin: string;
  readonly revision: string;
  readonly hub?: string;
  readonly askedRevision?: string;
  readonly licence: string;
  readonly files: Manifest['files'];
  readonly description: ModelDescription;
}

/** Rejects with ModelError, and then leaves the incoming folder as it is. */
export async function installModel(
  incoming: string,
  { description, ...model }: NewModel,
  installed: InstalledModels,
  signal: AbortSignal,
): Promise<InstalledModel> {
  const manifest: Manifest = {
    format: 1,
    ...model,
    ...description,
    installedAt: new Date().toISOString(),
  };
  await tryModel({ folder: incoming, manifest }, signal);
  return installed.install(incoming, manifest);
}
