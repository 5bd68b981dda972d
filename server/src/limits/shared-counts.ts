/**
 * What this node counts, told to the others: gathered for a moment, written together with everything else that was
 * counted, and answered with the sums of all nodes. Nobody waits for it, and a store that is gone stops nothing.
 */
import { reportFault } from '../domain/fault-report.ts';
import { createGatheredWrites, type GatheredWrites } from '../domain/gathered-writes.ts';
import type { Store } from '../store/store.ts';

export interface Counter {
  /** Under what, and in which period (`2026-05-10`, or `2026-05-10T12`), the others find it. */
  place(): { readonly scope: string; readonly period: string };
  /** Counted here, and not told yet. */
  untold: number;
  /** `told` of them are in the store now, where all nodes together have counted `total` in this place. */
  learn(told: number, total: number): void;
}

/** What every limit that counts by names needs. */
export interface CountingNeeds {
  readonly clock: () => number;
  readonly counts: SharedCounts;
  /** Hides networks in what is counted; shared by all nodes. */
  readonly secret: () => string;
}

export interface SharedCounts extends Pick<GatheredWrites, 'flush'> {
  /** The counter has something to tell. */
  mark(counter: Counter): void;
}

/** How long it takes until other nodes know. */
const tellAfterMs = 1_000;
/** Marked at once; what is counted beyond is known here alone. */
const markedMax = 20_000;

export function createSharedCounts(store: Pick<Store, 'addCounts'>): SharedCounts {
  let marked = new Set<Counter>();
  const { soon, flush } = createGatheredWrites(tellAfterMs, () => {
    const byPeriod = Map.groupBy(marked, (counter) => counter.place().period);
    marked = new Set();
    return async () => {
      for (const [period, counters] of byPeriod) await tell(period, counters);
    };
  });

  function mark(counter: Counter): void {
    if (marked.size < markedMax) marked.add(counter);
    soon();
  }

  async function tell(period: string, counters: readonly Counter[]): Promise<void> {
    const told = counters.map((counter) => {
      const count = counter.untold;
      counter.untold = 0;
      return { counter, count, scope: counter.place().scope };
    });
    try {
      const totals = await store.addCounts(
        period,
        told.map(({ scope, count }) => ({ scope, count })),
      );
      told.forEach(({ counter, count }, index) => {
        counter.learn(count, totals[index] ?? count);
      });
    } catch (error) {
      reportFault(error, { place: 'limits/shared-counts' });
      // Told with the next ones: until the store answers again, each node goes by what it knows itself.
      for (const { counter, count } of told) {
        counter.untold += count;
        mark(counter);
      }
    }
  }

  return { mark, flush };
}
