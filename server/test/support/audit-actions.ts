/** What the audit log of a data folder says was done, in its order: the action and what it was done to. */
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { borrowWriterThread } from './writer-threads.ts';

export async function auditActions(dataDir: string): Promise<string[]> {
  const store = await openSqliteStore(dataDir, { server: false, thread: borrowWriterThread() });
  try {
    return (await store.listAudit({ limit: 1000 })).map(({ action, target }) => `${action} ${target}`);
  } finally {
    await store.close();
  }
}
