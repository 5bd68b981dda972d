/** A model's files as they were when it was installed: what is loaded are the very bytes whose hash was checked. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstalledModel } from './manifest.ts';
import { changedFile, ModelError } from './model-error.ts';

export interface PinnedFile {
  /** The model's name, for who has to mend it. */
  readonly model: string;
  /** As the manifest names it, and where it lies. */
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The weights: one file, or one with further ones beside it that hold the numbers. */
export interface PinnedWeights {
  readonly model: PinnedFile;
  readonly data: readonly PinnedFile[];
}

/** Throws a ModelError for a file that was not part of the installation. */
export function pinnedFile({ folder, manifest }: InstalledModel, name: string): PinnedFile {
  const file = manifest.files.find(({ path }) => path === name);
  if (!file) throw new ModelError({ code: 'notInManifest', values: { model: manifest.name, file: name } });
  const { sizeBytes, sha256 } = file;
  return { model: manifest.name, name, path: join(folder, name), sizeBytes, sha256 };
}

export function pinnedWeights(model: InstalledModel): PinnedWeights {
  const { roles, files } = model.manifest;
  const beside = files.filter(({ path }) => path.startsWith(`${roles.model}_data`));
  return {
    model: pinnedFile(model, roles.model),
    data: beside.map(({ path }) => pinnedFile(model, path)),
  };
}

const chunkBytes = 16 * 1024 * 1024;

/**
 * The file's bytes, read once and hashed on the way, so that nothing can be put in their place between the check and
 * the use. Rejects with ModelChanged when they are not those that were installed.
 */
export async function readPinned({ model, name, path, sizeBytes, sha256 }: PinnedFile): Promise<Buffer> {
  await using file = await open(path).catch((cause: unknown) => {
    throw changedFile(model, name, cause);
  });
  if ((await file.stat()).size !== sizeBytes) throw changedFile(model, name);
  const bytes = Buffer.allocUnsafeSlow(sizeBytes);
  const hash = createHash('sha256');
  for (let at = 0; at < sizeBytes; ) {
    const { bytesRead } = await file.read(bytes, at, Math.min(chunkBytes, sizeBytes - at), at);
    if (bytesRead === 0) throw changedFile(model, name);
    hash.update(bytes.subarray(at, at + bytesRead));
    at += bytesRead;
  }
  if (hash.digest('hex') !== sha256) throw changedFile(model, name);
  return bytes;
}
