/** Whether one frame could follow another without a joint. */

import { frameDistance, plainDifference } from './frame-distance.ts';
import { median, quantile } from './robust.ts';
import type { VideoView } from './video-view.ts';

/** On each side. */
const sideFrames = 14;
const usualPart = 0.9;
/**
 * Grey levels. Of the plain difference more, because a key frame looks a little different from the frame before; and
 * more of both where strong compression draws the same scene anew after a joint.
 */
const floors = { strict: { rest: 0.06, plain: 1.2 }, loose: { rest: 0.35, plain: 1.6 } } as const;
const movementFloors = { rest: 0.06, plain: 0.15 } as const;

/** How many times as far as usual two frames lie apart: about 1 for neighbours. */
export interface Gap {
  readonly rest: number;
  readonly plain: number;
}

/** `a` with what is usual before it, `b` with what is usual after it. */
export function gapBetween(
  { frames, steps }: VideoView,
  a: number,
  b: number,
  how: keyof typeof floors = 'strict',
): Gap {
  const floor = floors[how];
  const usual = (values: Float32Array) =>
    Math.max(
      quantile(values.subarray(Math.max(1, a - sideFrames + 1), a + 1), usualPart),
      quantile(values.subarray(b + 1, b + 1 + sideFrames), usualPart),
    );
  return {
    rest: frameDistance(frames, a, b).rest / (usual(steps.rest) + floor.rest),
    plain: plainDifference(frames.full, a, b) / (usual(steps.plain) + floor.plain),
  };
}

/** Neighbours of untouched videos stay below both, those across a joint are above one of them. */
const [restMax, plainMax] = [2, 1.55];

export const isContinuous = ({ rest, plain }: Gap): boolean => rest <= restMax && plain <= plainMax;

/**
 * How far the image usually goes in `lag` frames, in times of how far two given frames lie apart; looked at just
 * before `a` and just after `b`. Near 1 where nothing moves: there, frames that fit each other say nothing.
 */
export function movement({ frames, track }: VideoView, a: number, b: number, lag: number): number {
  const pairs: (readonly [number, number])[] = [];
  for (let step = 0; step < 6; step += 1) {
    const before = a - step * 2;
    const after = b + step * 2;
    const back = Math.min(lag, before);
    const on = Math.min(lag, track.count - 1 - after);
    if (back >= Math.min(lag, 8)) pairs.push([before - back, before]);
    if (on >= Math.min(lag, 8)) pairs.push([after, after + on]);
  }
  if (pairs.length === 0) return 1;
  const ratio = (distance: (from: number, to: number) => number, floor: number) =>
    median(pairs.map(([from, to]) => distance(from, to))) / (distance(a, b) + floor);
  return Math.max(
    ratio((from, to) => frameDistance(frames, from, to).rest, movementFloors.rest),
    ratio((from, to) => plainDifference(frames.full, from, to), movementFloors.plain),
  );
}
