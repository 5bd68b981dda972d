/** Calls an index in a thread of its own, one call at a time; who gives up waiting leaves the queue. */
import { Worker } from 'node:worker_threads';
import type { TextIndexName } from '../text-index.ts';
import type { IndexFile } from './index-file.ts';

export interface IndexThreadSettings {
  readonly path: string;
  readonly name: TextIndexName;
  readonly readOnly: boolean;
}

export interface IndexCall {
  readonly method: keyof IndexFile;
  readonly parameters: readonly unknown[];
}

export interface IndexAnswer {
  readonly value?: unknown;
  readonly error?: Error;
}

export interface IndexThread {
  call<M extends keyof IndexFile>(
    method: M,
    parameters: Parameters<IndexFile[M]>,
    signal?: AbortSignal,
  ): Promise<ReturnType<IndexFile[M]>>;
  /** After the calls that were made before. */
  close(): Promise<void>;
}

interface Waiting {
  readonly message: IndexCall | 'close';
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

export function startIndexThread(settings: IndexThreadSettings): IndexThread {
  const worker = new Worker(new URL('./index-thread.ts', import.meta.url), { workerData: settings });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const queue: Waiting[] = [];
  let underWay: Waiting | undefined;
  let failure: Error | undefined;

  const sendNext = () => {
    underWay = queue.shift();
    if (underWay) worker.postMessage(underWay.message);
    else worker.unref();
  };
  const enqueue = (waiting: Waiting) => {
    queue.push(waiting);
    worker.ref();
    if (!underWay) sendNext();
  };
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of underWay ? [underWay, ...queue] : queue) reject(failure);
    underWay = undefined;
    queue.length = 0;
  };
  worker.on('message', ({ value, error }: IndexAnswer) => {
    if (error) underWay?.reject(error);
    else underWay?.resolve(value as never);
    sendNext();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error("The evidence index's thread has ended")));
  worker.unref();

  return {
    call: (method, parameters, signal) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        if (signal?.aborted) return reject(signal.reason);
        const waiting: Waiting = {
          message: { method, parameters },
          resolve: (value) => {
            signal?.removeEventListener('abort', giveUp);
            resolve(value);
          },
          reject: (reason) => {
            signal?.removeEventListener('abort', giveUp);
            reject(reason);
          },
        };
        const giveUp = () => {
          const place = queue.indexOf(waiting);
          if (place >= 0) queue.splice(place, 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        enqueue(waiting);
      }),
    close() {
      if (!failure) enqueue({ message: 'close', resolve: () => undefined, reject: () => undefined });
      return ended;
    },
  };
}
