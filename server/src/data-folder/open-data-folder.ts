/**
 * The data folder is its owner's alone: whoever else has an account on the machine reads no results, keys or secrets.
 * The service and every command that writes there go through here first.
 */
import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpenToOthers, keepToOwner } from './own-file.ts';

/** Of what lies directly in it; the folder's own rights shield what lies deeper. */
const entriesMax = 1_000;

/**
 * Makes the folder, or takes the rights of others away; from then on this process makes files for its owner alone.
 * Answers with what the operator should know, a sentence each. Throws where others can look in and that cannot be
 * changed from here.
 */
export async function openDataFolder(path: string): Promise<string[]> {
  process.umask(0o077);
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') {
    return [`Whether others can read ${path} is not checked on Windows: give the folder to one user alone.`];
  }
  const notes = [];
  if ((await lstat(path)).isSymbolicLink()) {
    notes.push(`${path} is a link: whoever may change the folder it lies in can point it elsewhere.`);
  }
  const { mode, uid } = await stat(path);
  const isOurs = uid === process.geteuid?.();
  if (isOpenToOthers(mode)) {
    const mended = await takeRightsAway(path, mode);
    if (!mended && (await stat(path)).mode === mode && isOurs) {
      notes.push(
        `Others may be able to read ${path}: its disk keeps no rights of users. Move it to one that does, or let nobody else on the machine.`,
      );
      return notes;
    }
    notes.push(`Others could read ${path} (${octal(mode)}); it is ${octal((await stat(path)).mode)} now.`);
  }
  if (!isOurs) notes.push(`${path} belongs to another user (${uid}), who can read all that is in it.`);
  const count = await mendEntries(path);
  if (count > 0) notes.push(`Others had rights to ${count} files in ${path}; they have none now.`);
  return notes;
}

/** False where the disk keeps no rights; throws where they are not ours to change. */
async function takeRightsAway(path: string, mode: number): Promise<boolean> {
  try {
    await chmod(path, mode & 0o700);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOTSUP') return false;
    throw new Error(
      `Others can read the data folder ${path} (${octal(mode)}), and that cannot be changed from here. As its owner: chmod -R go-rwx ${path}`,
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
    if (await keepToOwner(file).catch(() => false)) count += 1;
  }
  return count;
}

const gone = () => ({ mode: 0 });

const octal = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');
