/** The best matches of a search so far: each image once, nearest first, then oldest, then lowest number. */
import type { HashMatch } from './multi-index.ts';

export interface Nearest {
  /** Nothing farther than this can still be among them. */
  distanceMax(): number;
  offer(image: number, distance: number, minute: number, part: number, query: number): void;
  matches(): HashMatch[];
}

interface Candidate extends HashMatch {
  readonly minute: number;
}

const order = (a: Candidate, b: Candidate) =>
  a.distance - b.distance || a.minute - b.minute || a.image - b.image;

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
      .filter(({ image }) => !seen.has(image) && seen.add(image))
      .slice(0, limit);
    worst = held.length === limit ? held.at(-1) : undefined;
    bound = worst?.distance ?? distanceMax;
  };
  return {
    distanceMax: () => bound,
    offer(image, distance, minute, part, query) {
      if (distance > bound || (distance === bound && worst && minute > worst.minute)) return;
      held.push({ image, distance, minute, part, query });
      if (held.length >= heldMax) cut();
    },
    matches() {
      cut();
      return held.map(({ minute: _, ...match }) => match);
    },
  };
}
