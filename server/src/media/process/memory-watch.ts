/** Starts the watch over this process's memory. */
import { Worker } from 'node:worker_threads';

export interface MemoryWatch {
  readonly memoryBytesMax: number;
  readonly parent: number;
}

/** Resolves when the watch is on; from then on the process is killed when it holds more, or when its parent is gone. */
export async function startMemoryWatch(memoryBytesMax: number): Promise<void> {
  const thread = new Worker(new URL('./memory-watch-thread.ts', import.meta.url), {
    workerData: { memoryBytesMax, parent: process.ppid } satisfies MemoryWatch,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  await new Promise<void>((resolve, reject) => thread.once('online', resolve).once('error', reject));
  thread.unref();
}
