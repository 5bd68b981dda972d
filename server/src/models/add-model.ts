/** Installs a model from a folder on this machine: its files are copied, so that what was checked stays what it is. */

import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifThere } from '../domain/if-there.ts';
import { chooseFiles } from './choose-files.ts';
import { describeModel, type ModelChoices } from './describe-model.ts';
import { fileHash } from './file-hash.ts';
import { installModel } from './install-model.ts';
import type { InstalledModels } from './installed-models.ts';
import type { InstalledModel, Manifest } from './manifest.ts';
import { ModelError } from './model-error.ts';

export interface Addition {
  readonly name: string;
  readonly folder: string;
  /** The weights to take where the folder has several. */
  readonly file?: string | undefined;
  readonly licence?: string | undefined;
  /** What the weights must be, where the operator knows it. */
  readonly sha256?: string | undefined;
  readonly choices: ModelChoices;
  readonly signal: AbortSignal;
}

/** Rejects with ModelError. */
export async function addModel(addition: Addition, installed: InstalledModels): Promise<InstalledModel> {
  const { name, folder, choices, signal } = addition;
  await installed.checkFree(name);
  const chosen = chooseFiles(await filesOf(folder), addition.file, choices.use);
  const description = await describeModel(folder, chosen, choices);
  const incoming = await installed.incoming(name, 'folder');
  try {
    const files: Manifest['files'] = [];
    for (const path of chosen.paths) {
      signal.throwIfAborted();
      const target = join(incoming, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), target, constants.COPYFILE_FICLONE);
      // A copy has the rights of what it was made of.
      await chmod(target, 0o600);
      files.push({ path, ...(await fileHash(target)) });
    }
    const weights = files.find(({ path }) => path === chosen.roles.model);
    if (addition.sha256 !== undefined && weights?.sha256 !== addition.sha256.toLowerCase())
      throw new ModelError({
        code: 'otherSha256',
        values: { file: chosen.roles.model, sha256: weights?.sha256 ?? '' },
      });
    return await installModel(
      incoming,
      {
        name,
        origin: 'folder',
        revision: weights?.sha256.slice(0, 12) ?? 'unknown',
        licence: addition.licence ?? 'not stated',
        files,
        description,
      },
      installed,
      signal,
    );
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const found = await ifThere(stat(folder));
  if (!found?.isDirectory()) throw new ModelError({ code: 'noFolder', values: { path: folder } });
  const paths: string[] = [];
  const visit = async (inner: string, depth: number) => {
    for (const entry of await readdir(join(folder, inner), { withFileTypes: true })) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (entry.isFile()) paths.push(path);
      if (entry.isSymbolicLink() && (await ifThere(stat(join(folder, path))))?.isFile()) paths.push(path);
      if (entry.isDirectory() && depth < 3) await visit(path, depth + 1);
    }
  };
  await visit('', 0);
  return paths;
}
