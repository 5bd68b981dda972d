/** An empty view of the file system by bubblewrap, for kernels without Landlock. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';

const places = ['/usr/bin/bwrap', '/usr/local/bin/bwrap', '/bin/bwrap'];
const trialMs = 5_000;

export interface Bubblewrap {
  readonly program: string;
  /** What comes before the program that is to be run in it. */
  readonly arguments: readonly string[];
}

/** Undefined where it is not installed, or where the system does not let it do its work. */
export function findBubblewrap(
  readable: readonly string[],
  trial: readonly string[],
): Bubblewrap | undefined {
  const program = places.find(existsSync);
  if (!program) return undefined;
  const before = [
    ...['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL', '--proc', '/proc', '--dev', '/dev'],
    ...readable.filter((path) => !isMade(path)).flatMap(shown),
    '--',
  ];
  const { status } = spawnSync(program, [...before, ...trial], { stdio: 'ignore', timeout: trialMs });
  return status === 0 ? { program, arguments: before } : undefined;
}

/** Bubblewrap makes these folders itself. */
const isMade = (path: string) => path.startsWith('/dev/') || path.startsWith('/proc/');

function shown(path: string): string[] {
  return lstatSync(path).isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path];
}
