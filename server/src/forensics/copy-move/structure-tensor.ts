/** Where an image has detail in both directions, by the structure tensor (Shi and Tomasi, 1994). Along a plain edge every place looks like the next, and agreement means nothing. */
import { float32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { boxMean } from './box-sums.ts';

const reach = 4;

/** Root of the smaller eigenvalue of the structure tensor: how much the brightness changes from pixel to pixel, at least. */
export function cornerDetail({ width, height, values }: Plane): Float32Array {
  const size = width * height;
  const [xx, yy, xy] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const dx = (float32At(values, at + 1) - float32At(values, at - 1)) / 2;
      const dy = (float32At(values, at + width) - float32At(values, at - width)) / 2;
      xx[at] = dx * dx;
      yy[at] = dy * dy;
      xy[at] = dx * dy;
    }
  }
  for (const sums of [xx, yy, xy]) boxMean(sums, width, height, reach, sums);
  for (let at = 0; at < size; at += 1) {
    const [a, d, b] = [float32At(xx, at), float32At(yy, at), float32At(xy, at)];
    xx[at] = Math.sqrt(Math.max(0, (a + d) / 2 - Math.sqrt(((a - d) / 2) ** 2 + b * b)));
  }
  return xx;
}
