/** Starts the watch over this process's memory. */
import { startThread } from '../../threads/thread.ts';

export interface MemoryWatch {
  /** Ends the process when it holds more, or when its parent is gone; never answers. */
  watch(limits: { readonly memoryBytesMax: number; readonly parent: number }): void;
}

/** Resolves when the watch is on; from then on the process is killed when it holds more, or when its parent is gone. */
export async function startMemoryWatch(memoryBytesMax: number): Promise<void> {
  const thread = startThread<MemoryWatch>({
    file: new URL('./memory-watch-thread.ts', import.meta.url),
    place: 'media/process/memory-watch-thread',
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  await thread.started;
  // A watch that breaks watches no longer, and then nothing may go on here.
  thread
    .call('watch', [{ memoryBytesMax, parent: process.ppid }])
    .catch(() => process.kill(process.pid, 'SIGKILL'));
}
