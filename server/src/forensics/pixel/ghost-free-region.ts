/** The place where the ghost of an earlier saving is missing although the rest of the image has it. */
import { float64At, uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import type { Region } from '../file/compact-region.ts';
import type { Material } from '../material.ts';
import { type Cells, cellsOver, visitBlocks } from './cells.ts';
import { addGhost, earlierQualities, type GhostSums, noSums } from './earlier-quality.ts';
import { memoizeByImage } from './memoize-by-image.ts';
import { plausibleRegion } from './plausible-region.ts';
import { median } from './robust-regression.ts';
import { createSmoother } from './smooth.ts';

export interface GhostFreeRegion {
  /** 1 to 100: the quality of the earlier saving. */
  readonly quality: number;
  readonly region: Region;
  /** Per cell, in deviations: how far its ghost is below the usual one. */
  readonly missing: Float64Array;
}

/** In deviations; chosen on real photos and copies of them. */
const limit = 3.5;
/** How deep the ghost of the rest has to be, and what may be left of it in the region. */
const depthMin = 0.04;
const leftMax = 0.5;
const leastSpread = 0.012;
/** Rounded values a block: below, there is too little to say whether a ghost is there. */
const valuesMin = 1.2;
const spreadCells = 2;
/** Of the 192 values of a block. */
const clippedMax = 2;

export const ghostFreeRegion: (material: Material) => GhostFreeRegion | undefined = memoizeByImage(search);

function search({ dct, container, image }: Material): GhostFreeRegion | undefined {
  const cells = cellsOver(dct.blocksWide, dct.blocksHigh);
  for (const quality of earlierQualities(dct, container.jpeg)) {
    const found = missingAt({ dct, cells, quality, pixels: image.pixels });
    if (found) return { quality, ...found };
  }
  return undefined;
}

interface Question {
  readonly dct: Material['dct'];
  readonly cells: Cells;
  readonly quality: number;
  readonly pixels: Pixels;
}

function missingAt(question: Question): Omit<GhostFreeRegion, 'quality'> | undefined {
  const { depths, counts } = ghostDepths(question);
  const tells = (cell: number) => float64At(counts, cell) > valuesMin;
  const telling = depths.filter((_, cell) => tells(cell));
  if (telling.length < depths.length / 10) return undefined;
  const usual = median(telling);
  if (usual < depthMin) return undefined;
  const spread = 1.4826 * median(telling.map((value) => Math.abs(value - usual))) + leastSpread;
  const missing = depths.map((value, cell) => (tells(cell) ? Math.max(0, (usual - value) / spread) : 0));
  const isMissing = (cell: number) =>
    float64At(missing, cell) > limit && float64At(depths, cell) < leftMax * usual;
  const region = plausibleRegion(question.cells, isMissing);
  return region && { region, missing };
}

/** How deep the ghost is around each cell, and from how many values a block that is known. */
function ghostDepths({ dct, cells, quality, pixels }: Question): {
  readonly depths: Float64Array;
  readonly counts: Float64Array;
} {
  const sums: GhostSums[] = Array.from({ length: cells.width * cells.height }, noSums);
  const visits = new Float64Array(sums.length);
  visitBlocks(cells, dct.blocksWide, dct.blocksHigh, (cell, blockX, blockY) => {
    const sum = sums[cell];
    if (sum && !isClipped(pixels, blockX * 8, blockY * 8)) {
      addGhost(sum, dct, blockY * dct.blocksWide + blockX, quality);
    }
    visits[cell] = float64At(visits, cell) + 1;
  });
  const smooth = createSmoother(new Float64Array(sums.length).fill(1), cells, spreadCells);
  const perBlock = (value: (sum: GhostSums) => number) => {
    const means = new Float64Array(sums.length);
    sums.forEach((sum, cell) => {
      means[cell] = value(sum) / float64At(visits, cell);
    });
    return smooth(means);
  };
  const counts = perBlock(({ at }) => at.count);
  const errors = perBlock(({ at }) => at.error);
  const countsBeside = perBlock(({ beside }) => beside.count);
  const errorsBeside = perBlock(({ beside }) => beside.error);
  const depths = counts.map(
    (count, cell) =>
      float64At(errorsBeside, cell) / (float64At(countsBeside, cell) + 1) -
      float64At(errors, cell) / (count + 0.3),
  );
  return { depths, counts };
}

/**
 * Whether pixels of a block are at the end of a channel's range. What compression had put beyond was cut off there,
 * and with it the ghost: burnt-out skies, black shadows and pure red lack it in untouched photos.
 */
function isClipped({ width, rgb }: Pixels, left: number, top: number): boolean {
  let clipped = 0;
  for (let row = 0; row < 8; row += 1) {
    const first = ((top + row) * width + left) * 3;
    for (let at = first; at < first + 24; at += 1) {
      const value = uint8At(rgb, at);
      if (value <= 1 || value >= 254) clipped += 1;
    }
    if (clipped > clippedMax) return true;
  }
  return false;
}
