/**
 * How far each place of an image is from the rest of it, trace by trace, in units of
 * the median absolute deviation (MAD), once its content has explained its part.
 */
import { float64At, uint16At } from '../../domain/array-values.ts';
import type { Material } from '../material.ts';
import {
  createScratch,
  errorQualities,
  ghostQualities,
  readBlock,
  type TraceName,
  traceNames,
} from './block-traces.ts';
import { type Cells, cellsOver, visitBlocks } from './cells.ts';
import { memoizeByImage } from './memoize-by-image.ts';
import { median, residuals, termsOf } from './robust-regression.ts';
import { type Colours, createSmoother } from './smooth.ts';

/** `error`, `ghosts`: how a place bears compression; `noise`, `grain`: of brightness and of colour; `colour`: the colour itself. */
export const deviationNames = ['error', 'ghosts', 'noise', 'grain', 'colour'] as const;
export type OddityName = (typeof deviationNames)[number];

export interface Deviations {
  readonly cells: Cells;
  /** In usual deviations of this very image, 0 to 6; cells in rows. */
  readonly far: Readonly<Record<OddityName, Float64Array>>;
  /** 0 to 1: whether a place has texture enough to carry traces. Sky, blur and walls have little. */
  readonly telling: Float64Array;
  readonly colours: Colours;
}

const made: Readonly<Record<OddityName, readonly TraceName[]>> = {
  error: errorQualities.map((quality) => `error${quality}` as const),
  ghosts: ghostQualities.map((quality) => `error${quality}` as const),
  noise: ['noise'],
  grain: ['noiseBlue', 'noiseRed', 'edgesOfColour'],
  colour: ['blue', 'red'],
};

/** Differences below this mean nothing, however even the rest: in logarithms, and in steps of colour. */
const leastSpread = { log: 0.03, colour: 1 };
const farMax = 6;
const spreadCells = 2;
/** Cells mostly of black or burnt-out pixels have no say. */
const clippedMax = 0.3;

function measure(material: Material): Deviations {
  const traces = tracesOf(material);
  const { cells } = traces;
  const weights = traces.of('clipped').map((share) => (share < clippedMax ? 1.001 : 0.001));
  const brightness = traces.of('brightness');
  const texture = traces.of('texture');
  const byContent = termsOf([brightness, texture]);
  const byBrightness = termsOf([brightness]);
  const smooth = createSmoother(weights, cells, spreadCells);
  const far = (name: OddityName): Float64Array => {
    const squares = new Float64Array(brightness.length);
    for (const trace of made[name]) {
      const left = residuals(traces.of(trace), name === 'colour' ? byBrightness : byContent, weights);
      const deviations = inDeviations(smooth(left), leastSpread[name === 'colour' ? 'colour' : 'log']);
      for (let cell = 0; cell < squares.length; cell += 1) {
        squares[cell] =
          float64At(squares, cell) + Math.min(farMax, Math.abs(float64At(deviations, cell))) ** 2;
      }
    }
    return squares.map((sum) => Math.sqrt(sum / made[name].length));
  };
  const everywhere = new Float64Array(brightness.length).fill(1);
  const evened = createSmoother(everywhere, cells, 1.5)(texture);
  const usual = median(evened);
  return {
    cells,
    far: {
      error: far('error'),
      ghosts: far('ghosts'),
      noise: far('noise'),
      grain: far('grain'),
      colour: far('colour'),
    },
    telling: evened.map((value) => 1 / (1 + Math.exp(usual - value))),
    colours: { brightness, blue: traces.of('blue'), red: traces.of('red') },
  };
}

export const deviationsOf: (material: Material) => Deviations = memoizeByImage(measure);

function inDeviations(values: Float64Array, least: number): Float64Array {
  const middle = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle))) + least;
  return values.map((value) => (value - middle) / spread);
}

interface Traces {
  readonly cells: Cells;
  /** The mean of a trace over each cell, cells in rows. */
  of(name: TraceName): Float64Array;
}

/** The traces of an image's making, cell by cell. */
function tracesOf({ luminance, dct, image }: Material): Traces {
  const { blocksWide, blocksHigh } = dct;
  const cells = cellsOver(blocksWide, blocksHigh);
  const count = cells.width * cells.height;
  const sums = new Float64Array(count * traceNames.length);
  const visits = new Uint16Array(count);
  const scratch = createScratch();
  const source = { luminance, dct, pixels: image.pixels };
  visitBlocks(cells, blocksWide, blocksHigh, (cell, blockX, blockY) => {
    readBlock(source, blockX, blockY, scratch, sums, cell * traceNames.length);
    visits[cell] = uint16At(visits, cell) + 1;
  });
  return {
    cells,
    of: (name) => {
      const means = new Float64Array(count);
      const stride = traceNames.length;
      for (let cell = 0, at = traceNames.indexOf(name); cell < count; cell += 1, at += stride) {
        means[cell] = float64At(sums, at) / uint16At(visits, cell);
      }
      return means;
    },
  };
}
