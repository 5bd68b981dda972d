/** Keeps a host from being asked too much at once: few requests together, and a pause between their beginnings. */
import { currentAsker } from '../domain/asker.ts';
import { createFairQueue, type FairQueue } from '../domain/fair-queue.ts';

export interface PolitenessSettings {
  readonly concurrentMax: number;
  readonly spacingMs: number;
}

export interface HostPoliteness {
  /**
   * Resolves when it is this request's turn, in turns between askers; whoever got the turn has to give it back.
   * Rejects when `signal` fires.
   */
  enter(host: string, signal: AbortSignal): Promise<() => void>;
}

interface Line {
  running: number;
  nextStartMs: number;
  timer: NodeJS.Timeout | undefined;
  readonly waiting: FairQueue<() => void>;
}

export function createHostPoliteness({ concurrentMax, spacingMs }: PolitenessSettings): HostPoliteness {
  const lines = new Map<string, Line>();

  function advance(host: string, line: Line): void {
    while (line.running < concurrentMax && line.nextStartMs <= performance.now()) {
      const next = line.waiting.take();
      if (!next) break;
      line.running += 1;
      line.nextStartMs = performance.now() + spacingMs;
      next.item();
    }
    const pauseMs = line.nextStartMs - performance.now();
    if (pauseMs > 0) {
      // Also when nobody waits: the pause has to be remembered, and then forgotten.
      line.timer ??= setTimeout(() => {
        line.timer = undefined;
        advance(host, line);
      }, pauseMs);
      if (line.waiting.size > 0) line.timer.ref();
      else line.timer.unref();
    } else if (line.running === 0 && line.waiting.size === 0) lines.delete(host);
  }

  return {
    enter: (host, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const asker = currentAsker();
        const line = lines.get(host) ?? newLine();
        lines.set(host, line);
        const leave = () => {
          line.running -= 1;
          line.waiting.ended(asker);
          advance(host, line);
        };
        const start = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(once(leave));
        };
        const giveUp = () => {
          line.waiting.remove(asker, start);
          advance(host, line);
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        line.waiting.add(asker, start);
        advance(host, line);
      }),
  };
}

const newLine = (): Line => ({
  running: 0,
  nextStartMs: 0,
  timer: undefined,
  waiting: createFairQueue(),
});

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}
