/**
 * The one way to call a thread: its functions are called by name as if they were here, what they throw is thrown here,
 * and what they report is reported for whoever called. The thread's own side is serve-thread.ts.
 */
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { describeFault, type Fault, faultRelay } from '../domain/fault-report.ts';
import { type FromThread, receivedError, type ToThread } from './messages.ts';
import { ThreadEnded } from './thread-ended.ts';

export interface ThreadSettings {
  /** The module that calls `serveThread`. */
  readonly file: URL;
  /** Its name where faults are reported: `store/sqlite/writer-thread`. */
  readonly place: string;
  /** What `serveThread` is given: plain data. */
  readonly settings?: unknown;
  /** With a limit on the old generation, reaching it is an expected error: it is there for hostile input. */
  readonly resourceLimits?: ResourceLimits;
  /** Whether what it prints is dropped. */
  readonly silent?: boolean;
}

export interface CallOptions {
  /** Rejects with its reason at once. The thread goes on with the call, and its answer is dropped. */
  readonly signal?: AbortSignal | undefined;
}

/** Parameters and answers are plain data. */
export type Functions<Calls> = { readonly [Name in keyof Calls]: (...parameters: never[]) => unknown };

export type Answer<Calls extends Functions<Calls>, Name extends keyof Calls> = Awaited<
  ReturnType<Calls[Name]>
>;

export interface Thread<Calls extends Functions<Calls>> {
  /** Resolves when its code is loaded and its service opened; rejects with what that threw. */
  readonly started: Promise<void>;
  /** Whether no call will be answered any more. */
  readonly hasEnded: boolean;
  /**
   * Calls are carried out one at a time, in the order in which they are made, and keep the process alive until they are
   * answered. Rejects with what was thrown there, and with ThreadEnded.
   */
  call<Name extends keyof Calls>(
    name: Name,
    parameters: Parameters<Calls[Name]>,
    options?: CallOptions,
  ): Promise<Answer<Calls, Name>>;
  /** Ends it after the calls that were made before; resolves when it has ended. */
  close(): Promise<void>;
  /** Ends it now: calls under way reject with ThreadEnded. */
  terminate(): Promise<void>;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
  readonly relay: (fault: Fault) => void;
  isGivenUp: boolean;
}

/** It starts at once, and is not started again: what a death means for its work is its owner's to decide. */
export function startThread<Calls extends Functions<Calls>>(thread: ThreadSettings): Thread<Calls> {
  const { place, silent = false, resourceLimits } = thread;
  const worker = new Worker(thread.file, {
    name: place,
    workerData: thread.settings,
    ...(resourceLimits ? { resourceLimits } : {}),
    stdout: silent,
    stderr: silent,
  });
  if (silent) {
    worker.stdout.resume();
    worker.stderr.resume();
  }
  const waiting = new Map<number, Waiting>();
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const starting = Promise.withResolvers<void>();
  // Whoever calls is told as well: unheard, its failure would end the process.
  starting.promise.catch(() => undefined);
  const relayStarter = faultRelay();
  let calls = 0;
  let failure: unknown;
  let isClosing = false;

  const settle = (call: number): Waiting | undefined => {
    const caller = waiting.get(call);
    waiting.delete(call);
    if (waiting.size === 0 && !isClosing) worker.unref();
    return caller;
  };
  const failAll = (reason: unknown) => {
    failure ??= reason;
    starting.reject(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  /** It ended by itself, so it is reported here: those who wait may be none, or take it for something expected. */
  const died = (cause?: unknown) => {
    if (failure) return;
    const isLimit = resourceLimits?.maxOldGenerationSizeMb !== undefined && isOutOfMemory(cause);
    const ended = new ThreadEnded(place, isLimit ? 'out_of_memory' : undefined, cause);
    const [underWay] = waiting.values();
    (underWay?.relay ?? relayStarter)(describeFault(ended, { place }));
    failAll(ended);
  };

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'answer') return settle(message.call)?.resolve(message.value as never);
    if (message.kind === 'fault') return (waiting.get(message.call)?.relay ?? relayStarter)(message.fault);
    if (message.kind === 'error') {
      const error = receivedError(message);
      const caller = settle(message.call);
      if (caller?.isGivenUp) caller.relay(describeFault(error, { place }));
      return caller?.reject(error);
    }
    if (message.kind === 'notStarted') return failAll(receivedError(message));
    starting.resolve();
    if (waiting.size === 0 && !isClosing) worker.unref();
  });
  worker.on('messageerror', (cause) => {
    died(cause);
    void worker.terminate();
  });
  worker.on('error', died);
  worker.on('exit', () => (isClosing ? failAll(new ThreadEnded(place, 'given_up')) : died()));

  return {
    started: starting.promise,
    get hasEnded() {
      return failure !== undefined;
    },
    call: (name, parameters, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        if (signal?.aborted) return reject(signal.reason);
        calls += 1;
        const message: ToThread = { call: calls, name: String(name), parameters };
        // Throws where they cannot be copied: the call has not been made then.
        worker.postMessage(message);
        const caller: Waiting = { resolve, reject, relay: faultRelay(), isGivenUp: false };
        waiting.set(calls, signal ? withSignal(caller, signal) : caller);
        worker.ref();
      }),
    async close() {
      isClosing = true;
      worker.ref();
      worker.postMessage('close' satisfies ToThread);
      await exited;
    },
    async terminate() {
      failAll(new ThreadEnded(place, 'given_up'));
      await worker.terminate();
    },
  };
}

/** The same caller, told at once when the signal fires, and no longer bound to it once it is answered. */
function withSignal(caller: Waiting, signal: AbortSignal): Waiting {
  const giveUp = () => {
    listening.isGivenUp = true;
    caller.reject(signal.reason);
  };
  const listening: Waiting = {
    ...caller,
    resolve(value) {
      signal.removeEventListener('abort', giveUp);
      caller.resolve(value);
    },
    reject(reason) {
      signal.removeEventListener('abort', giveUp);
      caller.reject(reason);
    },
  };
  signal.addEventListener('abort', giveUp, { once: true });
  return listening;
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
