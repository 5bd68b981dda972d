/** Stretches in which an image that moves stands still. */

import { float32At } from '../../domain/array-values.ts';
import { plainDifference } from './frame-distance.ts';
import { median, quantile } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface Freeze {
  /** The first frame that repeats, and the first that moves again. */
  readonly from: number;
  readonly to: number;
  /** How many times as much the image moves around it. */
  readonly contrast: number;
  /** The first step after it, in times of the usual: the scene went on meanwhile. */
  readonly jump: number;
}

const secondsMin = 0.4;
const aroundSeconds = 1.5;
/** Of the usual step, and in grey levels: the same frame again, after any compression. */
const stillShare = 0.2;
const stillMin = 0.012;
/** A key frame in between is made anew and differs a little. */
const driftShare = 0.6;
const contrastMin = 4;
/** Frames that must move before and after. */
const sideFramesMin = 6;
/** How much longer it must be than any other standstill of the shot: people and cameras pause. */
const longerThanOthers = 3;
/** Grey levels a frame: a camera in the hand, or one with visible noise. */
const livelyStep = 0.5;
/** Where the image is quieter, compression makes standstills of its own; then the scene must have gone on. */
const jumpMin = 3;
/** A frame made from those before and after it may already hint at the end. */
const endFrames = 3;

export function findFreezes(view: VideoView): Freeze[] {
  const { track, rate, shots } = view;
  const least = Math.max(6, Math.round(secondsMin * rate) - 1);
  const around = Math.max(sideFramesMin, Math.round(aroundSeconds * rate));
  return shots.flatMap((shot) => {
    const runs = stillRuns(view, shot.from + 1, Math.min(shot.to, track.count), around);
    const longest = runs.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    return runs.flatMap((run) => {
      const length = run.to - run.from;
      const other = longest.find((one) => one !== run && one.to - one.from < length * 0.999);
      const alike = runs.filter((one) => one !== run && one.to - one.from >= length).length;
      if (
        length < least ||
        alike > 2 ||
        (other && length < longerThanOthers * (other.to - other.from) && alike === 0)
      )
        return [];
      const freeze = judged(view, run, shot.from + 1, shot.to, around);
      return freeze ? [freeze] : [];
    });
  });
}

interface Run {
  readonly from: number;
  readonly to: number;
}

function stillRuns(view: VideoView, start: number, end: number, around: number): Run[] {
  const { plain } = view.steps;
  const runs: Run[] = [];
  for (let frame = start; frame < end; frame += 1) {
    const usual = moving(plain.subarray(Math.max(start, frame - around), Math.min(end, frame + around)));
    const still = Math.max(stillMin, stillShare * usual);
    if (float32At(plain, frame) > still) continue;
    let to = frame + 1;
    while (to < end && isStill(view, frame, to, still, usual)) to += 1;
    runs.push({ from: frame, to });
    frame = to;
  }
  return runs;
}

/** The usual step of those frames that move at all. */
const moving = (values: Float32Array): number => median(values.filter((value) => value > stillMin));

function isStill(
  { steps, frames }: VideoView,
  from: number,
  frame: number,
  still: number,
  usual: number,
): boolean {
  if (float32At(steps.plain, frame) <= still) return true;
  const next = steps.plain[frame + 1];
  if (next === undefined || next > still) return false;
  return plainDifference(frames.full, from, frame) <= driftShare * usual;
}

/** Undefined where the video does not move on both sides, or hardly more than inside. */
function judged(
  { steps }: VideoView,
  { from, to }: Run,
  start: number,
  end: number,
  around: number,
): Freeze | undefined {
  const before = steps.plain.subarray(Math.max(start, from - around), from);
  const after = steps.plain.subarray(to + endFrames, Math.min(end, to + endFrames + around));
  if (before.length < sideFramesMin || after.length < sideFramesMin) return undefined;
  const inside = Math.max(stillMin, quantile(steps.plain.subarray(from, to), 0.8));
  const contrast = Math.min(quantile(before, 0.3), quantile(after, 0.3)) / inside;
  const usual = Math.max(median(before), median(after));
  const jump = Math.max(...steps.plain.subarray(to, to + endFrames)) / Math.max(usual, 0.05);
  if (contrast < contrastMin || (usual < livelyStep && jump < jumpMin)) return undefined;
  return { from, to, contrast, jump };
}
