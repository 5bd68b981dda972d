/** Files that nobody but their owner reads, whatever the umask. */
import { closeSync, openSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';

/** What others, and those of the same group, may do. */
const othersRights = 0o077;

export const isOpenToOthers = (mode: number) => (mode & othersRights) !== 0;

/** Makes the file where there is none. SQLite gives its log beside it the same rights. */
export function makeOwnFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** Takes the rights of others away; false where they still have them: not ours, or a disk without rights. */
export async function keepToOwner(path: string): Promise<boolean> {
  const found = await stat(path);
  if (!isOpenToOthers(found.mode)) return true;
  const cannot = () => undefined;
  await chmod(path, found.mode & 0o700).catch(cannot);
  return !isOpenToOthers((await stat(path)).mode);
}
