/** Which step a frequency was rounded to before the one it is stored with: what every earlier step predicts, and how well. */
import { float64At } from '../../domain/array-values.ts';

/** Levels above are too rare to count on. */
export const levelMax = 20;
/** Magnitudes of a frequency are counted up to here; larger ones are rare in the frequencies looked at. */
export const magnitudeMax = 1024;
const earlierStepMax = 64;
/** What rounding the pixels to whole numbers adds to a frequency (1/12, doubled: twice decoded), in its own units. */
const noise = Math.sqrt(2 / 12);
/** Part of the coefficients that no model explains: keeps one odd block from deciding. */
const residuals = 0.04;

/** Shares of the levels 1 to `levelMax`, whatever their sign; the level 0 says too little and is left out. */
export type LevelShares = Float64Array;

/**
 * What levels to expect when a frequency of these magnitudes is rounded to `earlier` (0: not rounded) and then to
 * `step`. `magnitudes` counts the unrounded ones, in bins of one.
 */
export function expectedLevels(magnitudes: Float64Array, earlier: number, step: number): LevelShares {
  const shares = new Float64Array(levelMax + 1);
  const groups = earlier === 0 ? magnitudes.length : Math.ceil(magnitudes.length / earlier) + 1;
  for (let group = 0; group < groups; group += 1) {
    const weight =
      earlier === 0
        ? float64At(magnitudes, group)
        : between(magnitudes, (group - 0.5) * earlier, (group + 0.5) * earlier);
    if (weight === 0) continue;
    if (earlier === 0) add(shares, Math.round(group / step), weight);
    else spread(shares, (group * earlier) / step, noise / step, weight);
  }
  shares[0] = 0;
  return normalised(shares);
}

/** How much better, in nats a coefficient, `earlier` explains the levels seen than no earlier rounding at all. */
export function gainOf(seen: Float64Array, expected: LevelShares, single: LevelShares): number {
  let [gain, count] = [0, 0];
  for (let level = 1; level <= levelMax; level += 1) {
    const times = float64At(seen, level);
    gain += times * logRatio(expected, single, level);
    count += times;
  }
  return count === 0 ? 0 : gain / count;
}

export interface EarlierStep {
  readonly earlier: number;
  readonly gain: number;
  /** By level: positive where it speaks for the earlier rounding, negative where against; 0 at level 0. */
  readonly evidence: Float64Array;
}

/** The earlier step that explains the levels best. */
export function bestEarlierStep(seen: Float64Array, magnitudes: Float64Array, step: number): EarlierStep {
  const single = expectedLevels(magnitudes, 0, step);
  let best = { earlier: 0, gain: 0, expected: single };
  for (let earlier = 2; earlier <= earlierStepMax; earlier += 1) {
    if (earlier === step) continue;
    const expected = expectedLevels(magnitudes, earlier, step);
    const gain = gainOf(seen, expected, single);
    if (gain > best.gain) best = { earlier, gain, expected };
  }
  const evidence = new Float64Array(levelMax + 1);
  for (let level = 1; level <= levelMax; level += 1) evidence[level] = logRatio(best.expected, single, level);
  return { earlier: best.earlier, gain: best.gain, evidence };
}

function logRatio(expected: LevelShares, single: LevelShares, level: number): number {
  const alone = Math.max(single[level] as number, 1e-6);
  return Math.log(((1 - residuals) * (expected[level] as number) + residuals * alone) / alone);
}

function between(magnitudes: Float64Array, from: number, to: number): number {
  let sum = 0;
  const last = Math.min(magnitudes.length - 1, Math.ceil(to));
  for (let bin = Math.max(0, Math.floor(from)); bin <= last; bin += 1) {
    // A bin holds what lies half a unit around its whole number.
    const part = Math.min(bin + 0.5, to) - Math.max(bin - 0.5, from, 0);
    const width = bin === 0 ? 0.5 : 1;
    if (part > 0) sum += float64At(magnitudes, bin) * (part / width);
  }
  return sum;
}

function spread(shares: Float64Array, level: number, deviation: number, weight: number): void {
  const low = Math.floor(level);
  // Only the nearest border can be crossed by noise this small.
  const over = normalShare((level - low - 0.5) / deviation);
  add(shares, low, weight * (1 - over));
  add(shares, low + 1, weight * over);
}

function add(shares: Float64Array, level: number, weight: number): void {
  if (level <= levelMax) shares[level] = float64At(shares, level) + weight;
}

/** Share of the normal distribution below, to three decimals: a logistic curve does. */
const normalShare = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

function normalised(shares: Float64Array): LevelShares {
  let sum = 0;
  for (const share of shares) sum += share;
  return sum === 0 ? shares : shares.map((share) => share / sum);
}
