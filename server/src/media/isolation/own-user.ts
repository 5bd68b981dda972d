/** Another user than root for processes that read hostile files. */
import { closeSync, constants, openSync } from 'node:fs';

/** Nobody's by convention, on all distributions, and within what containers are given. */
const userId = 65_533;

/**
 * Gives up being root where that is what we are, and where the other user can read what is needed. For good: there is
 * no way back. Answers whether this process is another user now.
 */
export function becomeOwnUser(needed: readonly string[]): boolean {
  const { getuid, setgroups, setegid, seteuid, setgid, setuid } = process;
  if (getuid?.() !== 0 || !setgroups || !setegid || !seteuid || !setgid || !setuid) return false;
  try {
    setgroups([]);
    setegid(userId);
    seteuid(userId);
  } catch (error) {
    // A container may have one user only.
    if (!isRefusal(error)) throw error;
    return false;
  }
  const canRead = needed.every(isReadable);
  seteuid(0);
  setegid(0);
  if (!canRead) return false;
  setgid(userId);
  setuid(userId);
  return true;
}

function isReadable(path: string): boolean {
  try {
    closeSync(openSync(path, constants.O_RDONLY));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

const refusals: readonly unknown[] = ['EPERM', 'EACCES', 'EINVAL'];
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && refusals.includes(error.code);
