/** A thread with one table of pictures: neither reading all hashes nor a disk flush ever holds up a request. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureSearch } from './picture-index.ts';
import { createPictureSearch } from './picture-search.ts';
import type { PictureTable } from './picture-table.ts';

export interface PictureThreadSettings {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly readOnly: boolean;
}

/** What can be asked of the thread; arguments and answers are plain data. */
export type PictureCalls = Pick<PictureTable, 'add' | 'forget' | 'sweep'> & PictureSearch;

export interface PictureCall {
  readonly call: number;
  readonly method: keyof PictureCalls;
  readonly parameters: readonly unknown[];
}

export type PictureAnswer =
  | { readonly call: number; readonly value?: unknown; readonly error?: Error }
  | { readonly idleError: Error };

const port = parentPort;
if (!port) throw new Error('picture-thread.ts runs as a worker thread only');
const { dataDir, databaseUrl, readOnly } = workerData as PictureThreadSettings;
const answerWith = (answer: PictureAnswer) => port.postMessage(answer);
const table = await openTable();
const calls: PictureCalls = { ...table, ...createPictureSearch(table) };

// Strictly one after the other: a search must not see the hashes half-way through another's update.
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: PictureCall | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)));
});

/** Loads the one database that is asked for. */
async function openTable(): Promise<PictureTable> {
  if (databaseUrl === undefined) {
    const { openSqlitePictureTable } = await import('./sqlite/sqlite-picture-table.ts');
    return openSqlitePictureTable(dataDir, { readOnly });
  }
  const { openPostgresPictureTable } = await import('./postgres/postgres-picture-table.ts');
  return openPostgresPictureTable(databaseUrl, { onIdleError: (idleError) => answerWith({ idleError }) });
}

async function answer({ call, method, parameters }: PictureCall): Promise<void> {
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
