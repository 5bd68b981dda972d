/** The correlation of two small patches of an image, one laid on the other by a transform. */
import { float32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import type { Transform } from './transform.ts';

/** In steps. */
const reach = 7;

/**
 * Correlation of the patch around (x, y) with what the transform brings there, -1 to 1; 0 where there is nothing to
 * compare. Its pixels are `step` apart.
 */
export function patchCorrelation(
  { width, height, values }: Plane,
  transform: Transform,
  x: number,
  y: number,
  step: number,
): number {
  const { a, b, c, d, e, f } = transform;
  const [middleX, middleY] = [Math.round(x), Math.round(y)];
  let [count, p, q, pp, qq, pq] = [0, 0, 0, 0, 0, 0];
  for (let row = middleY - reach * step; row <= middleY + reach * step; row += step) {
    for (let column = middleX - reach * step; column <= middleX + reach * step; column += step) {
      const u = a * column + b * row + e;
      const v = c * column + d * row + f;
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue;
      const left = u | 0;
      const top = v | 0;
      const fx = u - left;
      const fy = v - top;
      const from = top * width + left;
      const upper = float32At(values, from) * (1 - fx) + float32At(values, from + 1) * fx;
      const lower = float32At(values, from + width) * (1 - fx) + float32At(values, from + width + 1) * fx;
      const here = float32At(values, row * width + column);
      const there = upper * (1 - fy) + lower * fy;
      count += 1;
      p += here;
      q += there;
      pp += here * here;
      qq += there * there;
      pq += here * there;
    }
  }
  const [varianceHere, varianceThere] = [pp - (p * p) / count, qq - (q * q) / count];
  if (count < 64 || varianceHere < count || varianceThere < count) return 0;
  return (pq - (p * q) / count) / Math.sqrt(varianceHere * varianceThere);
}
