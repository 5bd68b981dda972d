/** Means over a square window around every pixel, in the same time whatever the window. */

/** Writes the mean over (2 reach + 1)² to `to`, which may be `from`; at the borders over what there is. */
export function boxMean(
  from: Float32Array,
  width: number,
  height: number,
  reach: number,
  to: Float32Array,
): void {
  const across = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) rowMeans(from, y * width, width, reach, across);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(reach, height); y += 1) addRow(sums, across, y * width, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(sums, across, (y + reach) * width, 1);
    if (y - reach > 0) addRow(sums, across, (y - reach - 1) * width, -1);
    const share = 1 / (Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) to[at] = share * (sums[x] as number);
  }
}

function rowMeans(from: Float32Array, row: number, width: number, reach: number, to: Float32Array): void {
  let sum = 0;
  for (let x = 0; x < Math.min(reach, width); x += 1) sum += from[row + x] as number;
  const share = 1 / (2 * reach + 1);
  for (let x = 0; x < width; x += 1) {
    if (x + reach < width) sum += from[row + x + reach] as number;
    if (x - reach > 0) sum -= from[row + x - reach - 1] as number;
    const isWhole = x >= reach && x + reach < width;
    to[row + x] = isWhole ? sum * share : sum / (Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1);
  }
}

function addRow(sums: Float64Array, from: Float32Array, row: number, sign: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] = (sums[x] as number) + sign * (from[row + x] as number);
}
