/** The store in one file on this machine: reads here, writes in a thread of their own. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeOwnFile } from '../../data-folder/own-file.ts';
import type { Actor } from '../audit-store.ts';
import type { Store } from '../store.ts';
import { createStore } from '../store-over-kysely.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { openDatabase } from './open-database.ts';
import { createWriter, startWriterThread, type WriterThread } from './writer.ts';

export interface SqliteStoreOptions {
  /**
   * True takes the folder for itself and returns what the last server held when it ended; commands open the same file
   * beside a running server.
   */
  readonly server: boolean;
  readonly opener?: Actor;
  /** Where it writes; default: a thread that is started for it. */
  readonly thread?: WriterThread;
}

export async function openSqliteStore(dataDir: string, options: SqliteStoreOptions): Promise<Store> {
  const { server, opener = { kind: 'server' } } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = server ? lockDataDir(dataDir) : undefined;
  const path = join(dataDir, 'riscontro.sqlite');
  makeOwnFile(path);
  const writer = createWriter(options.thread ?? startWriterThread());
  try {
    await writer.open(path);
    await writer.writes.migrate();
    if (server) await writer.writes.interruptAllChecks();
  } catch (error) {
    await writer.close();
    lock?.release();
    throw error;
  }
  const reader = openDatabase(path, { readOnly: true });
  const store = createStore(reader, {
    writes: writer.writes,
    opener,
    async release() {
      // In this order: whoever still reads would keep the log from being emptied.
      await reader.destroy();
      await writer.close();
      lock?.release();
    },
  });
  // Kysely closes only what has been used: without this, a store closed at once would leave its file open.
  await store.ping();
  return store;
}
