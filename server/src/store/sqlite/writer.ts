/** Calls the writer's thread as if it were here. */
import { reportFault } from '../../domain/fault-report.ts';
import { startThread, type Thread } from '../../threads/thread.ts';
import type { Writes } from '../writes.ts';
import type { WriterCalls } from './writer-thread.ts';

export interface Writer {
  /** Before anything is written. */
  open(path: string): Promise<void>;
  readonly writes: Writes;
  close(): Promise<void>;
}

export type WriterThread = Pick<Thread<WriterCalls>, 'call' | 'close'>;

const place = 'store/sqlite/writer-thread';

export const startWriterThread = (): Thread<WriterCalls> =>
  startThread({ file: new URL('./writer-thread.ts', import.meta.url), place });

/** The thread is this writer's alone until it is closed with it. */
export function createWriter(thread: WriterThread): Writer {
  const writes = new Proxy({} as Writes, {
    get:
      (_, method: keyof Writes) =>
      (...parameters: readonly unknown[]) =>
        thread.call('write', [method, parameters]),
  });
  return {
    open: (path) => thread.call('openFile', [path]),
    writes,
    async close() {
      // What was written is on the disk: a log that cannot be emptied keeps nobody from ending.
      await thread.call('closeFile', []).catch((error) => reportFault(error, { place }));
      await thread.close();
    },
  };
}
