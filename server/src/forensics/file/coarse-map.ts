/** A coarse map over an image's blocks of eight: cells of whole blocks, summed and smoothed. */
import { float32At } from '../../domain/array-values.ts';

export interface CoarseMap {
  readonly width: number;
  readonly height: number;
  /** Blocks a cell has on each side. */
  readonly cellBlocks: number;
}

/** `cellsMax` along the longer side, and at least `blocksMin` blocks along the side of a cell. */
export function coarseMap(
  blocksWide: number,
  blocksHigh: number,
  cellsMax: number,
  blocksMin: number,
): CoarseMap {
  const cellBlocks = Math.max(blocksMin, Math.ceil(Math.max(blocksWide, blocksHigh) / cellsMax));
  return {
    width: Math.ceil(blocksWide / cellBlocks),
    height: Math.ceil(blocksHigh / cellBlocks),
    cellBlocks,
  };
}

export const cellOf = ({ width, cellBlocks }: CoarseMap, blockX: number, blockY: number): number =>
  Math.floor(blockY / cellBlocks) * width + Math.floor(blockX / cellBlocks);

/** Every cell becomes the sum of the cells up to `reach` away: sums of evidence stay sums of evidence. */
export function summedAround(
  values: Float32Array,
  { width, height }: CoarseMap,
  reach: number,
): Float32Array {
  const rows = new Float32Array(values.length);
  const sums = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let near = Math.max(0, x - reach); near <= Math.min(width - 1, x + reach); near += 1)
        rows[y * width + x] = float32At(rows, y * width + x) + float32At(values, y * width + near);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let near = Math.max(0, y - reach); near <= Math.min(height - 1, y + reach); near += 1)
        sums[y * width + x] = float32At(sums, y * width + x) + float32At(rows, near * width + x);
  return sums;
}
