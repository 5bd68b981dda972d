/** Moves one part of an image on the other until they fit to a fraction of a pixel. */
import { float32At, float64At, numberAt } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import type { Transform } from './transform.ts';

/** Places in pixels of the plane, x and y in turn. */
export type Places = readonly number[];

const steps = 4;
/** Six of the transform, and contrast and brightness, which a copy may have been given anew. */
const unknowns = 8;

/** Least squares over the places, by Gauss and Newton; the transform as it was where that leads away. */
export function refineTransform(plane: Plane, start: Transform, places: Places): Transform {
  let transform = start;
  for (let step = 0; step < steps; step += 1) {
    const next = improve(plane, transform, places);
    if (!next || strays(start, next, places)) return transform;
    transform = next;
  }
  return transform;
}

function improve(
  { width, height, values }: Plane,
  transform: Transform,
  places: Places,
): Transform | undefined {
  const { a, b, c, d, e, f } = transform;
  const [originX, originY] = [numberAt(places, 0), numberAt(places, 1)];
  const normal = new Float64Array(unknowns * unknowns);
  const right = new Float64Array(unknowns);
  const row = new Float64Array(unknowns);
  for (let at = 0; at < places.length; at += 2) {
    const x = numberAt(places, at);
    const y = numberAt(places, at + 1);
    const u = a * x + b * y + e;
    const v = c * x + d * y + f;
    if (u < 1 || v < 1 || u >= width - 2 || v >= height - 2) continue;
    const left = u | 0;
    const top = v | 0;
    const fx = u - left;
    const fy = v - top;
    const from = top * width + left;
    const p = float32At(values, from);
    const q = float32At(values, from + 1);
    const r = float32At(values, from + width);
    const s = float32At(values, from + width + 1);
    const there = (p * (1 - fx) + q * fx) * (1 - fy) + (r * (1 - fx) + s * fx) * fy;
    const slopeX = (q - p) * (1 - fy) + (s - r) * fy;
    const slopeY = (r - p) * (1 - fx) + (s - q) * fx;
    const here = float32At(values, y * width + x);
    // Measured from one of the places: far from the corner the numbers would be too large to tell small turns.
    const dx = x - originX;
    const dy = y - originY;
    row[0] = slopeX * dx;
    row[1] = slopeX * dy;
    row[2] = slopeY * dx;
    row[3] = slopeY * dy;
    row[4] = slopeX;
    row[5] = slopeY;
    row[6] = -here;
    row[7] = -1;
    addEquation(normal, right, row, -there);
  }
  const solution = solveLinear(normal, right);
  if (!solution) return undefined;
  const [da = 0, db = 0, dc = 0, dd = 0, de = 0, df = 0] = solution;
  return {
    a: a + da,
    b: b + db,
    c: c + dc,
    d: d + dd,
    e: e + de - da * originX - db * originY,
    f: f + df - dc * originX - dd * originY,
  };
}

function addEquation(normal: Float64Array, right: Float64Array, row: Float64Array, value: number): void {
  for (let i = 0; i < unknowns; i += 1) {
    const weight = float64At(row, i);
    right[i] = float64At(right, i) + weight * value;
    for (let j = 0; j < unknowns; j += 1) {
      normal[i * unknowns + j] = float64At(normal, i * unknowns + j) + weight * float64At(row, j);
    }
  }
}

/** In pixels. What lies further than this from the first guess is another place. */
const strayMax = 5;

function strays(start: Transform, next: Transform, places: Places): boolean {
  for (let at = 0; at < places.length; at += 2) {
    const x = numberAt(places, at);
    const y = numberAt(places, at + 1);
    const dx = (next.a - start.a) * x + (next.b - start.b) * y + next.e - start.e;
    const dy = (next.c - start.c) * x + (next.d - start.d) * y + next.f - start.f;
    if (!(dx * dx + dy * dy <= strayMax * strayMax)) return true;
  }
  return false;
}

/** Gaussian elimination with pivots; undefined where there is no single solution. The matrix is in rows; both arguments are used up. */
function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = pivotOf(matrix, size, column);
    if (Math.abs(float64At(matrix, pivot * size + column)) < 1e-9) return undefined;
    swapRows(matrix, right, size, column, pivot);
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = float64At(matrix, row * size + column) / float64At(matrix, column * size + column);
      if (factor === 0) continue;
      for (let at = column; at < size; at += 1) {
        matrix[row * size + at] =
          float64At(matrix, row * size + at) - factor * float64At(matrix, column * size + at);
      }
      right[row] = float64At(right, row) - factor * float64At(right, column);
    }
  }
  return right.map((value, at) => value / float64At(matrix, at * size + at));
}

function pivotOf(matrix: Float64Array, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row += 1) {
    if (Math.abs(float64At(matrix, row * size + column)) > Math.abs(float64At(matrix, best * size + column)))
      best = row;
  }
  return best;
}

function swapRows(matrix: Float64Array, right: Float64Array, size: number, one: number, other: number): void {
  if (one === other) return;
  for (let at = 0; at < size; at += 1) {
    const kept = float64At(matrix, one * size + at);
    matrix[one * size + at] = float64At(matrix, other * size + at);
    matrix[other * size + at] = kept;
  }
  const kept = float64At(right, one);
  right[one] = float64At(right, other);
  right[other] = kept;
}
