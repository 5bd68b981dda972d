/** What a process of ours must be able to read to run at all: our code, and the packages that it uses. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Files and folders, without links in their names. Never a folder that somebody keeps data in beside the code. */
export function codeFolders(entry: URL): string[] {
  const ours = ['@riscontro/contract', '@riscontro/words'].map((name) => import.meta.resolve(name));
  const folders = new Set([
    source,
    ...[...ours, entry].map((file) => dirname(realpathSync(fileURLToPath(file)))),
  ]);
  // Where Node looks for packages, and for what kind of package a file is in.
  const beside = [...folders]
    .flatMap(ancestors)
    .flatMap((folder) => [join(folder, 'node_modules'), join(folder, 'package.json')]);
  return [...folders, ...new Set(beside.filter(existsSync).map((path) => realpathSync(path)))];
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
