/** A part of an image that was compressed on another grid than the rest: it came from elsewhere, or was moved. */
import { float32At } from '../../domain/array-values.ts';
import type { BlockMeans } from './block-means.ts';
import { type CoarseMap, summedAround } from './coarse-map.ts';
import { heaviestRegion, type Region } from './compact-region.ts';

/** How well the means agree with multiples of one step: by grid (64 of them) and cell. */
export interface Round {
  readonly step: number;
  readonly sums: Float32Array;
}

export interface ForeignGrid {
  readonly across: number;
  readonly down: number;
  readonly step: number;
  readonly region: Region;
  /** How far the region's agreement is above what it has on the other grids, in deviations of those. */
  readonly deviations: number;
  readonly map: CoarseMap;
  /** By cell: deviations, 0 where they are not clear. */
  readonly weights: Float32Array;
}

const reach = 1;
const cellClearFrom = 5;
const shareMin = 0.01;
/** None of the evaluation's untouched photos reaches it (docs/encoders.md). */
const foreignFrom = 6;
/** How much the rest of the image may agree: in deviations, and as a part of what the region does. */
const elsewhereFrom = 3;
const restMax = 0.08;

/** The part that stands out most on a grid that has no line in common with the `known` ones. */
export function findForeignGrid(
  rounds: readonly Round[],
  { map, blocksByCell }: BlockMeans,
  known: readonly number[],
): ForeignGrid | undefined {
  const cellCount = map.width * map.height;
  let best: ForeignGrid | undefined;
  for (const { step, sums } of rounds) {
    for (let grid = 0; grid < 64; grid += 1) {
      if (known.some((own) => sharesLine(grid, own))) continue;
      const own = sums.subarray(grid * cellCount, (grid + 1) * cellCount);
      const weights = deviationsAround(own, map, blocksByCell);
      for (let cell = 0; cell < cellCount; cell += 1)
        if (float32At(weights, cell) < cellClearFrom) weights[cell] = 0;
      const region = heaviestRegion(weights, map.width);
      if (!region || region.share < shareMin) continue;
      const deviations = distinctness(sums, cellCount, region, grid, known);
      if (deviations < foreignFrom || deviations <= (best?.deviations ?? 0)) continue;
      if (isElsewhere(own, blocksByCell, region, map.width)) continue;
      best = { across: grid & 7, down: grid >> 3, step, region, deviations, map, weights };
    }
  }
  return best;
}

/** By cell, over its neighbourhood: how far the agreement is above chance. */
export function deviationsAround(
  sums: Float32Array,
  map: CoarseMap,
  blocksByCell: Float32Array,
): Float32Array {
  const near = summedAround(sums, map, reach);
  const counts = summedAround(blocksByCell, map, reach);
  // A cosine of something spread evenly has the variance one half; too few blocks are no sample.
  for (let cell = 0; cell < near.length; cell += 1)
    near[cell] = float32At(near, cell) / Math.sqrt(Math.max(float32At(counts, cell), 16) / 2);
  return near;
}

function distinctness(
  sums: Float32Array,
  cellCount: number,
  { cells }: Region,
  grid: number,
  known: readonly number[],
): number {
  let [own, total, squares, count] = [0, 0, 0, 0];
  for (let other = 0; other < 64; other += 1) {
    let sum = 0;
    for (const cell of cells) sum += float32At(sums, other * cellCount + cell);
    if (other === grid) own = sum;
    else if (!known.includes(other)) {
      total += sum;
      squares += sum * sum;
      count += 1;
    }
  }
  const mean = total / count;
  return (own - mean) / Math.sqrt(Math.max(squares / count - mean * mean, 1e-6));
}

/** Grids with a line in common leave traces in each other: which of the two it is cannot be told. */
export const sharesLine = (one: number, other: number): boolean =>
  one >> 3 === other >> 3 || (one & 7) === (other & 7);

/**
 * Whether the rest of the image agrees on that grid too: then it is not of a part. Away from the region by chance
 * alone; close to it more is allowed, because a part reaches beyond its clear cells.
 */
function isElsewhere(
  sums: Float32Array,
  blocksByCell: Float32Array,
  { cells }: Region,
  width: number,
): boolean {
  const [inside, near] = [new Uint8Array(sums.length), new Uint8Array(sums.length)];
  for (const cell of cells) {
    inside[cell] = 1;
    for (let down = -2; down <= 2; down += 1)
      for (let across = -2; across <= 2; across += 1) near[cell + down * width + across] = 1;
  }
  const part = agreementWhere(sums, blocksByCell, (cell) => inside[cell] === 1);
  const rest = agreementWhere(sums, blocksByCell, (cell) => inside[cell] === 0);
  const away = agreementWhere(sums, blocksByCell, (cell) => near[cell] === 0);
  return (
    away.deviations > elsewhereFrom || (rest.deviations > elsewhereFrom && rest.depth > restMax * part.depth)
  );
}

function agreementWhere(sums: Float32Array, blocksByCell: Float32Array, isWanted: (cell: number) => boolean) {
  let [sum, count] = [0, 0];
  for (let cell = 0; cell < sums.length; cell += 1) {
    if (!isWanted(cell)) continue;
    sum += float32At(sums, cell);
    count += float32At(blocksByCell, cell);
  }
  return count === 0
    ? { depth: 0, deviations: 0 }
    : { depth: sum / count, deviations: sum / Math.sqrt(count / 2) };
}
