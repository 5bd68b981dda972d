/** Calls an index in a thread of its own, one call at a time, in turns between askers; who gives up leaves the queue. */
import { Worker } from 'node:worker_threads';
import { currentAsker } from '../../domain/asker.ts';
import { createFairQueue } from '../../domain/fair-queue.ts';
import { callsWaiting } from '../../domain/turns.ts';
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
  readonly asker: string;
  readonly message: IndexCall;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

export function startIndexThread(settings: IndexThreadSettings): IndexThread {
  const worker = new Worker(new URL('./index-thread.ts', import.meta.url), { workerData: settings });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const queue = createFairQueue<Waiting>(callsWaiting);
  let underWay: Waiting | undefined;
  let isClosing = false;
  let failure: Error | undefined;

  const sendNext = () => {
    if (underWay) queue.ended(underWay.asker);
    underWay = queue.take()?.item;
    if (underWay) worker.postMessage(underWay.message);
    else if (isClosing) worker.postMessage('close');
    else worker.unref();
  };
  const enqueue = (waiting: Waiting) => {
    queue.add(waiting.asker, waiting);
    worker.ref();
    if (!underWay) sendNext();
  };
  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of [...(underWay ? [underWay] : []), ...queue.clear()]) reject(failure);
    underWay = undefined;
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
          asker: currentAsker(),
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
          queue.remove(waiting.asker, waiting);
          reject(signal?.reason);
        };
        enqueue(waiting);
        signal?.addEventListener('abort', giveUp, { once: true });
      }),
    close() {
      isClosing = true;
      worker.ref();
      if (!underWay && !failure) sendNext();
      return ended;
    },
  };
}
