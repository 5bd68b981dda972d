/**
 * The 64 × 64 samples that PDQ takes of a part of an image, through the tent (two boxes, Jarosz) that it smooths with. Hashing many parts of one image, most of the time goes into
 * smoothing all of its pixels again and again; here only those are looked at that reach a sample.
 */
import { float32At, float64At } from '../domain/array-values.ts';
import type { Area, Luminance } from './luminance.ts';

const side = 64;

/** What `pdqTransform` makes of it is what it makes of the part itself, but for a few bits at the part's edges. */
export function partSamples({ width, values }: Luminance, area: Area): Luminance {
  const columns = tapsOf(area.width);
  const rows = tapsOf(area.height);
  const lines = new Float32Array(side * area.width);
  for (let row = 0; row < side; row += 1) {
    for (const [tap, weight] of rows[row] ?? []) {
      const from = (area.top + tap) * width + area.left;
      for (let column = 0, to = row * area.width; column < area.width; column += 1, to += 1) {
        lines[to] = float32At(lines, to) + weight * float32At(values, from + column);
      }
    }
  }
  const samples = new Float32Array(side * side);
  for (let at = 0; at < samples.length; at += 1) {
    const first = Math.floor(at / side) * area.width;
    let sum = 0;
    for (const [tap, weight] of columns[at % side] ?? []) sum += weight * float32At(lines, first + tap);
    samples[at] = sum;
  }
  return { width: side, height: side, values: samples };
}

type Tap = readonly [place: number, weight: number];

/** For each of the samples along a side: which pixels, and how much of each. PDQ smooths with a box, twice. */
function tapsOf(length: number): readonly (readonly Tap[])[] {
  const window = Math.floor((length + 2 * side - 1) / (2 * side));
  const ahead = Math.floor((window + 2) / 2) - 1;
  const weights = new Float64Array(2 * window - 1);
  for (let a = 0; a < window; a += 1) {
    for (let b = 0; b < window; b += 1) weights[a + b] = float64At(weights, a + b) + 1;
  }
  return Array.from({ length: side }, (_, sample) => {
    const first = Math.floor(((sample + 0.5) * length) / side) - 2 * (window - 1 - ahead);
    const inside = [...weights].flatMap((weight, at): Tap[] => {
      const place = first + at;
      return place >= 0 && place < length ? [[place, weight]] : [];
    });
    const sum = inside.reduce((total, [, weight]) => total + weight, 0);
    return inside.map(([place, weight]): Tap => [place, weight / sum]);
  });
}
