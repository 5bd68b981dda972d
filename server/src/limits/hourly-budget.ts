/**
 * What may happen so many times an hour, over all nodes. A node knows of what the others have counted as soon as it has
 * counted something itself, a second later.
 */
import { LRUCache } from 'lru-cache';
import type { Asker } from './rate-limits.ts';
import type { Counter, SharedCounts } from './shared-counts.ts';

export interface HourlyAccount {
  /** Where it is used up: how many there were, and in how many seconds the next hour begins. */
  spent(): { readonly limit: number; readonly seconds: number } | undefined;
  count(): void;
}

export interface HourlyBudget {
  accountOf(askers: readonly Asker[]): HourlyAccount;
}

export interface BudgetNeeds {
  /** Times an hour of one asker; 0: no limit. */
  readonly perHour: number;
  readonly clock: () => number;
  readonly counts: SharedCounts;
  /** The name that other nodes count an asker under in this hour. */
  readonly scopeOf: (name: string, hour: string) => string;
}

const hourMs = 60 * 60_000;
/** Askers that are remembered here. */
const talliesMax = 20_000;

const hourOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

interface Tally extends Counter {
  readonly hour: string;
  /** By all nodes, as far as they are known here. */
  counted: number;
}

export function createHourlyBudget({ perHour, clock, counts, scopeOf }: BudgetNeeds): HourlyBudget {
  const tallies = new LRUCache<string, Tally>({ max: talliesMax });

  function tallyOf(name: string): Tally {
    const hour = hourOf(clock());
    const known = tallies.get(name);
    if (known?.hour === hour) return known;
    const tally: Tally = {
      hour,
      counted: 0,
      untold: 0,
      place: () => ({ scope: scopeOf(name, hour), period: hour }),
      learn(_told, total) {
        this.counted = total + this.untold;
      },
    };
    tallies.set(name, tally);
    return tally;
  }

  return {
    accountOf: (askers) => ({
      spent() {
        if (perHour === 0) return undefined;
        const reached = askers.find(({ name, times }) => tallyOf(name).counted >= perHour * times);
        if (!reached) return undefined;
        return {
          limit: perHour * reached.times,
          seconds: Math.ceil((hourMs - (clock() % hourMs)) / 1000),
        };
      },
      count() {
        if (perHour === 0) return;
        for (const { name } of askers) {
          const tally = tallyOf(name);
          tally.counted += 1;
          tally.untold += 1;
          counts.mark(tally);
        }
      },
    }),
  };
}
