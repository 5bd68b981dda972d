/** Two sets of hashes compared, each with each: millions of pairs in some seconds. */
import { distanceAt, hashWords, nextWithin } from '../../similarity/hamming.ts';

/** Hashes one after another. */
export type HashSet = Uint32Array;

export function packed(hashes: readonly { readonly words: Uint32Array }[]): HashSet {
  const set = new Uint32Array(hashes.length * hashWords);
  for (const [at, { words }] of hashes.entries()) set.set(words, at * hashWords);
  return set;
}

export const hashCount = (set: HashSet) => set.length / hashWords;

/** Of the nearest two; infinite when none are as near as the limit. */
export function nearestDistance(a: HashSet, b: HashSet, limit: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let first = 0; first < a.length; first += hashWords) {
    const hash = a.subarray(first, first + hashWords);
    for (let place = 0; ; place += 1) {
      place = nextWithin(hash, b, place, hashCount(b), Math.min(limit, nearest - 1));
      if (place === hashCount(b)) break;
      nearest = distanceAt(hash, b, place);
    }
  }
  return nearest;
}
