/**
 * The data folder is its owner's alone: whoever else has an account on the machine reads no results, keys or secrets.
 * The service and every command that writes there go through here first.
 */
import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Words } from '@riscontro/words';
import { OperatorError } from '../domain/operator-error.ts';
import { isOpenToOthers, keepToOwner } from './own-file.ts';

/** What an operator should know of the folder. */
export type DataFolderNote = Message<Words['terminal']['settings']['dataFolder']>;

/** Of what lies directly in it; the folder's own rights shield what lies deeper. */
const entriesMax = 1_000;

/**
 * Makes the folder, or takes the rights of others away; from then on this process makes files for its owner alone.
 * Answers with what the operator should know. Throws where others can look in and that cannot be
 * changed from here.
 */
export async function openDataFolder(path: string): Promise<DataFolderNote[]> {
  process.umask(0o077);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') {
    return [{ code: 'notChecked', values: { path } }];
  }
  const notes: DataFolderNote[] = [];
  if ((await lstat(path)).isSymbolicLink()) {
    notes.push({ code: 'isLink', values: { path } });
  }
  const { mode, uid } = await stat(path);
  const isOurs = uid === process.geteuid?.();
  if (isOpenToOthers(mode)) {
    const mended = await takeRightsAway(path, mode);
    if (!mended && (await stat(path)).mode === mode && isOurs) {
      notes.push({ code: 'noRights', values: { path } });
      return notes;
    }
    const now = octal((await stat(path)).mode);
    notes.push({ code: 'wasOpen', values: { path, before: octal(mode), now } });
  }
  if (!isOurs) notes.push({ code: 'ofAnother', values: { path, user: uid } });
  const count = await mendEntries(path);
  if (count > 0) notes.push({ code: 'filesWereOpen', values: { path, count } });
  return notes;
}

/** False where the disk keeps no rights; throws where they are not ours to change. */
async function takeRightsAway(path: string, mode: number): Promise<boolean> {
  try {
    await chmod(path, mode & 0o700);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOTSUP') return false;
    throw new OperatorError(
      { of: 'settings', code: 'dataFolderOpen', values: { path, mode: octal(mode) } },
      { cause },
    );
  }
  return !isOpenToOthers((await stat(path)).mode);
}

/** How many were mended: installations from before this rule have files that others may read. */
async function mendEntries(path: string): Promise<number> {
  let count = 0;
  for (const entry of (await readdir(path, { withFileTypes: true })).slice(0, entriesMax)) {
    const file = join(path, entry.name);
    // A link leads elsewhere, and a file may be gone by now.
    if (entry.isSymbolicLink() || !isOpenToOthers((await stat(file).catch(gone)).mode)) continue;
    // One that belongs to somebody else stays as it is: the folder keeps others out.
    if (await keepToOwner(file).catch(() => false)) count += 1;
  }
  return count;
}

const gone = () => ({ mode: 0 });

const octal = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');
