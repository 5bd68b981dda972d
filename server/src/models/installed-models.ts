/** The models in `DATA_DIR/models`: one folder each, which appears whole and checked or not at all. */

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Words } from '@riscontro/words';
import { ifThere } from '../domain/if-there.ts';
import { fileHash } from './file-hash.ts';
import { type InstalledModel, Manifest, type ManifestFor, type ModelUse } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { isModelName } from './model-names.ts';

/** Why an installed model cannot be used. */
type BrokenState = Message<Words['terminal']['installing']['states']>;

/** A model that is there and whole, or what is wrong with it. */
export type ModelState =
  | ({ readonly name: string } & InstalledModel)
  | { readonly name: string; readonly fault: BrokenState };

export interface InstalledModels {
  /** By name. `hashes`: every file is read and held against its hash, not only against its size. */
  list(options?: { readonly hashes?: boolean }): Promise<ModelState[]>;
  /** All whole models for this use, by name. */
  all<Use extends ModelUse>(use: Use): Promise<InstalledModel<ManifestFor<Use>>[]>;
  /** The whole model that was installed last for this use. */
  latest<Use extends ModelUse>(use: Use): Promise<InstalledModel<ManifestFor<Use>> | undefined>;
  /** Rejects with ModelError when no model can be installed under this name. */
  checkFree(name: string): Promise<void>;
  /** A folder for a model on its way: the same one for the same name and revision, so that a pull can go on. */
  incoming(name: string, revision: string): Promise<string>;
  /** Makes an incoming folder an installed model in one step. */
  install(incoming: string, manifest: Manifest): Promise<InstalledModel>;
  /** Removes it and what was on its way; false when there was nothing. */
  remove(name: string): Promise<boolean>;
}

const manifestFile = 'manifest.json';
const incomingFolder = '.incoming';

export function createInstalledModels(dataDir: string): InstalledModels {
  const root = join(dataDir, 'models');
  const folderOf = (name: string) => {
    if (!isModelName(name)) throw new ModelError({ code: 'badName', values: { name } });
    return join(root, name);
  };
  const list: InstalledModels['list'] = async ({ hashes = false } = {}) => {
    const names = ((await ifThere(readdir(root))) ?? []).filter(isModelName).toSorted();
    return Promise.all(names.map((name) => readState(join(root, name), name, hashes)));
  };
  const all = async <Use extends ModelUse>(use: Use) => (await list()).filter((state) => isFor(state, use));
  const has = async (name: string) => (await ifThere(stat(folderOf(name)))) !== undefined;
  const checkFree = async (name: string) => {
    if (await has(name)) throw new ModelError({ code: 'installedAlready', values: { name } });
  };
  const dropIncoming = async (name: string) => {
    const folders = ((await ifThere(readdir(join(root, incomingFolder)))) ?? []).filter((each) =>
      each.startsWith(`${name}@`),
    );
    for (const each of folders) await rm(join(root, incomingFolder, each), { recursive: true, force: true });
    return folders.length > 0;
  };
  return {
    list,
    checkFree,
    all,
    async latest<Use extends ModelUse>(use: Use) {
      const fitting = await all(use);
      return fitting.toSorted((a, b) => a.manifest.installedAt.localeCompare(b.manifest.installedAt)).at(-1);
    },
    async incoming(name, revision) {
      await checkFree(name);
      const folder = join(root, incomingFolder, `${name}@${revision}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    async install(incoming, manifest) {
      const checked = Manifest.parse(manifest);
      await checkFree(checked.name);
      await writeFile(join(incoming, manifestFile), `${JSON.stringify(checked, null, 2)}\n`, { mode: 0o600 });
      const folder = folderOf(checked.name);
      await rename(incoming, folder);
      await dropIncoming(checked.name);
      return { folder, manifest: checked };
    },
    async remove(name) {
      const folder = folderOf(name);
      const dropped = await dropIncoming(name);
      if (!(await has(name))) return dropped;
      // Out of sight at once: a server that starts meanwhile never sees half a model.
      const removed = join(root, `.removed-${randomUUID()}`);
      await rename(folder, removed);
      await rm(removed, { recursive: true, force: true });
      return true;
    },
  };
}

function isFor<Use extends ModelUse>(
  state: ModelState,
  use: Use,
): state is ModelState & InstalledModel<ManifestFor<Use>> {
  return 'manifest' in state && state.manifest.use === use;
}

async function readState(folder: string, name: string, hashes: boolean): Promise<ModelState> {
  try {
    const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
    if (manifest.name !== name)
      return { name, fault: { code: 'otherManifest', values: { name: manifest.name } } };
    for (const { path, sizeBytes, sha256 } of manifest.files) {
      const size = (await ifThere(stat(join(folder, path))))?.size;
      if (size !== sizeBytes) {
        const code = size === undefined ? 'fileMissing' : 'fileChanged';
        return { name, fault: { code, values: { file: path } } };
      }
      if (hashes && (await fileHash(join(folder, path))).sha256 !== sha256)
        return { name, fault: { code: 'fileChanged', values: { file: path } } };
    }
    return { name, folder, manifest };
  } catch {
    // The list of models says so of this one, and goes on with the next.
    return { name, fault: { code: 'manifestUnreadable', values: { file: manifestFile } } };
  }
}
