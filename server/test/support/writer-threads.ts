/**
 * Threads that write for one store after another. A thread takes as long to load its code as fifteen stores take to open;
 * whoever closes a store hands its thread on instead of ending it.
 */
import { startWriterThread, type WriterThread } from '../../src/store/sqlite/writer.ts';

const idle: ReturnType<typeof startWriterThread>[] = [];

export function borrowWriterThread(): WriterThread {
  const thread = idle.pop() ?? startWriterThread();
  return {
    call: thread.call,
    async close() {
      if (!thread.hasEnded) idle.push(thread);
    },
  };
}
