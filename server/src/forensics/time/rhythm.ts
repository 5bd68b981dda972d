/** Whether the frames of a video have a rhythm: some shown twice, some left out, some mixed of two, at regular places. */
import { float32At, uint8At } from '../../domain/array-values.ts';
import { type FrameTrack, frameKinds } from '../../media/video/video.ts';
import { median, quantile } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface Rhythm {
  readonly kind: 'doubled' | 'dropped' | 'mixed';
  /** Frames after which the rhythm starts again. */
  readonly period: number;
  /** Of those, how many are new images; when frames were dropped, how many there were before. */
  readonly images: number;
}

/** From 24 to 30, from 25 to 30, from 30 to 25, from 12 or 15 to 24 or 30, from 24 to 60: all have short ones. */
const periodMax = 6;
const aroundFrames = 6;
/** Grey levels a frame: where less moves, everything looks doubled. */
const livelyStep = 0.25;
const placeFramesMin = 6;

export function findRhythm(view: VideoView): Rhythm | undefined {
  return doubled(view) ?? dropped(view) ?? mixed(view);
}

/** The usual step around each frame. */
function usualSteps({ steps, track }: VideoView): Float32Array {
  return Float32Array.from({ length: track.count }, (_, frame) => {
    const around = steps.plain.subarray(Math.max(1, frame - aroundFrames), frame + aroundFrames + 1);
    const moving = around.filter((step) => step > livelyStep);
    return moving.length >= 3 ? median(moving) : 0;
  });
}

/** Of the step at the places that are not doubled. */
const doubledShareMax = 0.62;
/** How many frames at a place must agree. */
const agreeingShare = 0.7;

function doubled(view: VideoView): Rhythm | undefined {
  const steps = relativeSteps(view);
  for (let period = 2; period <= periodMax; period += 1) {
    const places = atPlaces(steps, period);
    if (!places) continue;
    const usual = quantile(places.map(median), 0.8);
    const limit = doubledShareMax * usual;
    const isDoubled = places.map((values) => median(values) <= limit);
    const agrees = places.every(
      (values, at) =>
        !isDoubled[at] ||
        values.filter((value) => value <= 1.2 * limit).length >= agreeingShare * values.length,
    );
    const others = places.filter((_, at) => !isDoubled[at]).map(median);
    const count = period - others.length;
    if (count > 0 && agrees && Math.min(...others) >= 1.2 * limit)
      return { kind: 'doubled', period, images: others.length };
  }
  return undefined;
}

/** Steps in times of the usual, of frames where something moves; 0 elsewhere. */
function relativeSteps(view: VideoView): Float32Array {
  const usual = usualSteps(view);
  return view.steps.plain.map((step, frame) => {
    const around = float32At(usual, frame);
    return frame > 0 && around > 0 ? Math.max(1e-6, Math.min(3, step / around)) : 0;
  });
}

/** How much larger the steps over a gap are, and how alike all others. */
const gapFactorMin = 1.3;
const othersFactorMax = 1.12;
/** Codecs with hidden frames have steps of their own at these periods; only a much larger one counts. */
const hiddenFrames: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1']);
const ownGapFactor = 1.7;

function dropped(view: VideoView): Rhythm | undefined {
  const steps = relativeSteps(view);
  const hasHidden = hiddenFrames.has(view.recording.facts.videoCodec);
  for (let period = 3; period <= periodMax; period += 1) {
    const places = atPlaces(steps, period);
    if (!places) continue;
    const medians = places.map(median);
    const [largest = 0, second = 0] = medians.toSorted((a, b) => b - a);
    const others = median(medians);
    const least = hasHidden && period % 4 === 0 ? ownGapFactor : gapFactorMin;
    const gap = places[medians.indexOf(largest)] ?? [];
    const agreeing = gap.filter((value) => value >= 1.1 * others).length;
    if (
      largest >= least * others &&
      second <= othersFactorMax * others &&
      agreeing >= agreeingShare * gap.length
    )
      return { kind: 'dropped', period, images: period + 1 };
  }
  return undefined;
}

/** The values at every place of the period; undefined where there are too few. Those with 0 do not count. */
function atPlaces(values: Float32Array, period: number): number[][] | undefined {
  const places = Array.from({ length: period }, (): number[] => []);
  for (const [frame, value] of values.entries()) if (value > 0) places[frame % period]?.push(value);
  return places.every(({ length }) => length >= placeFramesMin) ? places : undefined;
}

/**
 * How much nearer to the mean of its neighbours a mixed frame is than the others. Frames that a codec makes from both
 * sides (`b`) are near that mean too, so such videos are looked at only at the high rates that mixing is done for.
 */
const mixedShareMax = 0.55;
const mixedAgreeingShare = 0.77;
const highRate = 40;

function mixed(view: VideoView): Rhythm | undefined {
  const { track } = view;
  const usual = usualSteps(view);
  const hasB = track.kinds.some((kind) => frameKinds[kind] === 'b');
  if (hasB && view.rate < highRate) return undefined;
  const mixes = betweenNeighbours(track).map((value, frame) => (float32At(usual, frame) > 0 ? value : 0));
  for (let period = 2; period <= (hasB ? 2 : periodMax); period += 1) {
    const places = atPlaces(mixes, period);
    const most = Math.max(...(places ?? []).map(median));
    const limit = Math.sqrt(mixedShareMax) * most;
    const isMixed = places?.map((values) => median(values) <= mixedShareMax * most) ?? [];
    const count = isMixed.filter(Boolean).length;
    const agrees = places?.every(
      (values, at) =>
        values.filter((value) => value <= limit === isMixed[at]).length >= mixedAgreeingShare * values.length,
    );
    if (agrees && count > 0 && count * 2 <= period) return { kind: 'mixed', period, images: period - count };
  }
  return undefined;
}

/** How far a frame is from the mean of the frames beside it, in shares of how far those are apart: 0 when it is their mixture. */
function betweenNeighbours({ count, small, width, height }: FrameTrack): Float32Array {
  const size = width * height;
  const values = new Float32Array(count);
  for (let frame = 1; frame + 1 < count; frame += 1) {
    let away = 0;
    let apart = size * 0.025;
    for (let at = frame * size, end = at + size; at < end; at += 8) {
      const before = uint8At(small, at - size);
      const after = uint8At(small, at + size);
      away += Math.abs(2 * uint8At(small, at) - before - after);
      apart += Math.abs(after - before);
    }
    values[frame] = away / apart;
  }
  return values;
}
