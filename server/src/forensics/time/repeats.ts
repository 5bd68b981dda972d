/** Stretches of a video that are shown twice, frame by frame the same. */
import { float32At, uint8At, uint32At } from '../../domain/array-values.ts';
import { unmovedDifference } from './frame-distance.ts';
import { median } from './robust.ts';
import type { SmallFrames } from './small-frames.ts';
import type { VideoView } from './video-view.ts';

export interface Repeat {
  /** The first frame of the copy, and the first after it. */
  readonly from: number;
  readonly to: number;
  /** Where the same frames are shown the other time. */
  readonly original: number;
  /** How many times worse the copy fits when it is shifted a little. */
  readonly sharpness: number;
  /** At how many of its ends the video jumps: 1 or 2. */
  readonly ends: number;
}

const secondsMin = 0.4;
/** The movement that a copy is measured by: over so long. */
const lagSeconds = 0.3;
/** How far the frames of a copy may be apart, in shares of that movement. */
const restMax = 0.62;
/** Grey levels, by `unmovedDifference`: where less moves, nothing can be told. */
const movementMin = 0.2;
const restFloor = 0.05;
/** How much worse the copy must fit when it is shifted by the lag: with joints at both its ends, or at one. */
const sharpnessMins = { both: 1.7, one: 2.5 } as const;
/** Weaker joints are too common. */
const excessMin = 0.85;
/** Places around a joint from which the other showing is looked for: the first frames after it, the last before. */
const starts = [0, 2, 4, -1, -3, -5];

/** More joints than that has only a video that is cut all the time. */
const jointsMax = 60;
/** Showings that are tried for each place. */
const triesMax = 4;
/** Candidates that are followed: a video that repeats itself all the time is known to after that many. */
const followedMax = 120;

const lagOf = (rate: number): number => Math.max(3, Math.round(lagSeconds * rate));

/** A copy begins or ends with a joint; a movement that comes round by itself does not. The plainest first. */
export function findRepeats(view: VideoView): Repeat[] {
  const { track, rate } = view;
  const least = Math.max(8, Math.round(secondsMin * rate));
  if (track.count < 2 * least) return [];
  const search = { view, least, movement: rememberedMovement(view) };
  const found: Repeat[] = [];
  let followed = 0;
  for (const [copy, original] of candidates(search)) {
    if (found.some((one) => isInside(one, copy, original))) continue;
    const repeat = grow(search, Math.min(copy, original), Math.max(copy, original));
    if (repeat) found.push(repeat);
    followed += 1;
    if (followed >= followedMax) break;
  }
  return withoutOverlaps(found);
}

const isInside = ({ from, to, original }: Repeat, a: number, b: number): boolean =>
  (a >= from && a < to && a - b === from - original) || (b >= from && b < to && b - a === from - original);

function withoutOverlaps(found: readonly Repeat[]): Repeat[] {
  const kept: Repeat[] = [];
  for (const one of found.toSorted((a, b) => weight(b) - weight(a))) {
    if (kept.every(({ from, to }) => one.to <= from || one.from >= to)) kept.push(one);
  }
  return kept;
}

const weight = ({ from, to, sharpness }: Repeat): number => (to - from) * Math.min(20, sharpness);

/** Pairs of frames that are alike at a glance, the first of them beside a joint. */
function* candidates({ view, least, movement }: Search): Generator<readonly [number, number]> {
  const { frames, joints } = view;
  const { values, size } = signatures(frames);
  for (const { frame } of joints.filter(({ excess }) => excess >= excessMin).slice(0, jointsMax)) {
    for (const start of starts) {
      const here = frame + start;
      const moves = here >= 0 && here < frames.count ? movement(here) : 0;
      if (moves < movementMin) continue;
      // A copy differs from its original by compression only; the brightness of large areas hardly notices that.
      const limit = size * Math.max(1, Math.min(2.5, 0.25 * moves));
      const alike = nearestFrames(frames.count, (other) =>
        Math.abs(other - here) < least
          ? Number.POSITIVE_INFINITY
          : distance(values, size, here, other, limit),
      );
      for (const other of alike) if (isAlike(view, here, other, moves)) yield [here, other];
    }
  }
}

/** The frames at which the distance is less than around them, the nearest few first. */
function nearestFrames(count: number, distanceTo: (frame: number) => number): number[] {
  const found: { frame: number; away: number }[] = [];
  let [before, here] = [Number.POSITIVE_INFINITY, distanceTo(0)];
  for (let frame = 0; frame < count; frame += 1) {
    const next = frame + 1 < count ? distanceTo(frame + 1) : Number.POSITIVE_INFINITY;
    if (Number.isFinite(here) && here <= before && here < next) found.push({ frame, away: here });
    [before, here] = [here, next];
  }
  return found
    .toSorted((a, b) => a.away - b.away)
    .slice(0, triesMax)
    .map(({ frame }) => frame);
}

/** Gives up beyond the limit. */
function distance(values: Float32Array, size: number, a: number, b: number, limit: number): number {
  let sum = 0;
  for (let at = 0, first = a * size, second = b * size; at < size; at += 1, first += 1, second += 1) {
    sum += Math.abs(float32At(values, first) - float32At(values, second));
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

const isAlike = ({ frames }: VideoView, first: number, second: number, moves: number): boolean =>
  unmovedDifference(frames, first, second) <= restMax * moves;

interface Search {
  readonly view: VideoView;
  /** Frames of the shortest copy that counts. */
  readonly least: number;
  /** How far the image goes in the lag, the larger of both directions that no joint lies in. */
  readonly movement: (frame: number) => number;
}

/** Asked for again and again. */
function rememberedMovement({ frames, rate, joints }: VideoView): Search['movement'] {
  const lag = lagOf(rate);
  const jointsUntil = new Uint32Array(frames.count + 1);
  for (const { frame, excess } of joints) if (excess >= excessMin) jointsUntil[frame] = 1;
  for (let frame = 1; frame <= frames.count; frame += 1)
    jointsUntil[frame] = uint32At(jointsUntil, frame) + uint32At(jointsUntil, frame - 1);
  const moves = (from: number, to: number) =>
    from < 0 || to >= frames.count || jointsUntil[to] !== jointsUntil[from]
      ? 0
      : unmovedDifference(frames, from, to);
  const known = new Float32Array(frames.count).fill(-1);
  return (frame) => {
    if (float32At(known, frame) < 0)
      known[frame] = Math.max(moves(frame - lag, frame), moves(frame, frame + lag));
    return float32At(known, frame);
  };
}

function grow({ view, least, movement }: Search, first: number, second: number): Repeat | undefined {
  const { frames } = view;
  const fits = (step: number) => {
    const [a, b] = [first + step, second + step];
    if (a < 0 || b >= frames.count || a >= second || b <= first) return false;
    return unmovedDifference(frames, a, b) <= restMax * Math.max(movementMin, movement(a), movement(b));
  };
  let [back, on] = [0, 0];
  while (fits(back - 1) || fits(back - 2)) back -= 1;
  while (fits(on + 1) || fits(on + 2)) on += 1;
  const length = on - back + 1;
  // What goes on as long as it is away is a movement that comes round by itself: a wheel, a swing, a loop.
  if (length < least || length > second - first) return undefined;
  const steps = Array.from({ length }, (_, at) => back + at);
  const at = (shift: number) =>
    median(
      steps
        .filter((step) => second + step + shift < frames.count && second + step + shift > first + step)
        .map((step) => unmovedDifference(frames, first + step, second + step + shift)),
    );
  const rest = at(0);
  const away = Math.min(at(lagOf(view.rate)), at(-lagOf(view.rate)));
  if (at(1) < 0.9 * rest || at(-1) < 0.9 * rest) return undefined;
  const repeat = withBorders(view, first + back, second + back, length, away / Math.max(rest, restFloor));
  return repeat.ends > 0 && repeat.sharpness >= sharpnessMins[repeat.ends > 1 ? 'both' : 'one']
    ? repeat
    : undefined;
}

/** The copy is the one that the video jumps into or out of; the later one where both are. */
function withBorders(
  view: VideoView,
  first: number,
  second: number,
  length: number,
  sharpness: number,
): Repeat {
  const joined = (from: number) =>
    [from, from + length].filter((border) =>
      view.joints.some(({ frame, excess }) => excess >= excessMin && Math.abs(frame - border) <= 2),
    ).length;
  const [early, late] = [joined(first), joined(second)];
  const [from, original] = early > late ? [first, second] : [second, first];
  return { from, to: from + length, original, sharpness, ends: Math.max(early, late) };
}

/** A few numbers for every frame. */
interface Signatures {
  /** Numbers a frame. */
  readonly size: number;
  readonly values: Float32Array;
}

const [across, down] = [4, 4];

/** Mean brightness of sixteen parts of each frame, by which those that may be the same are found quickly. */
function signatures({ count, half: { width, height, bytes } }: SmallFrames): Signatures {
  const size = across * down;
  const values = new Float32Array(count * size);
  const border = (part: number, parts: number, length: number) => Math.floor((part * length) / parts);
  for (let frame = 0; frame < count; frame += 1) {
    for (let part = 0; part < size; part += 1) {
      const [column, row] = [part % across, Math.floor(part / across)];
      const [left, right] = [border(column, across, width), border(column + 1, across, width)];
      const [top, bottom] = [border(row, down, height), border(row + 1, down, height)];
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        const line = (frame * height + y) * width;
        for (let at = line + left; at < line + right; at += 1) sum += uint8At(bytes, at);
      }
      values[frame * size + part] = sum / Math.max(1, (right - left) * (bottom - top));
    }
  }
  return { size, values };
}
