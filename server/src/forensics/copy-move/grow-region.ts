/** The connected region around matched places in which two parts of an image agree. */
import { float32At } from '../../domain/array-values.ts';
import type { Comparison } from './compare-parts.ts';
import type { Pairs } from './transform.ts';

export interface Region {
  /** One byte a place of the window: 1 in the region. */
  readonly inside: Uint8Array;
  /** In places of the window. */
  readonly area: number;
}

/** Around a matched place, how far its region may begin. */
const startReach = 3;

export function growRegion(
  { window, likeness, texture }: Comparison,
  pairs: Pairs,
  likenessMin: number,
  textureMin: number,
): Region {
  const { left, top, step, width, height } = window;
  const inside = new Uint8Array(width * height);
  const stack: number[] = [];
  const take = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const at = y * width + x;
    if (inside[at] === 1) return;
    if (float32At(likeness, at) < likenessMin || float32At(texture, at) < textureMin) return;
    inside[at] = 1;
    stack.push(at);
  };
  for (const [px, py] of pairs) {
    const [x, y] = [Math.round((px - left) / step), Math.round((py - top) / step)];
    for (let dy = -startReach; dy <= startReach; dy += 1) {
      for (let dx = -startReach; dx <= startReach; dx += 1) take(x + dx, y + dy);
    }
  }
  let area = 0;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    area += 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    take(x - 1, y);
    take(x + 1, y);
    take(x, y - 1);
    take(x, y + 1);
  }
  return { inside, area };
}
