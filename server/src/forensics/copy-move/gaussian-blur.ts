/** Blurs a plane as a lens out of focus would, by rows and then by columns. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';

/** Borders are repeated outwards. */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  const kernel = gaussianKernel(sigma);
  const { width, height } = plane;
  const across = new Float32Array(width * height);
  const reach = kernel.length - 1;
  const line = new Float32Array(width + 2 * reach);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    line.fill(float32At(plane.values, from), 0, reach);
    line.set(plane.values.subarray(from, from + width), reach);
    line.fill(float32At(plane.values, from + width - 1), reach + width);
    mix(line, across, from, width, kernel, (tap) => reach + tap);
  }
  const values = new Float32Array(width * height);
  const last = height - 1;
  for (let y = 0; y < height; y += 1) {
    mix(across, values, y * width, width, kernel, (tap) => Math.max(0, Math.min(last, y + tap)) * width);
  }
  return { width, height, values };
}

/** The middle and one side, since the other is the same; the side's length is a multiple of three. */
function gaussianKernel(sigma: number): Float64Array {
  const reach = Math.max(1, Math.ceil(2.7 * sigma));
  const kernel = new Float64Array(3 * Math.ceil(reach / 3) + 1);
  let sum = 0;
  for (let tap = 0; tap <= reach; tap += 1) {
    const weight = Math.exp((-tap * tap) / (2 * sigma * sigma));
    kernel[tap] = weight;
    sum += tap === 0 ? weight : 2 * weight;
  }
  return kernel.map((weight) => weight / sum);
}

/** A row of sums, three taps on both sides at a time: each pass over the row costs more than the arithmetic in it. */
function mix(
  from: Float32Array,
  to: Float32Array,
  target: number,
  width: number,
  kernel: Float64Array,
  rowOf: (tap: number) => number,
): void {
  const middle = rowOf(0);
  let own = float64At(kernel, 0);
  for (let tap = 1; tap < kernel.length; tap += 3) {
    const [a, b, c] = [float64At(kernel, tap), float64At(kernel, tap + 1), float64At(kernel, tap + 2)];
    const [a0, b0, c0] = [rowOf(-tap), rowOf(-tap - 1), rowOf(-tap - 2)];
    const [a1, b1, c1] = [rowOf(tap), rowOf(tap + 1), rowOf(tap + 2)];
    const rest = own === 0 ? 1 : 0;
    for (let x = 0; x < width; x += 1) {
      to[target + x] =
        rest * float32At(to, target + x) +
        own * float32At(from, middle + x) +
        a * (float32At(from, a0 + x) + float32At(from, a1 + x)) +
        b * (float32At(from, b0 + x) + float32At(from, b1 + x)) +
        c * (float32At(from, c0 + x) + float32At(from, c1 + x));
    }
    own = 0;
  }
}
