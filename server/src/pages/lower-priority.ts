/** Gives the thread that calls it low priority, where the system allows that. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Linux gives every thread a number of its own and takes it for a process's; elsewhere all threads stay alike. */
export function lowerPriority(): void {
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
    setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // No such system, or one that does not allow it: the number of threads is bounded all the same.
  }
}
