/** A small image made larger, with smooth steps between its pixels. */
import type { Luminance } from './small-luminance.ts';

/** So many times larger in both directions. */
export function enlargeLuminance({ width, height, values }: Luminance, times: number): Luminance {
  const columns = stepsOf(width, times);
  const rows = stepsOf(height, times);
  const large = new Float32Array(rows.length * columns.length);
  rows.forEach(([upper, lower, down], row) => {
    columns.forEach(([left, right, across], column) => {
      const at = (y: number, x: number) => values[y * width + x] as number;
      const above = at(upper, left) * (1 - across) + at(upper, right) * across;
      const below = at(lower, left) * (1 - across) + at(lower, right) * across;
      large[row * columns.length + column] = above * (1 - down) + below * down;
    });
  });
  return { width: columns.length, height: rows.length, values: large };
}

type Step = readonly [before: number, after: number, share: number];

/** Between which two pixels each new one lies, and how far on the way. */
function stepsOf(length: number, times: number): Step[] {
  return Array.from({ length: length * times }, (_, at): Step => {
    const place = Math.min(length - 1, Math.max(0, (at + 0.5) / times - 0.5));
    const before = Math.floor(place);
    return [before, Math.min(length - 1, before + 1), place - before];
  });
}
