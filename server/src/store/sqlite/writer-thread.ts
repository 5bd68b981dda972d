/** The one thread that writes to the SQLite file: waiting for the disk never holds up a request. */
import { serveThread } from '../../threads/serve-thread.ts';
import { createWrites, type Writes } from '../writes.ts';
import { emptyLog, openDatabase } from './open-database.ts';

export interface WriterCalls {
  /** Another file can be opened once this one is closed. */
  openFile(path: string): void;
  write(method: keyof Writes, parameters: readonly unknown[]): Promise<unknown>;
  /** Nothing where none is open. */
  closeFile(): Promise<void>;
}

/** What these delete must not be left in the log. */
const erasing: readonly (keyof Writes)[] = ['deleteResult', 'releaseResult', 'removeSecrets', 'sweep'];
const hasErased = (method: keyof Writes, value: unknown) => erasing.includes(method) && value !== 'released';

serveThread<undefined, WriterCalls>(() => {
  let file: ReturnType<typeof openFile> | undefined;
  return {
    calls: {
      openFile(path) {
        file = openFile(path);
      },
      async write(method, parameters) {
        if (!file) throw new Error('The writer has no file open');
        const run = file.writes[method] as (...parameters: readonly unknown[]) => Promise<unknown>;
        const value = await run(...parameters);
        if (hasErased(method, value)) await emptyLog(file.db);
        return value;
      },
      async closeFile() {
        const db = file?.db;
        file = undefined;
        if (!db) return;
        await emptyLog(db);
        await db.destroy();
      },
    },
  };
});

function openFile(path: string) {
  const db = openDatabase(path, { readOnly: false });
  return { db, writes: createWrites(db, 'sqlite') };
}
