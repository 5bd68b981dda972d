/** Calls the writer's thread as if it were here. */
import { Worker } from 'node:worker_threads';
import type { Writes } from '../writes.ts';
import type { WriteAnswer, WriteCall } from './writer-thread.ts';

export interface Writer {
  readonly writes: Writes;
  close(): Promise<void>;
}

export function startWriter(path: string): Writer {
  const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: { path } });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: unknown) => void }>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let calls = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('message', ({ call, value, error }: WriteAnswer) => {
    const caller = waiting.get(call);
    waiting.delete(call);
    if (error) caller?.reject(error);
    else caller?.resolve(value as never);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error("The store's writer has ended")));
  worker.unref();

  const call = (method: keyof Writes, parameters: readonly unknown[]) =>
    new Promise<never>((resolve, reject) => {
      if (failure) return reject(failure);
      const id = ++calls;
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ call: id, method, parameters } satisfies WriteCall);
    });

  const writes = new Proxy({} as Writes, {
    get:
      (_, method: keyof Writes) =>
      (...parameters: readonly unknown[]) =>
        call(method, parameters),
  });
  return {
    writes,
    async close() {
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}
