/** The means of an image's blocks on all 64 places where a grid of eight by eight can begin. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { type CoarseMap, cellOf, coarseMap } from './coarse-map.ts';

export interface BlockMeans {
  readonly map: CoarseMap;
  /** 64 a block, at `8 * down + across` the one of the block moved so far; in JPEG's scale of the mean (sum / 8 - 1024). */
  readonly means: Float32Array;
  /** By block: its cell on the map. */
  readonly cells: Uint16Array;
  readonly count: number;
  readonly blocksByCell: Float32Array;
}

/** Evenly over the image: half a megapixel of them is enough, also for a coarse map. */
const blocksMax = 9_216;
/** Blocks whose means stay within this are flat: the same on every grid, they prove nothing. */
const flatWithin = 3;

export function blockMeans({ width, height, values }: Plane): BlockMeans {
  const [across, down] = [(width >> 3) - 1, (height >> 3) - 1];
  const map = coarseMap(across, down, 32, 3);
  const every = Math.max(1, Math.sqrt((across * down) / blocksMax));
  const [sampledAcross, sampledDown] = [Math.floor(across / every), Math.floor(down / every)];
  const means = new Float32Array(sampledAcross * sampledDown * 64);
  const cells = new Uint16Array(sampledAcross * sampledDown);
  const columns = new Float64Array(15);
  const blocksByCell = new Float32Array(map.width * map.height);
  let count = 0;
  for (let row = 0; row < sampledDown; row += 1) {
    for (let column = 0; column < sampledAcross; column += 1) {
      const [x, y] = [Math.floor(column * every), Math.floor(row * every)];
      measure(values, width, y * 8 * width + x * 8, columns, means, count * 64);
      if (isFlat(means, count * 64)) continue;
      const cell = cellOf(map, x, y);
      cells[count] = cell;
      blocksByCell[cell] = float32At(blocksByCell, cell) + 1;
      count += 1;
    }
  }
  return { map, means, cells, count, blocksByCell };
}

/**
 * Sums of columns first, then a window sliding over them. A decoder's brightness is a whole number before it becomes
 * red, green and blue: rounding gives that number back, and without it a plain colour would shift all means alike.
 */
function measure(
  values: Float32Array,
  width: number,
  corner: number,
  columns: Float64Array,
  to: Float32Array,
  at: number,
): void {
  for (let down = 0; down < 8; down += 1) {
    for (let x = 0; x < 15; x += 1) {
      let sum = 0;
      for (let y = down, from = corner + down * width + x; y < down + 8; y += 1, from += width)
        sum += Math.floor(float32At(values, from) + 0.5);
      columns[x] = sum;
    }
    let sum = 0;
    for (let x = 0; x < 8; x += 1) sum += float64At(columns, x);
    for (let across = 0; across < 8; across += 1) {
      to[at + down * 8 + across] = sum / 8 - 1024;
      if (across < 7) sum += float64At(columns, across + 8) - float64At(columns, across);
    }
  }
}

function isFlat(means: Float32Array, at: number): boolean {
  let [least, most] = [float32At(means, at), float32At(means, at)];
  for (let next = at + 1; next < at + 64; next += 1) {
    const mean = float32At(means, next);
    if (mean < least) least = mean;
    if (mean > most) most = mean;
  }
  return most - least < flatWithin;
}
