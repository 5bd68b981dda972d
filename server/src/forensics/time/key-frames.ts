/** How a video is built of key frames and frames made from others, and where that changes without a reason in the image. */
import { float32At, numberAt } from '../../domain/array-values.ts';
import { frameKinds } from '../../media/video/video.ts';
import { median } from './robust.ts';
import type { VideoView } from './video-view.ts';

export interface KeyFrames {
  /** Frames that stand for themselves. */
  readonly count: number;
  /** Frames from one to the next where that is always the same, but for changes of scene; 0 otherwise. */
  readonly distance: number;
  /** Key frames that come too early although nothing in the image calls for one. */
  readonly early: readonly number[];
  /** Key frames from which on the video is built in another way, although the image goes on. */
  readonly changes: readonly number[];
}

/** How many of the distances must be the same. */
const regularShare = 0.6;
const distancesMin = 4;
/** Frames on each side that tell how a part is built. */
const sideFrames = 40;
/** Shares of frames made from both sides: of a part that has them, and of one that has none. */
const [shareMin, shareMax] = [0.4, 0.01];
/** Grey levels, and times the usual step: what makes an encoder begin anew. */
const brightnessStep = 6;
const stepFactor = 1.6;

/** Undefined where the codec does not tell kinds, or where every frame stands for itself. */
export function readKeyFrames(view: VideoView): KeyFrames | undefined {
  const { track } = view;
  const kinds = Array.from(track.kinds, (kind) => frameKinds[kind]);
  const keys = kinds.flatMap((kind, frame) => (kind === 'i' ? [frame] : []));
  const known = kinds.filter((kind) => kind !== 'unknown').length;
  if (known < 0.9 * track.count || keys.length === 0 || keys.length > 0.8 * track.count) return undefined;
  const distances = keys.slice(1).map((frame, at) => frame - numberAt(keys, at));
  const distance = usualDistance(view, keys, distances);
  const early =
    distance === 0
      ? []
      : keys.slice(1).filter((frame, at) => numberAt(distances, at) < distance && !isCalledFor(view, frame));
  const changes = keys.slice(1).filter((frame) => isBuiltAnew(kinds, frame) && !isScene(view, frame));
  return { count: keys.length, distance, early, changes };
}

/** The largest distance, when most others that no change of scene cuts short are the same. */
function usualDistance(view: VideoView, keys: readonly number[], distances: readonly number[]): number {
  const plain = distances.filter((_, at) => !isCalledFor(view, numberAt(keys, at + 1)));
  if (plain.length < distancesMin) return 0;
  const most = Math.max(...plain);
  return plain.filter((one) => one === most).length >= regularShare * plain.length ? most : 0;
}

function isCalledFor({ joints, frames, steps }: VideoView, frame: number): boolean {
  if (joints.some((joint) => Math.abs(joint.frame - frame) <= 2)) return true;
  for (let at = Math.max(1, frame - 2); at <= Math.min(frames.count - 1, frame + 2); at += 1) {
    const brighter = Math.abs(float32At(frames.means, at) - float32At(frames.means, at - 1));
    const usual = median(steps.plain.subarray(Math.max(1, at - 10), at + 10));
    // The key frame's own step is what a frame made anew always has.
    if (brighter > brightnessStep || (at !== frame && float32At(steps.plain, at) > stepFactor * usual + 0.3))
      return true;
  }
  return false;
}

const isScene = ({ joints }: VideoView, frame: number): boolean =>
  joints.some((joint) => joint.kind === 'scene' && Math.abs(joint.frame - frame) <= 2);

/** Frames made from both sides on one side of it only, all the way: encoders that choose by themselves go to and fro. */
function isBuiltAnew(kinds: readonly (string | undefined)[], frame: number): boolean {
  const [before, after] = [kinds.slice(0, frame), kinds.slice(frame)];
  if (before.length < sideFrames || after.length < sideFrames) return false;
  const share = (part: readonly (string | undefined)[]) =>
    part.filter((kind) => kind === 'b').length / part.length;
  const [early, late] = [share(before), share(after)];
  return Math.max(early, late) >= shareMin && Math.min(early, late) <= shareMax;
}
