/** Where a video does not run on: one frame lies much further from the frame before it than the frames around do. */
import { float32At, float64At, uint8At } from '../../domain/array-values.ts';
import { type FrameTrack, frameKinds } from '../../media/video/video.ts';
import { frameDistance, plainDifference } from './frame-distance.ts';
import type { Steps } from './neighbour-steps.ts';
import { median, quantile } from './robust.ts';
import { showSamePlace } from './same-place.ts';
import type { SmallFrames } from './small-frames.ts';

export interface Joint {
  /** The first frame after it. */
  readonly frame: number;
  /** `scene`: another place, or all of it changed. `jump`: the same place at another moment. */
  readonly kind: 'scene' | 'jump';
  /** 1 and more: beyond what untouched videos reach. Weaker ones count only together with something else. */
  readonly excess: number;
}

/** On each side: long enough to know what is usual, short enough for a change of pace to count. */
const sideFrames = 14;
/** Drawings shown four times over have a step in every fourth frame only: these count as usual. */
const usualPart = 0.9;
/** What compression alone does between two frames of an unmoving image: grey levels, and pixels of the half size. */
const floors = { rest: 0.06, swerve: 0.35, plain: 0.15 } as const;
/** How many times the usual step a joint is. Untouched made clips and real ones stay below 2.1, 1.4 and 1.6. */
const limits = { rest: 2.6, swerve: 2, plain: 1.9 } as const;
/** A light that goes on makes any step large: more than this does not count. */
const plainMax = 1.5;
/** Below that a step may be anything. */
const excessMin = 0.6;
/** How much a joint exceeds the steps just before and after it. */
const peakFactor = 1.4;
/** A flash of light lasts so many frames at most. */
const flashFrames = 4;
/** Grey levels: a slide, a screen that is being recorded. What changes there appears, and does not jump. */
const standstill = 0.03;
/** So much less than usual is no step at all: the same frame again. */
const sameShare = 0.12;

export function findJoints(track: FrameTrack, frames: SmallFrames, steps: Steps): Joint[] {
  const measures = { rest: steps.rest, plain: steps.plain, swerve: swerves(steps) };
  const pace = usualPace(track);
  const atKeyFrames = keyFrameSteps(track, measures);
  const joints: Joint[] = [];
  for (let frame = 1; frame < track.count; frame += 1) {
    if (!isPeak(measures.plain, frame)) continue;
    const expected = Math.max(pace(frame), 1 + samesBefore(steps.plain, frame));
    const beyond = (name: keyof typeof measures) => {
      const values = measures[name];
      const usual = Math.max(usualStep(values, frame), isKeyFrame(track, frame) ? atKeyFrames[name] : 0);
      return float32At(values, frame) / (usual + floors[name]) / expected / limits[name];
    };
    const [rest, swerve, plain] = [beyond('rest'), beyond('swerve'), beyond('plain')];
    const excess = Math.max(
      rest,
      swerve,
      Math.sqrt(Math.min(plain, plainMax) * Math.max(1.35 * rest, 1.6 * swerve)),
    );
    if (excess < excessMin || plain < 0.5 || isFlash(frames, steps, frame)) continue;
    const kind = showSamePlace(track, frames, steps, frame) ? 'jump' : 'scene';
    if (kind === 'jump' && usualStep(steps.plain, frame) < standstill) continue;
    joints.push({ frame, kind, excess });
  }
  return joints;
}

/** What is usual around a step: the larger of both sides, without the step itself. */
export function usualStep(values: Float32Array, frame: number): number {
  const before = values.subarray(Math.max(1, frame - sideFrames), Math.max(1, frame));
  const after = values.subarray(frame + 1, frame + 1 + sideFrames);
  return Math.max(quantile(before, usualPart), quantile(after, usualPart));
}

/** How far the camera's movement at a step is from its movement around it. */
function swerves({ across, down }: Steps): Float32Array {
  const usual = (values: Float32Array, frame: number) =>
    median([...values.subarray(Math.max(1, frame - 4), frame), ...values.subarray(frame + 1, frame + 5)]);
  return across.map((x, frame) =>
    frame === 0 ? 0 : Math.hypot(x - usual(across, frame), float32At(down, frame) - usual(down, frame)),
  );
}

/**
 * Key frames are made anew and look a little different from the frame before: how much is usual in this video, within
 * what compression alone was seen to do. Encoders also put them where a scene changes.
 */
function keyFrameSteps(track: FrameTrack, measures: Readonly<Record<keyof typeof floors, Float32Array>>) {
  const usual = (values: Float32Array, most: number) => {
    const steps = values.filter((_, frame) => frame > 0 && isKeyFrame(track, frame));
    return Math.min(most, quantile(steps, 0.3));
  };
  return { rest: usual(measures.rest, 0.8), plain: usual(measures.plain, 3), swerve: 0 };
}

const isKeyFrame = ({ kinds }: FrameTrack, frame: number) => frameKinds[uint8At(kinds, frame)] === 'i';

/** How many usual frames' time lies between a frame and the one before: cameras leave some out. */
function usualPace({ times, count }: FrameTrack): (frame: number) => number {
  const between = (frame: number) => float64At(times, frame) - float64At(times, frame - 1);
  const usual = median(Float64Array.from({ length: Math.max(0, count - 1) }, (_, at) => between(at + 1)));
  return (frame) => (usual > 0 ? Math.max(1, between(frame) / usual) : 1);
}

/** Frames just before that repeat the one before them: after a standstill, a larger step is to be expected. */
function samesBefore(plain: Float32Array, frame: number): number {
  const same = sameShare * quantile(plain.subarray(Math.max(1, frame - 3 * sideFrames), frame), usualPart);
  let count = 0;
  while (frame - 1 - count > 0 && float32At(plain, frame - 1 - count) <= same) count += 1;
  return count;
}

function isPeak(plain: Float32Array, frame: number): boolean {
  const here = float32At(plain, frame);
  return here > 0.5 && here > peakFactor * Math.max(plain[frame - 1] ?? 0, plain[frame + 1] ?? 0);
}

/** Whether the image before comes back within a few frames, or was away for a few frames until now. */
function isFlash(frames: SmallFrames, steps: Steps, frame: number): boolean {
  const isBack = (other: number, from: number, to: number) => {
    if (from < 0 || to >= frames.count) return false;
    const steep = (values: Float32Array) => (values[other] ?? 0) > 0.5 * float32At(values, frame);
    return (
      (steep(steps.rest) && frameDistance(frames, from, to).rest < 0.3 * float32At(steps.rest, frame)) ||
      (steep(steps.plain) && plainDifference(frames.full, from, to) < 0.3 * float32At(steps.plain, frame))
    );
  };
  for (let length = 1; length <= flashFrames; length += 1) {
    if (isBack(frame + length, frame - 1, frame + length)) return true;
    if (isBack(frame - length, frame - 1 - length, frame)) return true;
  }
  return false;
}
