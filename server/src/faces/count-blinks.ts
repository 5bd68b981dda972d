/** Counts blinks: both eyes grow brighter at once, because the lid covers the dark of the iris, and dark again. */
import { numberAt } from '../domain/array-values.ts';
import type { FaceSample } from './face-sample.ts';
import { median, spread } from './robust.ts';
import { between } from './trembling.ts';

export interface Blinks {
  readonly count: number;
  /** How long eyes were watched in which a blink would have been seen. */
  readonly watchedSeconds: number;
}

/**
 * In which a blink shows: seen from the front, large enough, with eyes darker than the cheeks, and not behind dark
 * glasses (0.29 and 0.35 on photos, open eyes 0.54 and more).
 */
const turnedMax = 0.4;
const eyeDistanceMin = 30;
const openBrightnessMax = 0.62;
const brightestMin = 0.45;

/**
 * A closing lid made eyes brighter by 0.1 to 0.4 of the cheek on drawn lids over real faces, and never by less than
 * three deviations.
 */
const brighterMin = 0.08;
const deviationsMin = 3;

/** Longer closed eyes are no blink, but eyes that close all the same. */
export function countBlinks(samples: readonly FaceSample[]): Blinks {
  const times = samples.map(({ timeSeconds }) => timeSeconds);
  const brightness = samples.map(({ eyes }) => eyes.brightness);
  const usual = median(brightness);
  const limit = usual + Math.max(brighterMin, deviationsMin * spread(brightness, usual));
  const tells = ({ shape, eyes }: FaceSample) =>
    shape.turned <= turnedMax && shape.eyeDistance >= eyeDistanceMin && eyes.brightest >= brightestMin;
  const watched =
    usual <= openBrightnessMax ? between(times).filter((at) => tells(samples[at] as FaceSample)) : [];
  let [count, seconds] = [0, 0];
  for (const at of watched) {
    seconds += (numberAt(times, at + 1) - numberAt(times, at - 1)) / 2;
    if (numberAt(brightness, at) > limit && numberAt(brightness, at - 1) <= limit) count += 1;
  }
  return { count, watchedSeconds: seconds };
}
