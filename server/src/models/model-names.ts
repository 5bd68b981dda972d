/** Which names of models, repositories and files are let through: everything else could point elsewhere. */

const fileEnding = /\.(onnx|onnx_data(_\d{1,3})?|json|txt|model)$/;
const pathPart = /^[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}$/;

/** A relative path of data: weights, settings or a vocabulary, never something that a program would run. */
export function isModelFilePath(path: string): boolean {
  const parts = path.split('/');
  return parts.length <= 4 && parts.every((part) => pathPart.test(part)) && fileEnding.test(path);
}

/** The name under which a model is installed; also the name of its folder. */
export function isModelName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,63}$/.test(name);
}

export interface HubModel {
  /** `organisation/name`. */
  readonly repository: string;
  /** A branch, a tag or a commit. */
  readonly revision: string;
}

/** Reads `organisation/name[@revision]`; undefined when it is not one. */
export function parseHubModel(text: string): HubModel | undefined {
  const [, repository, revision = 'main'] =
    /^(\w[\w.-]{0,95}\/\w[\w.-]{0,95})(?:@(\w[\w.-]{0,95}))?$/.exec(text) ?? [];
  return repository === undefined ? undefined : { repository, revision };
}

/** The name of a repository's model where the operator gives none. */
export function nameOfRepository(repository: string): string {
  return repository
    .slice(repository.indexOf('/') + 1)
    .toLowerCase()
    .slice(0, 64);
}
