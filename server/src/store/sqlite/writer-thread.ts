/** The one thread that writes to the SQLite file: waiting for the disk never holds up a request. */
import { parentPort, workerData } from 'node:worker_threads';
import { createWrites, type Writes } from '../writes.ts';
import { emptyLog, openDatabase } from './open-database.ts';

export interface WriteCall {
  readonly call: number;
  readonly method: keyof Writes;
  readonly parameters: readonly unknown[];
}

export interface WriteAnswer {
  readonly call: number;
  readonly value?: unknown;
  readonly error?: Error;
}

const port = parentPort;
if (!port) throw new Error('writer-thread.ts runs as a worker thread only');
const db = openDatabase((workerData as { path: string }).path, { readOnly: false });
const writes = createWrites(db, 'sqlite');

/** What these delete must not be left in the log. */
const erasing: readonly (keyof Writes)[] = ['deleteResult', 'releaseResult', 'removeSecrets', 'sweep'];
const hasErased = (method: keyof Writes, value: unknown) => erasing.includes(method) && value !== 'released';

// Calls run strictly one after the other: there is one connection, and a transaction must not see another's half.
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: WriteCall | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)));
});

async function answer({ call, method, parameters }: WriteCall): Promise<void> {
  const run = writes[method] as (...parameters: readonly unknown[]) => Promise<unknown>;
  const written = run(...parameters).then(async (value) => {
    if (hasErased(method, value)) await emptyLog(db);
    return value;
  });
  const result = await written.then(
    (value): WriteAnswer => ({ call, value }),
    (error: Error): WriteAnswer => ({ call, error }),
  );
  port?.postMessage(result);
}

async function close(): Promise<void> {
  await emptyLog(db);
  await db.destroy();
  port?.close();
}
