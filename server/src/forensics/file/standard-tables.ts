/** JPEG's example tables of steps and how the usual library scales them by a quality of 1 to 100. */
import { uint16At } from '../../domain/array-values.ts';
import { lowFrequencies } from './low-frequencies.ts';

/** ITU-T T.81, Annex K.1, tables K.1 (brightness) and K.2 (colour); in rows. */
const brightness = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const colour = [
  17,
  18,
  24,
  47,
  99,
  99,
  99,
  99,
  18,
  21,
  26,
  66,
  99,
  99,
  99,
  99,
  24,
  26,
  56,
  99,
  99,
  99,
  99,
  99,
  47,
  66,
  99,
  99,
  99,
  99,
  99,
  99,
  ...new Array<number>(32).fill(99),
];

export type Steps = ArrayLike<number>;

/** The library's rule: 50 leaves a table as it is, 100 makes every step 1. */
export function scaled(base: Steps, quality: number): Uint16Array {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return Uint16Array.from(base, (step) =>
    Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100))),
  );
}

const qualities = Array.from({ length: 100 }, (_, at) => at + 1);
const brightnessTables = qualities.map((quality) => scaled(brightness, quality));
const colourTables = qualities.map((quality) => scaled(colour, quality));

export const standardBrightness = (quality: number): Uint16Array =>
  brightnessTables[quality - 1] ?? new Uint16Array(64);

export interface Quality {
  /** 1 to 100; of tables of another kind the quality whose steps are as coarse in the low frequencies. */
  readonly quality: number;
  /** Whether the tables are the standard ones at that quality, step by step. */
  readonly isExact: boolean;
  /** How far the low frequencies' steps are from the standard ones, as a mean logarithm: 0 exact, 0.1 about ten percent. */
  readonly distance: number;
}

/** The mean and what the eye sees most of; encoders differ widely in how they treat the rest. */
const weighty = [0, ...lowFrequencies];

/** `chroma` is absent in images without colour. */
export function qualityOf(luma: Steps, chroma?: Steps): Quality {
  let best: Quality = { quality: 1, isExact: false, distance: Number.POSITIVE_INFINITY };
  // From above: where two qualities are as near, the better one is named.
  for (let quality = 100; quality >= 1; quality -= 1) {
    const own = brightnessTables[quality - 1] as Uint16Array;
    if (isSame(luma, own) && (!chroma || isSame(chroma, colourTables[quality - 1] as Uint16Array)))
      return { quality, isExact: true, distance: 0 };
    const distance = distanceOf(luma, own);
    if (distance < best.distance) best = { quality, isExact: false, distance };
  }
  return best;
}

function isSame(steps: Steps, standard: Uint16Array): boolean {
  return standard.every((step, at) => step === steps[at]);
}

function distanceOf(steps: Steps, standard: Uint16Array): number {
  const logarithms = weighty.map((at) => Math.log(Math.max(1, steps[at] ?? 1) / uint16At(standard, at)));
  return Math.abs(logarithms.reduce((sum, value) => sum + value, 0)) / weighty.length;
}
