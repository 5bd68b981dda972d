/** Whether a JPEG was compressed before, with which steps, and as which quality. */

import { numberAt, uint16At } from '../../domain/array-values.ts';
import { bestEarlierStep, type EarlierStep } from './first-compression.ts';
import type { FrequencyCounts } from './level-counts.ts';
import { standardBrightness } from './standard-tables.ts';

export interface TracedFrequency extends EarlierStep {
  readonly counts: FrequencyCounts;
}

export interface EarlierCompression {
  /** The frequencies that show an earlier step. */
  readonly traced: readonly TracedFrequency[];
  /** In nats a coefficient: the median over the frequencies that hold enough. */
  readonly gain: number;
  /** The standard quality whose steps are nearest to the earlier ones; absent where none is near. */
  readonly quality?: number;
}

/** Levels other than 0 that a frequency needs to say anything. */
const levelsMin = 250;
/** Images compressed once stay below .005 (docs/encoders.md); the second term is what chance gives. */
const gainFrom = (levels: number): number => 0.008 + 10 / levels;

/** Undefined where the image shows no earlier compression or holds too little. */
export function findEarlierCompression(
  counts: readonly FrequencyCounts[],
): EarlierCompression | 'too little' | undefined {
  const readings = counts.flatMap((of) => {
    const levels = of.levels.reduce((sum, times, level) => (level === 0 ? sum : sum + times), 0);
    return levels < levelsMin
      ? []
      : [{ counts: of, levels, ...bestEarlierStep(of.levels, of.magnitudes, of.step) }];
  });
  if (readings.length < 3) return 'too little';
  const traced = readings.filter(({ gain, levels }) => gain >= gainFrom(levels));
  if (traced.length * 2 <= readings.length) return undefined;
  const gains = readings.map(({ gain }) => gain).sort((one, other) => one - other);
  const quality = qualityOfSteps(traced);
  return { traced, gain: numberAt(gains, gains.length >> 1), ...(quality === undefined ? {} : { quality }) };
}

function qualityOfSteps(traced: readonly TracedFrequency[]): number | undefined {
  let best = { quality: 0, distance: Number.POSITIVE_INFINITY };
  for (let quality = 100; quality >= 10; quality -= 1) {
    const table = standardBrightness(quality);
    const distances = traced.map(({ earlier, counts }) =>
      Math.abs(Math.log(earlier / uint16At(table, counts.place))),
    );
    const distance = distances.reduce((sum, value) => sum + value, 0) / traced.length;
    if (distance < best.distance) best = { quality, distance };
  }
  return best.distance < 0.12 ? best.quality : undefined;
}
