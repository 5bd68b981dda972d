/**
 * Multi-index hashing: hashes in memory, searched without a miss. Two hashes that differ in at most 31 of 256 bits differ in at most one
 * bit in some band of 16 (Norouzi, Punjani and Fleet, “Fast Exact Search in Hamming Space with Multi-Index Hashing”,
 * 2014): only the hashes that share such a band are compared, some 4,000 of a million.
 */
import { createNearest, type Nearest } from './nearest-matches.ts';
import { createSegment, type Segment, usualSizes } from './segment.ts';

export const distanceLimit = 31;

export interface HashEntry {
  readonly words: Uint32Array;
  /** Number of the image, from 1 to 2³² − 1. */
  readonly image: number;
  /** When it appeared; of hashes equally near the oldest is the better one. */
  readonly minute: number;
  /** From 0 to 255, comes back with the match. */
  readonly part: number;
}

export interface HashMatch {
  readonly image: number;
  readonly distance: number;
  readonly part: number;
  /** Which of the queries was nearest. */
  readonly query: number;
}

export interface MultiIndex {
  add(entry: HashEntry): void;
  /** Forgets every hash of these images; how many of them it knew. */
  remove(images: ReadonlySet<number>): number;
  /** Every image once, nearest first, then oldest, then lowest number. */
  search(queries: readonly Uint32Array[], distanceMax: number, limit: number): HashMatch[];
  /** Hashes, not images. */
  size(): number;
  clear(): void;
}

export function createMultiIndex(sizes = usualSizes): MultiIndex {
  let segments: Segment[] = [];
  const open = (): Segment => {
    const last = segments.at(-1);
    if (last && last.size() < sizes.sizeMax) return last;
    const fresh = createSegment(sizes);
    segments.push(fresh);
    return fresh;
  };
  return {
    add: (entry) => open().add(entry),
    remove(images) {
      const found = new Set<number>();
      if (images.size > 0) for (const segment of segments) segment.remove(images, found);
      return found.size;
    },
    search(queries, distanceMax, limit) {
      if (distanceMax > distanceLimit) throw new RangeError(`Distances are searched up to ${distanceLimit}`);
      const nearest: Nearest = createNearest(distanceMax, limit);
      queries.forEach((words, query) => {
        for (const segment of segments) segment.search(words, query, nearest);
      });
      return nearest.matches();
    },
    size: () => segments.reduce((sum, segment) => sum + segment.live(), 0),
    clear: () => {
      segments = [];
    },
  };
}
