/** Stretches that repeat backwards what came just before them. */

import { float32At } from '../../domain/array-values.ts';
import { unmovedDifference } from './frame-distance.ts';
import { median } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface Mirror {
  /** The part that runs backwards. */
  readonly from: number;
  readonly to: number;
}

const secondsMin = 0.4;
/** By `unmovedDifference`, in grey levels: what must have moved over the length, and what the mirror may be away. */
const movementMin = 1;
const restShare = 0.1;
const restFloor = 0.12;

export function findMirrors(view: VideoView): Mirror[] {
  const { rate, track } = view;
  const least = Math.max(8, Math.round(secondsMin * rate));
  const found: Mirror[] = [];
  for (let middle = least; middle + least < track.count; middle += 1) {
    const mirror = mirrorAt(view, middle, least);
    if (!mirror) continue;
    found.push(mirror);
    middle = mirror.to;
  }
  return found;
}

function mirrorAt(view: VideoView, middle: number, least: number): Mirror | undefined {
  const { frames, track } = view;
  // The frame in the middle is shown once or twice.
  const twice = [0, 1].find((more) => isAlikeAtAGlance(view, middle - least + 1, middle + more + least - 1));
  if (twice === undefined) return undefined;
  const moved = unmovedDifference(frames, middle - least, middle);
  const limit = Math.max(restFloor, restShare * moved);
  const fits = (away: number) =>
    middle >= away &&
    middle + twice + away < track.count &&
    unmovedDifference(frames, middle - away, middle + twice + away) <= limit;
  if (moved < movementMin || !fits(least - 1)) return undefined;
  let length = 1;
  while (fits(length)) length += 1;
  if (length < least || !movesAllAlong(view, middle, length)) return undefined;
  return { from: middle + twice, to: middle + twice + length };
}

function isAlikeAtAGlance({ frames }: VideoView, a: number, b: number): boolean {
  if (a < 0 || b >= frames.count || Math.abs(float32At(frames.means, a) - float32At(frames.means, b)) > 1.5)
    return false;
  const { width } = frames.half;
  let sum = 0;
  for (let column = 0; column < width; column += 1)
    sum += Math.abs(
      float32At(frames.columns, a * width + column) - float32At(frames.columns, b * width + column),
    );
  return sum <= 1.5 * width;
}

/** Rather than standing still and jumping once. */
function movesAllAlong({ frames }: VideoView, middle: number, length: number): boolean {
  const at = (part: number) => middle - Math.round((part * (length - 1)) / 4);
  const steps = [0, 1, 2, 3].map((part) => unmovedDifference(frames, at(part), at(part + 1)));
  return Math.min(...steps) > 0.25 * median(steps) && median(steps) > restFloor;
}
