/** A part of an image in another size: every new pixel is the mean of what it covers. */
import { float32At, int32At, uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import type { Box } from './face.ts';

/** Which pixels a new one is made of along one side, and how much of each. */
interface Taps {
  readonly firsts: Int32Array;
  readonly weights: Float32Array;
  readonly each: number;
}

/**
 * Writes `part` of the image into `to` (three bytes a pixel, rows of `toWidth`), `width × height` pixels from
 * column `left` and row `top` on. What lies outside of the image is taken from its border.
 */
export function resample(
  from: Pixels,
  part: Box,
  to: { readonly bytes: Uint8Array; readonly width: number },
  at: Target,
): void {
  if (isWhole(from, part, at)) {
    copy(from, part, to, at);
    return;
  }
  const across = tapsOf(part.left, part.width, at.width, from.width);
  const down = tapsOf(part.top, part.height, at.height, from.height);
  const row = new Float32Array(from.width * 3);
  for (let y = 0; y < at.height; y += 1) {
    mixRows(from, down, y, across, row);
    mixPixels(row, across, to.bytes, ((at.top + y) * to.width + at.left) * 3);
  }
}

interface Target {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whether every new pixel is just one of the old ones. */
function isWhole(from: Pixels, { left, top, width, height }: Box, at: Target): boolean {
  return (
    width === at.width &&
    height === at.height &&
    Number.isInteger(left) &&
    Number.isInteger(top) &&
    left >= 0 &&
    top >= 0 &&
    left + width <= from.width &&
    top + height <= from.height
  );
}

function copy(from: Pixels, part: Box, to: { bytes: Uint8Array; width: number }, at: Target): void {
  for (let y = 0; y < at.height; y += 1) {
    const start = ((part.top + y) * from.width + part.left) * 3;
    to.bytes.set(from.rgb.subarray(start, start + at.width * 3), ((at.top + y) * to.width + at.left) * 3);
  }
}

function tapsOf(start: number, length: number, count: number, sourceLength: number): Taps {
  const step = length / count;
  const reach = Math.max(step, 1);
  const each = Math.ceil(reach) + 1;
  const firsts = new Int32Array(count);
  const weights = new Float32Array(count * each);
  for (let index = 0; index < count; index += 1) {
    const middle = start + (index + 0.5) * step;
    const first = Math.floor(middle - reach / 2);
    const bounded = Math.max(0, Math.min(sourceLength - each, first));
    firsts[index] = Math.max(0, bounded);
    for (let tap = 0; tap < each; tap += 1) {
      const covered =
        Math.min(first + tap + 1, middle + reach / 2) - Math.max(first + tap, middle - reach / 2);
      if (covered <= 0) continue;
      const pixel = Math.max(0, Math.min(sourceLength - 1, first + tap));
      const place = index * each + pixel - Math.max(0, bounded);
      weights[place] = float32At(weights, place) + covered / reach;
    }
  }
  return { firsts, weights, each };
}

/** Only the columns that will be looked at. */
function mixRows(
  { width, height, rgb }: Pixels,
  down: Taps,
  y: number,
  across: Taps,
  row: Float32Array,
): void {
  const begin = int32At(across.firsts, 0) * 3;
  const last = int32At(across.firsts, across.firsts.length - 1);
  const end = Math.min(width, last + across.each) * 3;
  const first = int32At(down.firsts, y);
  row.fill(0, begin, end);
  for (let tap = 0; tap < down.each; tap += 1) {
    const weight = float32At(down.weights, y * down.each + tap);
    if (weight === 0 || first + tap >= height) continue;
    const offset = (first + tap) * width * 3;
    for (let byte = begin; byte < end; byte += 1)
      row[byte] = float32At(row, byte) + weight * uint8At(rgb, offset + byte);
  }
}

function mixPixels(row: Float32Array, { firsts, weights, each }: Taps, to: Uint8Array, start: number): void {
  let out = start;
  for (let x = 0; x < firsts.length; x += 1) {
    let [red, green, blue] = [0.5, 0.5, 0.5];
    let from = int32At(firsts, x) * 3;
    for (let tap = x * each; tap < (x + 1) * each; tap += 1, from += 3) {
      const weight = float32At(weights, tap);
      if (weight === 0) continue;
      red += weight * float32At(row, from);
      green += weight * float32At(row, from + 1);
      blue += weight * float32At(row, from + 2);
    }
    to[out++] = red;
    to[out++] = green;
    to[out++] = blue;
  }
}
