/** Whether an image that is no JPEG now was one before: its frequencies are then still multiples of an encoder's steps. */
import { float32At, float64At, numberAt, uint16At } from '../../domain/array-values.ts';
import type { Material } from '../material.ts';
import { lowFrequencies } from './low-frequencies.ts';
import { standardBrightness } from './standard-tables.ts';

export interface JpegTraces {
  /** The standard quality whose steps fit best. */
  readonly quality: number;
  /** 0 none, 1 every frequency is a multiple of its step. */
  readonly fit: number;
}

const blocksMax = 16_384;
/** Below 30 nearly everything is rounded to 0; above 97 the steps are no larger than the rounding of pixels. */
const [qualityMin, qualityMax] = [30, 97];
/** None of 96 images scaled after their JPEG reaches it (docs/encoders.md). */
const fitMin = 0.35;
const valuesMin = 400;
/** Bins that a unit is counted in. */
const fine = 4;
const magnitudeMax = 512;

/** Undefined where no earlier JPEG on the grid of the corner shows. */
export function findJpegTraces({ dct }: Material): JpegTraces | undefined {
  const counts = countMagnitudes(dct.coefficients, dct.blocksWide * dct.blocksHigh);
  let best: JpegTraces | undefined;
  // From above: where the steps of two qualities are alike, the better one is named.
  for (let quality = qualityMax; quality >= qualityMin; quality -= 1) {
    const fit = fitOf(counts, standardBrightness(quality));
    if (fit > (best?.fit ?? fitMin)) best = { quality, fit };
  }
  return best;
}

function countMagnitudes(coefficients: Float32Array, blocks: number): Float64Array[] {
  const counts = lowFrequencies.map(() => new Float64Array(magnitudeMax * fine));
  const every = Math.max(1, Math.floor(blocks / blocksMax));
  for (let block = 0; block < blocks; block += every) {
    lowFrequencies.forEach((place, at) => {
      const bin = Math.round(Math.abs(float32At(coefficients, block * 64 + place)) * fine);
      const count = counts[at] as Float64Array;
      if (bin < count.length) count[bin] = float64At(count, bin) + 1;
    });
  }
  return counts;
}

/** The mean cosine of magnitude by step, over what is not rounded to 0; a table of any other quality gives about 0. */
function fitOf(counts: readonly Float64Array[], steps: Uint16Array): number {
  let [fit, frequencies] = [0, 0];
  counts.forEach((count, at) => {
    const step = uint16At(steps, numberAt(lowFrequencies, at));
    let [sum, values] = [0, 0];
    for (let bin = Math.ceil(0.5 * step * fine); bin < count.length; bin += 1) {
      const times = float64At(count, bin);
      if (times === 0) continue;
      sum += times * Math.cos((2 * Math.PI * bin) / (step * fine));
      values += times;
    }
    if (step < 2 || values < valuesMin) return;
    fit += sum / values;
    frequencies += 1;
  });
  return frequencies < 3 ? 0 : fit / frequencies;
}
