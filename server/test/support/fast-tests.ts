/**
 * Which tests are quick: those that stand beside the code and load nothing that could start another process or thread,
 * or decode a picture or a video. A database server, a browser, a command and an index that writes all begin with a
 * process or a thread, so none of them is started by a test of which this is true; nobody has to keep a list.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const slowPackage = /^(?:node:child_process|node:worker_threads|playwright-core|sharp|node-av(?:\/.*)?)$/;

/** Of a module: what it loads when it is loaded, or later by name. */
const loading =
  /^(?:import|export) (?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)|new URL\('([^']+\.ts)'/gm;

/** `test` and what it loads are files under `root`; `follow` says of which of them it counts what they load in turn. */
export function isFast(root: string, test: string, follow: (file: string) => boolean = () => true): boolean {
  const seen = new Set([test]);
  for (const file of seen) {
    for (const loaded of loadedBy(root, file)) {
      if (slowPackage.test(loaded)) return false;
      if (follow(loaded)) seen.add(loaded);
    }
  }
  return true;
}

const knownFiles = new Map<string, readonly string[]>();

/** Files of ours as paths under `root`, packages by their name. */
function loadedBy(root: string, file: string): readonly string[] {
  const path = join(root, file);
  const known = knownFiles.get(path);
  if (known) return known;
  const source = file.endsWith('.ts') && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const loaded = [...source.matchAll(loading)].map((groups) => {
    const name = groups.slice(1).find((group) => group !== undefined) ?? '';
    if (name.startsWith('.')) return join(dirname(file), name);
    const [, workspace] = /^@riscontro\/([\w-]+)$/.exec(name) ?? [];
    return workspace ? join(workspace, 'src/index.ts') : name;
  });
  knownFiles.set(path, loaded);
  return loaded;
}
