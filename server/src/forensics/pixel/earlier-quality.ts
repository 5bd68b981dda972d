/** At which quality an image was saved before: requantised at that quality, it changes less than just above or below. */
import { float32At, float64At, numberAt } from '../../domain/array-values.ts';
import type { JpegStructure } from '../../media/containers/container.ts';
import { standardBrightness } from '../file/standard-tables.ts';
import type { BlockDct } from '../plane.ts';

const qualityMin = 50;
const qualityMax = 97;
/** Looked at beside each quality, where its ghost has faded. */
const besides = [-5, -4, -3, 3, 4, 5];

/** The low frequencies: others are mostly zero after any compression. */
const frequencies = Array.from({ length: 64 }, (_, at) => at).filter((at) => {
  const sum = (at >> 3) + (at & 7);
  return sum > 0 && sum <= 4;
});

/** The steps at these frequencies, by quality from 0 to 102; above 100 as at 100. */
const steps = Array.from({ length: qualityMax + 6 }, (_, quality) => {
  const table = standardBrightness(Math.min(100, Math.max(1, quality)));
  return Float64Array.from(frequencies, (at) => table[at] ?? 1);
});
const stepsAt = (quality: number): Float64Array =>
  steps[quality] ?? new Float64Array(frequencies.length).fill(1);

/** Rounding errors in parts of a step, added up, and how many values were rounded: their ratio is ¼ by chance. */
export interface Rounding {
  error: number;
  count: number;
}

/** Adds a block's rounding at a quality's steps; values below half a step say nothing and are left out. */
function addRounding(to: Rounding, { coefficients }: BlockDct, block: number, sizes: Float64Array): void {
  const first = block * 64;
  for (let at = 0; at < sizes.length; at += 1) {
    const levels =
      Math.abs(float32At(coefficients, first + numberAt(frequencies, at))) / float64At(sizes, at);
    if (levels <= 0.5) continue;
    to.error += Math.abs(levels - Math.floor(levels + 0.5));
    to.count += 1;
  }
}

/** The rounding at a quality, and beside it. */
export interface GhostSums {
  readonly at: Rounding;
  readonly beside: Rounding;
}
export const noSums = (): GhostSums => ({ at: { error: 0, count: 0 }, beside: { error: 0, count: 0 } });

export function addGhost(sums: GhostSums, dct: BlockDct, block: number, quality: number): void {
  addRounding(sums.at, dct, block, stepsAt(quality));
  for (const offset of besides) addRounding(sums.beside, dct, block, stepsAt(quality + offset));
}

/** How much less an image changes at the quality than beside it: 0 without a ghost, up to ¼ with a sharp one. */
const depth = (beside: Rounding, at: Rounding): number =>
  beside.error / (beside.count + 1e-6) - at.error / (at.count + 1e-6);

/** Fewer blocks are enough to see whether there is a ghost at all. */
const blocksMax = 2048;
const depthMin = 0.03;
const qualitiesMax = 3;

/** The qualities of which the whole image holds a ghost, the deepest first; lower than the file's own. */
export function earlierQualities(dct: BlockDct, jpeg: JpegStructure | undefined): number[] {
  const blocks = dct.blocksWide * dct.blocksHigh;
  const stride = Math.max(1, Math.ceil(blocks / blocksMax));
  const curve = new Map<number, Rounding>();
  for (let quality = qualityMin - 5; quality <= qualityMax + 5; quality += 1) {
    const sum: Rounding = { error: 0, count: 0 };
    for (let block = 0; block < blocks; block += stride) addRounding(sum, dct, block, stepsAt(quality));
    curve.set(quality, sum);
  }
  const depthAt = (quality: number): number => {
    const at = curve.get(quality);
    if (!at) return 0;
    const beside = { error: 0, count: 0 };
    for (const offset of besides) {
      const other = curve.get(quality + offset);
      beside.error += other?.error ?? 0;
      beside.count += other?.count ?? 0;
    }
    return depth(beside, at);
  };
  const found = [];
  const highest = Math.min(qualityMax, ownQuality(jpeg) - 3);
  for (let quality = qualityMin; quality <= highest; quality += 1) {
    const deep = depthAt(quality);
    if (deep < depthMin) continue;
    if (deep >= depthAt(quality - 1) && deep > depthAt(quality + 1)) found.push({ quality, deep });
  }
  return found
    .toSorted((a, b) => b.deep - a.deep)
    .slice(0, qualitiesMax)
    .map(({ quality }) => quality);
}

/**
 * The quality a JPEG has now, by the nearest standard table; other files keep any quality. All of a JPEG has the ghost
 * of its own quality, and coarser steps than before leave of the earlier ones only what looks like a ghost.
 */
function ownQuality(jpeg: JpegStructure | undefined): number {
  const own = jpeg?.quantisation[jpeg.components[0]?.table ?? 0];
  if (!own) return Number.POSITIVE_INFINITY;
  const distances = steps.map((sizes) =>
    sizes.reduce((sum, step, at) => sum + Math.abs(step - (own[numberAt(frequencies, at)] ?? 1)), 0),
  );
  return distances.indexOf(Math.min(...distances.slice(1)), 1);
}
