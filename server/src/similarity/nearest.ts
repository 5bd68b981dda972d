/** The best matches of a search so far: each picture once, nearest first, then oldest, then lowest number. */
import type { HashMatch } from './hash-bands.ts';

export interface Nearest {
  /** Nothing farther than this can still be among them. */
  distanceMax(): number;
  offer(picture: number, distance: number, minute: number, part: number, query: number): void;
  matches(): HashMatch[];
}

interface Candidate extends HashMatch {
  readonly minute: number;
}

const order = (a: Candidate, b: Candidate) =>
  a.distance - b.distance || a.minute - b.minute || a.picture - b.picture;

/** However many are offered, at most a few times `limit` are held at once. */
export function createNearest(distanceMax: number, limit: number): Nearest {
  const heldMax = 2 * limit + 64;
  let held: Candidate[] = [];
  let bound = distanceMax;
  let worst: Candidate | undefined;

  const cut = () => {
    const seen = new Set<number>();
    held = held
      .sort(order)
      .filter(({ picture }) => !seen.has(picture) && seen.add(picture))
      .slice(0, limit);
    worst = held.length === limit ? held.at(-1) : undefined;
    bound = worst?.distance ?? distanceMax;
  };
  return {
    distanceMax: () => bound,
    offer(picture, distance, minute, part, query) {
      if (distance > bound || (distance === bound && worst && minute > worst.minute)) return;
      held.push({ picture, distance, minute, part, query });
      if (held.length >= heldMax) cut();
    },
    matches() {
      cut();
      return held.map(({ minute: _, ...match }) => match);
    },
  };
}
