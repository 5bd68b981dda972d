/** The answers of the last moments in memory, with who has asked for each of them. */
import { LRUCache } from 'lru-cache';
import type { StoredResult } from '../store/store.ts';

export interface RecentAnswers {
  get(name: string, freshSinceMs: number): StoredResult | undefined;
  set(name: string, result: StoredResult): void;
  /** A result was deleted or let go of. */
  forget(id: string): void;
  /** Whether this one has not been noted for the answer yet; as long as the answer is remembered it is asked once. */
  isNewHolder(result: StoredResult, holder: string): boolean;
}

/** Short-lived, so that a take-down on another node shows here within seconds. */
const bytesMax = 64 * 1024 * 1024;
const keptMs = 2_000;
/** Holders of one result that were noted a moment ago and need not be noted again. */
const holdersMax = 1_000;

export function createRecentAnswers(): RecentAnswers {
  const answers = new LRUCache<string, StoredResult>({
    maxSize: bytesMax,
    sizeCalculation: ({ body }, name) => body.length + name.length + 200,
    ttl: keptMs,
    ttlResolution: 100,
  });
  // As long as the answer is remembered here, a moment: who asks again on another node may have let go of it there.
  const noted = new WeakMap<StoredResult, Set<string>>();
  return {
    get(name, freshSinceMs) {
      const result = answers.get(name);
      return result && result.createdAtMs > freshSinceMs ? result : undefined;
    },
    set: (name, result) => void answers.set(name, result),
    forget(id) {
      for (const [name, result] of answers.entries()) if (result.id === id) answers.delete(name);
    },
    isNewHolder(result, holder) {
      const holders = noted.get(result) ?? new Set<string>();
      if (holders.has(holder)) return false;
      if (holders.size === 0) noted.set(result, holders);
      if (holders.size < holdersMax) holders.add(holder);
      return true;
    },
  };
}
