/** The numbers of one face over time that a face put in later would change. */
import { type Blinks, countBlinks } from './count-blinks.ts';
import { elsewherePlaces, type FaceSample, type Measures } from './face-sample.ts';
import type { FaceTrack } from './face-tracks.ts';
import { sectorCount } from './measure-outline.ts';
import { pointsTrembling } from './points-trembling.ts';
import { median } from './robust.ts';
import { between, tremblingOf } from './trembling.ts';

/** NaN where it could not be measured. */
export interface TrackNumbers {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** How sure the detector was, on average. */
  readonly score: number;
  /** Calm moments that were close enough together to see anything tremble. */
  readonly moments: number;
  /** How long the face was measured closely, in all. */
  readonly watchedSeconds: number;
  /** Between the eyes, in pixels of the measured frames. */
  readonly eyeDistance: number;
  /** 0 from the front to 1 from the side. */
  readonly turned: number;
  /** In distances between the eyes. */
  readonly points: number;
  /** In grey levels: brightness or colours, whichever trembles more, against those of the ring around. */
  readonly colour: Compared;
  /** Natural logarithm: below 0 the face is softer than what is around it. */
  readonly detail: Compared;
  /** In grey levels: how the steps along the outline tremble, one by one. */
  readonly outline: Compared;
  readonly blinks: Blinks;
}

/** The same measure of the face and of other places of the same frames. */
export interface Compared {
  readonly face: number;
  readonly elsewhere: number;
}

export function measureTrack({ samples, scores }: FaceTrack): TrackNumbers {
  const times = samples.map(({ timeSeconds }) => timeSeconds);
  const calm = samples.filter((_, index) => isCalm(samples, index));
  const calmTimes = calm.map(({ timeSeconds }) => timeSeconds);
  const places = elsewherePlaces.map((_, place) => calm.map(({ elsewhere }) => elsewhere[place]));
  const here = calm.map((sample) => sample.here);
  const compared = (measure: (measures: readonly (Measures | undefined)[]) => number): Compared => ({
    face: measure(here),
    elsewhere: median(places.map(measure).filter((value) => !Number.isNaN(value))),
  });
  const moments = between(calmTimes);
  return {
    fromSeconds: times[0] ?? 0,
    toSeconds: times.at(-1) ?? 0,
    score: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    moments: moments.length,
    watchedSeconds: moments.reduce(
      (sum, at) => sum + ((calmTimes[at + 1] ?? 0) - (calmTimes[at - 1] ?? 0)) / 2,
      0,
    ),
    eyeDistance: median(samples.map(({ shape }) => shape.eyeDistance)),
    turned: median(samples.map(({ shape }) => shape.turned)),
    points: pointsTrembling(calm),
    colour: compared((measures) => colourTrembling(calmTimes, measures)),
    detail: compared(softness),
    outline: compared((measures) => outlineTrembling(calmTimes, measures)),
    blinks: countBlinks(samples),
  };
}

/** Between two samples, in distances between the eyes and in parts of it: faster motion blurs and misplaces everything. */
const moveMax = 0.12;
const growMax = 0.06;

function isCalm(samples: readonly FaceSample[], index: number): boolean {
  const [before, here] = [samples[index - 1], samples[index]];
  if (!before || !here) return true;
  const moved = Math.hypot(here.shape.x - before.shape.x, here.shape.y - before.shape.y);
  const grown = Math.abs(here.shape.eyeDistance / before.shape.eyeDistance - 1);
  return moved <= moveMax * here.shape.eyeDistance && grown <= growMax;
}

function colourTrembling(times: readonly number[], measures: readonly (Measures | undefined)[]): number {
  const each = (['light', 'blue', 'red'] as const).map((name) =>
    tremblingOf(
      times,
      measures.map((measure) => measure?.contrast?.[name] ?? Number.NaN),
    ),
  );
  return Math.max(...each);
}

function softness(measures: readonly (Measures | undefined)[]): number {
  return median(
    measures
      .map((measure) => measure?.contrast?.detail ?? Number.NaN)
      .filter((value) => !Number.isNaN(value)),
  );
}

function outlineTrembling(times: readonly number[], measures: readonly (Measures | undefined)[]): number {
  const each = Array.from({ length: sectorCount }, (_, sector) =>
    tremblingOf(
      times,
      measures.map((measure) => measure?.outline[sector] ?? Number.NaN),
    ),
  );
  return median(each.filter((value) => !Number.isNaN(value)));
}
