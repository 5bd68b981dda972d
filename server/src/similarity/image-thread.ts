/** A thread with one table of images: neither reading all hashes nor a disk flush ever holds up a request. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ImageSearch } from './image-index.ts';
import { createImageSearch } from './image-search.ts';
import type { ImageTable } from './image-table.ts';

export interface ImageThreadSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly readOnly: boolean;
}

/** What can be asked of the thread; arguments and answers are plain data. */
export type ImageCalls = Pick<ImageTable, 'add' | 'forget' | 'sweep'> & ImageSearch;

export interface ImageCall {
  readonly call: number;
  readonly method: keyof ImageCalls;
  readonly parameters: readonly unknown[];
}

export type ImageAnswer =
  | { readonly call: number; readonly value?: unknown; readonly error?: Error }
  | { readonly idleError: Error };

const port = parentPort;
if (!port) throw new Error('image-thread.ts runs as a worker thread only');
const { dataDir, databaseUrl, readOnly } = workerData as ImageThreadSettings;
const answerWith = (answer: ImageAnswer) => port.postMessage(answer);
const table = await openTable();
const calls: ImageCalls = { ...table, ...createImageSearch(table) };

// Strictly one after the other: a search must not see the hashes half-way through another's update.
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: ImageCall | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)));
});

/** Loads the one database that is asked for. */
async function openTable(): Promise<ImageTable> {
  if (databaseUrl === undefined) {
    const { openSqliteImageTable } = await import('./sqlite/sqlite-image-table.ts');
    return openSqliteImageTable(dataDir, { readOnly });
  }
  const { createPostgresPool } = await import('../database/postgres-pool.ts');
  const { openPostgresImageTable } = await import('./postgres/postgres-image-table.ts');
  // A thread cannot share the node's connections: it has one of its own.
  const onIdleError = (idleError: Error) => answerWith({ idleError });
  const pool = createPostgresPool(databaseUrl, { connectionsMax: 1, name: 'riscontro images', onIdleError });
  return openPostgresImageTable(pool, () => pool.end());
}

async function answer({ call, method, parameters }: ImageCall): Promise<void> {
  const run = calls[method] as (...parameters: readonly unknown[]) => Promise<unknown>;
  try {
    answerWith({ call, value: await run(...parameters) });
  } catch (error) {
    answerWith({ call, error: error as Error });
  }
}

async function close(): Promise<void> {
  await table.close();
  port?.close();
}
