/** Box filter: means over a square window around every pixel, in the same time whatever the window. */
import { float32At, float64At } from '../../domain/array-values.ts';

/** Writes the mean over (2 reach + 1)² to `to`; at the borders over what there is. */
export function boxMean(
  from: Float32Array,
  width: number,
  height: number,
  reach: number,
  to: Float32Array,
): void {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let [sum, count] = [0, 0];
    for (let x = 0; x < Math.min(reach, width); x += 1, count += 1) sum += float32At(from, row + x);
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) {
        sum += float32At(from, row + x + reach);
        count += 1;
      }
      across[row + x] = sum / count;
      if (x >= reach) {
        sum -= float32At(from, row + x - reach);
        count -= 1;
      }
    }
  }
  const sums = new Float64Array(width);
  let count = 0;
  for (let y = -reach; y < height; y += 1) {
    const entering = y + reach;
    if (entering < height) {
      count += 1;
      for (let x = 0; x < width; x += 1)
        sums[x] = float64At(sums, x) + float32At(across, entering * width + x);
    }
    if (y < 0) continue;
    for (let x = 0; x < width; x += 1) to[y * width + x] = float64At(sums, x) / count;
    if (y >= reach) {
      count -= 1;
      const leaving = (y - reach) * width;
      for (let x = 0; x < width; x += 1) sums[x] = float64At(sums, x) - float32At(across, leaving + x);
    }
  }
}
