/** A thread that does whatever the tests of thread.ts ask for. */
import { setTimeout as delay } from 'node:timers/promises';
import { reportFault } from '../../domain/fault-report.ts';
import { serveThread } from '../serve-thread.ts';

export interface SampleSettings {
  readonly cannotOpen?: boolean;
  /** Where it notes what it does, for those who no longer hear of it: began, ended, closed. */
  readonly notes: Int32Array;
}

export interface SampleCalls {
  echo(value: unknown): unknown;
  throwError(): void;
  throwUncopyable(): void;
  answerUncopyable(): unknown;
  report(): void;
  /** Answers how many. */
  overwrite(bytes: Uint8Array): number;
  /** Begins, and ends when `notes[3]` is set. */
  busy(): void;
  /** Dies outside of any call. */
  dieLater(): Promise<void>;
  exit(): void;
  fillMemory(): number;
}

class SampleError extends Error {
  override readonly name = 'SampleError';
  readonly code = 'sample';
  readonly values = { seconds: 7 };
}

serveThread<SampleSettings, SampleCalls>(({ cannotOpen, notes }) => {
  if (cannotOpen) throw new RangeError('cannot open');
  return {
    calls: {
      echo: (value) => value,
      throwError() {
        throw new SampleError('with all of it', { cause: new TypeError('the cause') });
      },
      throwUncopyable() {
        throw Object.assign(new TypeError('with a function'), { act: () => undefined });
      },
      answerUncopyable: () => () => undefined,
      report: () => reportFault(new TypeError('in the thread'), { place: 'sample', method: 'report' }),
      overwrite: (bytes) => bytes.fill(1).byteLength,
      busy() {
        Atomics.store(notes, 0, Atomics.load(notes, 0) + 1);
        Atomics.wait(notes, 3, 0, 10_000);
        Atomics.store(notes, 1, Atomics.load(notes, 1) + 1);
      },
      async dieLater() {
        setImmediate(() => {
          throw new SyntaxError('nobody catches this');
        });
        await delay(10_000);
      },
      exit: () => process.exit(3),
      fillMemory() {
        const kept: unknown[] = [];
        for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
      },
    },
    close() {
      Atomics.store(notes, 2, 1);
    },
  };
});
