/** How often each level occurs in a JPEG's low frequencies, beside what the image would give without its grid. */
import { float32At, float64At } from '../../domain/array-values.ts';
import type { Material } from '../material.ts';
import { levelMax, magnitudeMax } from './first-compression.ts';
import { lowFrequencies, transformLow } from './low-frequencies.ts';
import type { Steps } from './standard-tables.ts';

export interface FrequencyCounts {
  /** Place in the block, in rows of eight. */
  readonly place: number;
  readonly step: number;
  /** By level, whatever its sign. */
  readonly levels: Float64Array;
  /** By magnitude, on a grid moved by half a block: nearly what was there before any rounding. */
  readonly magnitudes: Float64Array;
}

/** Two megapixels of blocks say as much as all of them. */
const blocksMax = 32_768;
/** A frequency further than this from every multiple of its step was clipped at black or white: it proves nothing. */
const clippedFrom = 1.5;

export function countLevels({ dct, luminance }: Material, steps: Steps): FrequencyCounts[] {
  const counts = lowFrequencies.map((place) => ({
    place,
    step: Math.max(1, steps[place] ?? 1),
    levels: new Float64Array(levelMax + 1),
    magnitudes: new Float64Array(magnitudeMax + 1),
  }));
  const moved = new Float64Array(64);
  const [across, down] = [dct.blocksWide - 1, dct.blocksHigh - 1];
  const every = Math.max(1, Math.floor((across * down) / blocksMax));
  for (let at = 0; at < across * down; at += every) {
    const [x, y] = [at % across, Math.floor(at / across)];
    const first = (y * dct.blocksWide + x) * 64;
    if (isClipped(dct.coefficients, first, steps)) continue;
    transformLow(luminance, x * 8 + 4, y * 8 + 4, moved);
    for (const { place, step, levels, magnitudes } of counts) {
      countIn(levels, Math.abs(Math.round(float32At(dct.coefficients, first + place) / step)));
      countIn(magnitudes, Math.round(Math.abs(float64At(moved, place))));
    }
  }
  return counts;
}

export function isClipped(coefficients: Float32Array, first: number, steps: Steps): boolean {
  for (const place of lowFrequencies) {
    const value = float32At(coefficients, first + place);
    const step = Math.max(1, steps[place] ?? 1);
    if (Math.abs(value - Math.round(value / step) * step) > clippedFrom) return true;
  }
  return false;
}

function countIn(counts: Float64Array, at: number): void {
  if (at < counts.length) counts[at] = float64At(counts, at) + 1;
}
