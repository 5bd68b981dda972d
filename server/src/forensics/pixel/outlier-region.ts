/** When a place stands out clearly enough to be told, and how deviations become heat. */
import { float64At } from '../../domain/array-values.ts';
import type { Region } from '../file/compact-region.ts';
import type { Heat, Material } from '../material.ts';
import type { Cells } from './cells.ts';
import { plausibleRegion } from './plausible-region.ts';
import type { Deviations } from './trace-deviations.ts';

/** Where there is less texture than this, what stands out is sky, wall or blur. */
const tellingMin = 0.3;

/** The one compact, textured place whose cells are all above `limit`. */
export const outlierRegion = (
  { cells, telling }: Deviations,
  values: Float64Array,
  limit: number,
): Region | undefined =>
  plausibleRegion(cells, (cell) => float64At(values, cell) > limit && float64At(telling, cell) > tellingMin);

/** An image of fewer cells has no "rest" to compare a place with. */
const cellsPerSideMin = 12;

export const isTooSmall = ({ dct }: Material): boolean =>
  Math.min(dct.blocksWide, dct.blocksHigh) < cellsPerSideMin;

/** Usual places are cold; six deviations and texture enough to be sure are hottest. */
export function heatOf({ cells, telling }: Deviations, far: Float64Array): Heat {
  return heatFrom(cells, (cell) => ((float64At(far, cell) - 1) / 5) * float64At(telling, cell));
}

export function heatFrom({ width, height }: Cells, value: (cell: number) => number): Heat {
  const values = Float32Array.from({ length: width * height }, (_, cell) =>
    Math.min(1, Math.max(0, value(cell))),
  );
  return { width, height, values };
}
