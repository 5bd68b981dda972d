/** Calls the images' thread as if it were here, one call at a time, in turns between askers. */
import { Worker } from 'node:worker_threads';
import { callsWaiting, createTurns } from '../domain/turns.ts';
import type { ImageAnswer, ImageCall, ImageCalls, ImageThreadSettings } from './image-thread.ts';

export interface ImageThread {
  call<M extends keyof ImageCalls>(
    method: M,
    ...parameters: Parameters<ImageCalls[M]>
  ): ReturnType<ImageCalls[M]>;
  /** After the calls that were made before. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

export function startImageThread(
  settings: ImageThreadSettings,
  onIdleError?: (error: Error) => void,
): ImageThread {
  const worker = new Worker(new URL('./image-thread.ts', import.meta.url), {
    workerData: settings,
    // The rows that are read go as fast as they come: with more room for them the memory in use grows by a third.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const turns = createTurns({ atOnceMax: 1, ...callsWaiting });
  const pending = new Set<Promise<unknown>>();
  const waiting = new Map<number, Waiting>();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let calls = 0;
  let failure: Error | undefined;

  const fail = (error: Error) => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('message', (answer: ImageAnswer) => {
    if ('idleError' in answer) return onIdleError?.(answer.idleError);
    const caller = waiting.get(answer.call);
    waiting.delete(answer.call);
    if (answer.error) caller?.reject(answer.error);
    else caller?.resolve(answer.value as never);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error("The picture index's thread has ended")));
  worker.unref();

  const send = (asked: Omit<ImageCall, 'call'>) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      const call = ++calls;
      waiting.set(call, { resolve, reject });
      worker.ref();
      worker.postMessage({ call, ...asked } satisfies ImageCall);
    });

  return {
    call(method, ...parameters) {
      const answer = turns.run(() => send({ method, parameters }));
      const forget = () => pending.delete(answer);
      pending.add(answer);
      answer.then(forget, forget);
      return answer as never;
    },
    async close() {
      worker.ref();
      await Promise.allSettled(pending);
      worker.postMessage('close');
      return ended;
    },
  };
}
