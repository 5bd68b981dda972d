/** An image mirrored left to right, or flipped top to bottom. */
import type { Luminance } from './small-luminance.ts';

export function flipLuminance(
  { width, height, values }: Luminance,
  { columns, rows }: { readonly columns: boolean; readonly rows: boolean },
): Luminance {
  const flipped = new Float32Array(values.length);
  for (let row = 0; row < height; row += 1) {
    const from = (rows ? height - 1 - row : row) * width;
    const line = flipped.subarray(row * width, (row + 1) * width);
    line.set(values.subarray(from, from + width));
    if (columns) line.reverse();
  }
  return { width, height, values: flipped };
}
