/** How far two frames are apart, when the whole image may have moved a little and become brighter or darker. */
import { float32At, uint8At } from '../../domain/array-values.ts';
import type { Level, SmallFrames } from './small-frames.ts';

export interface Distance {
  /**
   * Mean difference in grey levels at the best shift, in half size. What half a pixel of movement explains does not
   * count, so that a steady pan is as quiet as a camera on a stand.
   */
  readonly rest: number;
  /** The same, where half a pixel counts: finer where nothing but a small part of the image moves. */
  readonly fine: number;
  /** The shift in pixels of the half size, with parts of a pixel. */
  readonly across: number;
  readonly down: number;
}

/** In pixels of the half size: at 25 frames a second a pan over the whole width in less than half a second. */
export const shiftMax = 6;
/** How often the search goes on to a better neighbour. */
const walkMax = 3;

export function frameDistance(frames: SmallFrames, a: number, b: number): Distance {
  const { half, means } = frames;
  const brighter = float32At(means, b) - float32At(means, a);
  const shift = bestShift(frames, a, b, brighter);
  const [across, down] = [Math.round(shift.across), Math.round(shift.down)];
  return {
    rest: tolerantDifference(half, a, b, brighter, across, down, 2),
    fine: differenceAt(half, a, b, brighter, across, down, 1),
    ...shift,
  };
}

/** From where the sums of columns and rows fit best, or from no shift at all, step by step to what fits better. */
function bestShift({ half, columns, rows }: SmallFrames, a: number, b: number, brighter: number) {
  const cost = (x: number, y: number) =>
    Math.abs(x) > shiftMax ||
    Math.abs(y) > shiftMax ||
    Math.abs(x) * 2 >= half.width ||
    Math.abs(y) * 2 >= half.height
      ? Number.POSITIVE_INFINITY
      : differenceAt(half, a, b, brighter, x, y, 2);
  let across = profileShift(columns, half.width, a, b, brighter);
  let down = profileShift(rows, half.height, a, b, brighter);
  let least = cost(across, down);
  if (across !== 0 || down !== 0) {
    const unmoved = cost(0, 0);
    if (unmoved <= least) [across, down, least] = [0, 0, unmoved];
  }
  for (let walk = 0; walk < walkMax; walk += 1) {
    const [x, y, here] = [across, down, least];
    const [left, right] = [cost(x - 1, y), cost(x + 1, y)];
    const [above, below] = [cost(x, y - 1), cost(x, y + 1)];
    least = Math.min(here, left, right, above, below);
    if (least === here)
      return { across: x + between(left, here, right), down: y + between(above, here, below) };
    if (least === left || least === right) across += least === left ? -1 : 1;
    else down += least === above ? -1 : 1;
  }
  return { across, down };
}

/** Where between two pixels the least difference lies, when it rises alike to both sides. */
function between(before: number, here: number, after: number): number {
  const most = Math.max(before, after);
  return Number.isFinite(most) && most > here ? (before - after) / (2 * (most - here)) : 0;
}

/** The shift at which the profiles (mean brightness along lines) of two frames differ least. */
function profileShift(
  profiles: Float32Array,
  length: number,
  a: number,
  b: number,
  brighter: number,
): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let shift = -shiftMax; shift <= shiftMax; shift += 1) {
    if (Math.abs(shift) * 2 >= length) continue;
    let sum = 0;
    const [from, to] = [Math.max(0, -shift), Math.min(length, length - shift)];
    for (let at = from; at < to; at += 1) {
      sum += Math.abs(
        float32At(profiles, b * length + at + shift) - float32At(profiles, a * length + at) - brighter,
      );
    }
    const difference = sum / (to - from) + 0.02 * Math.abs(shift);
    if (difference < least) [best, least] = [shift, difference];
  }
  return best;
}

/** Mean absolute difference where both frames overlap, when `b` lies `across` and `down` further than `a`; of every `step`th row. */
function differenceAt(
  { width, height, size, bytes }: Level,
  a: number,
  b: number,
  brighter: number,
  across: number,
  down: number,
  step: number,
): number {
  const left = Math.max(0, -across);
  const right = Math.min(width, width - across);
  const top = Math.max(0, -down);
  const bottom = Math.min(height, height - down);
  let sum = 0;
  let count = 0;
  for (let row = top; row < bottom; row += step) {
    let first = a * size + row * width + left;
    let second = b * size + (row + down) * width + left + across;
    for (let column = left; column < right; column += 1, first += 1, second += 1) {
      sum += Math.abs(uint8At(bytes, second) - uint8At(bytes, first) - brighter);
    }
    count += right - left;
  }
  return sum / Math.max(1, count);
}

/** As above; a pixel fits when its value lies between those half a pixel to every side. */
function tolerantDifference(
  { width, height, size, bytes }: Level,
  a: number,
  b: number,
  brighter: number,
  across: number,
  down: number,
  step: number,
): number {
  const left = Math.max(1, -across);
  const right = Math.min(width - 1, width - across);
  const top = Math.max(1, -down);
  const bottom = Math.min(height - 1, height - down);
  let sum = 0;
  let count = 0;
  for (let row = top; row < bottom; row += step) {
    let at = a * size + row * width + left;
    let second = b * size + (row + down) * width + left + across;
    for (let column = left; column < right; column += 1, at += 1, second += 1) {
      const here = uint8At(bytes, at);
      const above = uint8At(bytes, at - width);
      const below = uint8At(bytes, at + width);
      const away = 2 * (uint8At(bytes, second) - brighter - here);
      if (away > 0) {
        const most = Math.max(here, uint8At(bytes, at - 1), uint8At(bytes, at + 1), above, below);
        if (away > most - here) sum += away - most + here;
      } else {
        const least = Math.min(here, uint8At(bytes, at - 1), uint8At(bytes, at + 1), above, below);
        if (away < least - here) sum += least - here - away;
      }
    }
    count += right - left;
  }
  return sum / 2 / Math.max(1, count);
}

/** Nothing moved, nothing brighter; what half a pixel explains does not count. In half size. */
export const unmovedDifference = ({ half }: SmallFrames, a: number, b: number): number =>
  tolerantDifference(half, a, b, 0, 0, 0, 2);

/** Mean absolute difference as they are: nothing moved, nothing brighter; of every second row. */
export function plainDifference({ width, height, size, bytes }: Level, a: number, b: number): number {
  const away = (b - a) * size;
  let sum = 0;
  for (let row = 0; row < height; row += 2) {
    const from = a * size + row * width;
    for (let at = from; at < from + width; at += 1)
      sum += Math.abs(uint8At(bytes, at + away) - uint8At(bytes, at));
  }
  return size > 0 ? sum / (width * Math.ceil(height / 2)) : 0;
}
