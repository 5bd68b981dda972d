/**
 * Ends a process that holds too much memory or whose parent is gone. A thread of the process itself: it looks while
 * native code keeps the main thread busy, on every system, and however busy the service is.
 */
import { serveThread } from '../../threads/serve-thread.ts';
import type { MemoryWatch } from './memory-watch.ts';

const everyMs = 25;

serveThread<undefined, MemoryWatch>(() => ({
  calls: {
    watch({ memoryBytesMax, parent }) {
      const never = new Int32Array(new SharedArrayBuffer(4));
      while (process.memoryUsage.rss() <= memoryBytesMax && process.ppid === parent) {
        Atomics.wait(never, 0, 0, everyMs);
      }
      // A thread cannot end its process with an exit code. The kernel, when memory runs out, sends the same signal.
      process.kill(process.pid, 'SIGKILL');
    },
  },
}));
