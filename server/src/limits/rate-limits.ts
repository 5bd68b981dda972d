/**
 * Token buckets: so many requests a minute, as many of them at once. A node is exact by itself. What other nodes take is
 * known within about a second and then taken off here too, so that together they keep to the limit; only the first
 * requests after a rest can be had once on each node, and are paid back for up to a minute.
 */
import { LRUCache } from 'lru-cache';
import { type Day, dayAt } from '../domain/day.ts';
import type { Counter, SharedCounts } from './shared-counts.ts';

export interface Asker {
  readonly name: string;
  /** How many times the limit of one it has. */
  readonly times: number;
}

export interface RateLimits {
  /** Requests a minute; 0: no limit. */
  readonly perMinute: number;
  /** Takes one request of every asker; where one has none left, nothing is taken and the seconds to wait are told. */
  take(askers: readonly Asker[]): number | undefined;
  /** Returns what was taken. */
  giveBack(askers: readonly Asker[]): void;
  /** What is left, and in how many seconds all of it is there again. */
  left(asker: Asker): { readonly requests: number; readonly fullInSeconds: number };
}

export interface RateNeeds {
  readonly perMinute: number;
  readonly clock: () => number;
  /** How other nodes hear of it; absent where they need not. */
  readonly counts?: SharedCounts;
  /** The name that they count an asker under on this day. */
  readonly scopeOf?: (name: string, day: string) => string;
}

/** Askers that are remembered; whoever is forgotten begins with a full bucket. */
const bucketsMax = 50_000;
const minuteMs = 60_000;

interface Bucket extends Counter {
  /** Below zero after others have taken more than there was. */
  tokens: number;
  filledAtMs: number;
}

export function createRateLimits({
  perMinute,
  clock,
  counts,
  scopeOf = (name) => name,
}: RateNeeds): RateLimits {
  const buckets = new LRUCache<string, Bucket>({ max: bucketsMax });
  let today: Day | undefined;

  function createBucket({ name, times }: Asker): Bucket {
    const size = perMinute * times;
    let known: { readonly period: string; readonly total: number } | undefined;
    return {
      tokens: size,
      filledAtMs: clock(),
      untold: 0,
      place() {
        today = dayAt(clock(), today);
        return { scope: scopeOf(name, today.name), period: today.name };
      },
      learn(told, total) {
        const { period } = this.place();
        const others = known?.period === period ? Math.max(0, total - known.total - told) : 0;
        known = { period, total };
        this.tokens = Math.max(-size, this.tokens - others);
      },
    };
  }

  /** The asker's bucket, with what has flowed into it since it was looked at last. */
  function bucketOf(asker: Asker): Bucket {
    const nowMs = clock();
    let bucket = buckets.get(asker.name);
    if (!bucket) {
      bucket = createBucket(asker);
      buckets.set(asker.name, bucket);
    }
    const size = perMinute * asker.times;
    // A clock that was set back gives nothing, and takes nothing.
    const passedMs = Math.max(0, nowMs - bucket.filledAtMs);
    bucket.tokens = Math.min(size, bucket.tokens + (passedMs / minuteMs) * size);
    bucket.filledAtMs = nowMs;
    return bucket;
  }

  function add(bucket: Bucket, requests: number): void {
    bucket.tokens -= requests;
    bucket.untold += requests;
    counts?.mark(bucket);
  }

  return {
    perMinute,
    take(askers) {
      if (perMinute === 0) return undefined;
      let waitMs = 0;
      const found = askers.map(bucketOf);
      for (const [place, asker] of askers.entries()) {
        const missing = 1 - (found[place]?.tokens ?? 0);
        if (missing > 0) waitMs = Math.max(waitMs, (missing / (perMinute * asker.times)) * minuteMs);
      }
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      for (const bucket of found) add(bucket, 1);
      return undefined;
    },
    giveBack(askers) {
      if (perMinute === 0) return;
      for (const asker of askers) add(bucketOf(asker), -1);
    },
    left(asker) {
      const size = perMinute * asker.times;
      const { tokens } = bucketOf(asker);
      return {
        requests: Math.max(0, Math.floor(tokens)),
        fullInSeconds: Math.ceil(((size - tokens) / size) * (minuteMs / 1000)),
      };
    },
  };
}
