/**
 * Traces of an earlier encoding: its key frames were made anew, so at their places, at regular distances, the image is
 * still a little finer and the step to it a little larger, although the present encoding has no key frame there.
 */
import { float32At, numberAt } from '../../domain/array-values.ts';
import { frameKinds } from '../../media/video/video.ts';
import { clamp, median, spread } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface EarlierEncoding {
  /** Frames from one of its key frames to the next. */
  readonly period: number;
  /** In deviations of what chance would give. */
  readonly evidence: number;
}

/** Usual distances of key frames, in frames; those of one and two seconds are added. */
const usualPeriods = [12, 15, 18, 24, 25, 30, 48, 50, 60];
const aroundFrames = 8;
/** After a present key frame the image changes for reasons of its own. */
const afterKeyFrames = 6;
const occurrencesMin = 4;
const evidenceMin = 5;
/** How many of the occurrences must stand out at all. */
const agreeingShare = 0.75;

export function findEarlierEncoding(view: VideoView): EarlierEncoding | undefined {
  const { track, rate, steps } = view;
  const isKey = Array.from(track.kinds, (kind) => frameKinds[kind] === 'i');
  const counts = Array.from(
    isKey,
    (_, frame) => !isKey.slice(Math.max(0, frame - afterKeyFrames), frame + 1).includes(true),
  );
  const scores = [
    standOut(track.noise, track.kinds, counts, 0.05),
    standOut(track.sharpness, track.kinds, counts, 1),
    standOut(steps.plain, track.kinds, counts, 0.05),
  ];
  const sum = Float32Array.from(counts, (does, frame) =>
    does ? scores.reduce((total, score) => total + float32At(score, frame), 0) / Math.sqrt(scores.length) : 0,
  );
  const present = median(keyDistances(isKey));
  const periods = [...new Set([...usualPeriods, Math.round(rate), Math.round(2 * rate)])].filter(
    (period) => period >= 10 && (present === 0 || (period % present !== 0 && present % period !== 0)),
  );
  let best: EarlierEncoding | undefined;
  for (const period of periods) {
    for (let phase = 0; phase < period; phase += 1) {
      const evidence = evidenceAt(sum, counts, period, phase);
      if (evidence >= evidenceMin && evidence > (best?.evidence ?? 0)) best = { period, evidence };
    }
  }
  return best;
}

function evidenceAt(sum: Float32Array, counts: readonly boolean[], period: number, phase: number): number {
  const values: number[] = [];
  for (let frame = phase; frame < sum.length; frame += period)
    if (counts[frame]) values.push(float32At(sum, frame));
  if (values.length < occurrencesMin) return 0;
  if (values.filter((value) => value > 0.5).length < agreeingShare * values.length) return 0;
  return values.reduce((total, value) => total + value, 0) / Math.sqrt(values.length);
}

/** How far a frame stands out from those of its kind around it, in deviations. */
function standOut(
  values: Float32Array,
  kinds: Uint8Array,
  counts: readonly boolean[],
  floor: number,
): Float32Array {
  const logs = values.map((value) => Math.log(value + floor));
  const away = logs.map((value, frame) => {
    if (!counts[frame]) return 0;
    const around: number[] = [];
    for (let other = frame - aroundFrames; other <= frame + aroundFrames; other += 1) {
      if (other !== frame && counts[other] && kinds[other] === kinds[frame])
        around.push(float32At(logs, other));
    }
    return around.length >= 3 ? value - median(around) : 0;
  });
  const usual = spread(away.filter((value) => value !== 0)) + 1e-3;
  return away.map((value) => clamp(value / usual, -2.5, 2.5));
}

function keyDistances(isKey: readonly boolean[]): number[] {
  const keys = isKey.flatMap((is, frame) => (is ? [frame] : []));
  return keys.slice(1).map((frame, at) => frame - numberAt(keys, at));
}
