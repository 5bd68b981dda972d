/** One server at a time on a data folder, whatever way the last one ended. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeOwnFile } from '../../data-folder/own-file.ts';
import { OperatorError } from '../../domain/operator-error.ts';

/**
 * Takes the folder or throws. The lock is the operating system's on an open file, by way of SQLite, because it
 * is gone with its process, kill -9 included, and nothing has to be cleaned up.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const path = join(dataDir, 'server.lock');
  makeOwnFile(path);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    lock.close();
    throw new OperatorError({ of: 'settings', code: 'otherServer', values: { path: dataDir } }, { cause });
  }
  return { release: () => lock.close() };
}
