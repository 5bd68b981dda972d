/** What one 8×8 block tells of its making: how it bears being compressed again, its noise, its colours. */
import { float32At, float64At, uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import { standardBrightness } from '../file/standard-tables.ts';
import type { BlockDct, Plane } from '../plane.ts';

export const ghostQualities = [55, 65, 75, 80, 85] as const;
export const errorQualities = [90, 95] as const;
const qualities = [...ghostQualities, ...errorQualities];
const tables = qualities.map((quality) => Float64Array.from(standardBrightness(quality)));
const inverses = tables.map((table) => table.map((step) => 1 / step));

/** In the order in which `readBlock` writes them. Errors, texture and noise are logarithms. */
export const traceNames = [
  'brightness',
  'clipped',
  'texture',
  'noise',
  'noiseBlue',
  'noiseRed',
  'edgesOfColour',
  'blue',
  'red',
  ...qualities.map((quality) => `error${quality}` as const),
] as const;
export type TraceName = (typeof traceNames)[number];

/** Low frequencies carry what the image shows rather than how it was made. */
const lowFrequencies = Array.from({ length: 64 }, (_, at) => at).filter((at) => {
  const sum = (at >> 3) + (at & 7);
  return sum > 0 && sum <= 3;
});

/** Ten pixels a side: the block and one pixel around it. */
const side = 10;
export interface Scratch {
  readonly luma: Float32Array;
  readonly blue: Float32Array;
  readonly red: Float32Array;
}
export const createScratch = (): Scratch => ({
  luma: new Float32Array(side * side),
  blue: new Float32Array(side * side),
  red: new Float32Array(side * side),
});

/** Adds the traces of a block to `sums`, from `at` on. */
export function readBlock(
  { luminance, pixels, dct }: { luminance: Plane; pixels: Pixels; dct: BlockDct },
  blockX: number,
  blockY: number,
  scratch: Scratch,
  sums: Float64Array,
  at: number,
): void {
  copyAround(luminance, pixels, blockX * 8, blockY * 8, scratch);
  const { luma, blue, red } = scratch;
  const { coefficients } = dct;
  const first = (blockY * dct.blocksWide + blockX) * 64;
  let place = at;
  const add = (value: number) => {
    sums[place] = float64At(sums, place) + value;
    place += 1;
  };
  add(float32At(coefficients, first) / 8 + 128);
  add(clippedShare(luma));
  add(Math.log(energy(coefficients, first) + 1));
  add(Math.log(roughness(luma) + 0.1));
  add(Math.log(roughness(blue) + 0.1));
  add(Math.log(roughness(red) + 0.1));
  add(Math.log(meanStep(blue) + meanStep(red) + 0.1));
  add(mean(blue));
  add(mean(red));
  for (let at = 0; at < tables.length; at += 1) {
    add(Math.log(requantisationError(coefficients, first, at) + 0.05));
  }
}

/** At the image's edge the outermost pixels are repeated. */
function copyAround(luminance: Plane, { rgb }: Pixels, left: number, top: number, scratch: Scratch): void {
  const { width, height, values } = luminance;
  const { luma, blue, red } = scratch;
  for (let row = 0, to = 0; row < side; row += 1) {
    const line = Math.min(height - 1, Math.max(0, top + row - 1)) * width;
    for (let column = 0; column < side; column += 1, to += 1) {
      const x = left + column - 1;
      const from = line + (x < 0 ? 0 : x >= width ? width - 1 : x);
      const bright = float32At(values, from);
      luma[to] = bright;
      blue[to] = (uint8At(rgb, from * 3 + 2) - bright) * 0.564;
      red[to] = (uint8At(rgb, from * 3) - bright) * 0.713;
    }
  }
}

/** Mean square of what rounding to a table's steps takes away; the mean brightness (the first) is left out. */
function requantisationError(coefficients: Float32Array, first: number, quality: number): number {
  const [table, inverse] = [tables[quality], inverses[quality]];
  if (!table || !inverse) return 0;
  let sum = 0;
  for (let at = 1; at < 64; at += 1) {
    const value = Math.abs(float32At(coefficients, first + at));
    const lost = value - float64At(table, at) * Math.floor(value * float64At(inverse, at) + 0.5);
    sum += lost * lost;
  }
  return sum / 64;
}

function energy(coefficients: Float32Array, first: number): number {
  let sum = 0;
  for (const at of lowFrequencies) sum += float32At(coefficients, first + at) ** 2;
  return sum / lowFrequencies.length;
}

/** Second differences both ways: blind to edges and slopes, so that mostly noise is left. */
function roughness(values: Float32Array): number {
  let sum = 0;
  for (let row = 1; row <= 8; row += 1) {
    for (let at = row * side + 1; at <= row * side + 8; at += 1) {
      const corners =
        float32At(values, at - side - 1) +
        float32At(values, at - side + 1) +
        float32At(values, at + side - 1) +
        float32At(values, at + side + 1);
      const sides =
        float32At(values, at - side) +
        float32At(values, at + side) +
        float32At(values, at - 1) +
        float32At(values, at + 1);
      sum += Math.abs(corners - 2 * sides + 4 * float32At(values, at));
    }
  }
  return sum / 64;
}

function meanStep(values: Float32Array): number {
  let sum = 0;
  for (let row = 1; row <= 8; row += 1) {
    for (let at = row * side + 1; at <= row * side + 8; at += 1) {
      sum += Math.abs(float32At(values, at + 1) - float32At(values, at));
    }
  }
  return sum / 64;
}

function mean(values: Float32Array): number {
  let sum = 0;
  for (let row = 1; row <= 8; row += 1) {
    for (let at = row * side + 1; at <= row * side + 8; at += 1) sum += float32At(values, at);
  }
  return sum / 64;
}

/** Pixels so dark or so bright that their noise is cut off. */
function clippedShare(luma: Float32Array): number {
  let count = 0;
  for (let row = 1; row <= 8; row += 1) {
    for (let at = row * side + 1; at <= row * side + 8; at += 1) {
      const value = float32At(luma, at);
      if (value < 8 || value > 247) count += 1;
    }
  }
  return count / 64;
}
