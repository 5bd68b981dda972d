/** Random numbers that are the same for the same seed, so that an evaluation can be repeated. */

/** From 0 up to, not including, 1. */
export type Random = () => number;

/** A counter in steps without a short cycle, its bits mixed until they look like chance. */
export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();
