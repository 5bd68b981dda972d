/** Work that only so many may do at once: the others wait, in turns between askers (fair-queue.ts). */
import { currentAsker } from './asker.ts';
import { createFairQueue, type FairQueueSettings } from './fair-queue.ts';

export interface TurnsSettings extends FairQueueSettings {
  readonly atOnceMax: number;
  /** Of one asker, where turns are long: the other places stay free for others. Default: all. */
  readonly atOncePerAskerMax?: number | undefined;
}

export interface Turns {
  /** How many wait. */
  readonly waiting: number;
  /**
   * Resolves when it is the asker's turn, with what ends it; to be called once the work is done, and harmless
   * afterwards. Rejects with the 503 of a full queue, and with the signal's reason.
   */
  enter(signal?: AbortSignal): Promise<() => void>;
  /** Does the work in its turn. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** For short calls, of which one check makes many: a bound that only a flood reaches. */
export const callsWaiting: FairQueueSettings = { waitingMax: 20_000 };

export function createTurns({ atOnceMax, atOncePerAskerMax, ...bounds }: TurnsSettings): Turns {
  const perAskerMax = atOncePerAskerMax ?? atOnceMax;
  const queue = createFairQueue<() => void>(bounds);
  const underWay = new Map<string, number>();
  let running = 0;

  const count = (asker: string, change: 1 | -1) => {
    running += change;
    const now = (underWay.get(asker) ?? 0) + change;
    if (now > 0) underWay.set(asker, now);
    else underWay.delete(asker);
  };
  const mayBegin = (asker: string) => (underWay.get(asker) ?? 0) < perAskerMax;
  const beginNext = () => {
    while (running < atOnceMax) {
      const next = queue.take(mayBegin);
      if (!next) return;
      count(next.name, 1);
      next.item();
    }
  };
  const turnOf = (asker: string) => {
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      count(asker, -1);
      queue.ended(asker);
      beginNext();
    };
  };

  async function enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const asker = currentAsker();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        queue.remove(asker, begin);
        reject(signal?.reason);
      };
      queue.add(asker, begin);
      signal?.addEventListener('abort', giveUp, { once: true });
      beginNext();
    });
    return turnOf(asker);
  }

  return {
    get waiting() {
      return queue.size;
    },
    enter,
    async run(work, signal) {
      const leave = await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
