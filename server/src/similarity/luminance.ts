/** How bright an image is at each place, made small, and parts and variants of it: what hashes are taken from. */
import { float32At, uint8At, uint32At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';

export interface Luminance {
  readonly width: number;
  readonly height: number;
  /** 0 to 255, rows from the top. */
  readonly values: Float32Array;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholeOf = ({ width, height }: { width: number; height: number }): Area => ({
  left: 0,
  top: 0,
  width,
  height,
});

/**
 * Larger images are made smaller before they are hashed, as the reference does: of the sizes and ways tried on its
 * own vectors this one comes nearest (images of 1600 × 1004: distance 0 to 6; left large: 4 to 12).
 */
const sideMax = 512;

/** The area in the same proportions, at most 512 pixels a side, by area averaging: each pixel is the mean of those it stands for. */
export function smallLuminance(pixels: Pixels, area: Area = wholeOf(pixels)): Luminance {
  const scale = Math.min(1, sideMax / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const columns = sharesOf(area.width, width);
  const rows = sharesOf(area.height, height);
  const values = new Float32Array(width * height);
  for (let row = 0; row < area.height; row += 1) {
    const line = smallLine(pixels, { ...area, top: area.top + row }, width, columns);
    const to = uint32At(rows.place, row) * width;
    addLine(values, to, line, float32At(rows.here, row));
    const rest = float32At(rows.next, row);
    if (rest > 0) addLine(values, to + width, line, rest);
  }
  return { width, height, values };
}

/** To which place a pixel goes, and how much of it counts there; the rest counts at the next place. */
interface Shares {
  readonly place: Uint32Array;
  readonly here: Float32Array;
  readonly next: Float32Array;
}

function sharesOf(from: number, to: number): Shares {
  const shares = { place: new Uint32Array(from), here: new Float32Array(from), next: new Float32Array(from) };
  for (let at = 0; at < from; at += 1) {
    const place = Math.min(to - 1, Math.floor((at * to) / from));
    const over = place + 1 < to ? Math.max(0, ((at + 1) * to) / from - (place + 1)) : 0;
    shares.place[at] = place;
    shares.here[at] = to / from - over;
    shares.next[at] = over;
  }
  return shares;
}

function smallLine({ width, rgb }: Pixels, area: Area, lineWidth: number, columns: Shares): Float32Array {
  // One more: the last pixel's share in the next place is nothing, but it is added all the same.
  const line = new Float32Array(lineWidth + 1);
  for (let column = 0, at = (area.top * width + area.left) * 3; column < area.width; column += 1, at += 3) {
    // The weights of ITU-R BT.601, which the description of PDQ takes.
    const light = 0.299 * uint8At(rgb, at) + 0.587 * uint8At(rgb, at + 1) + 0.114 * uint8At(rgb, at + 2);
    const to = uint32At(columns.place, column);
    line[to] = float32At(line, to) + light * float32At(columns.here, column);
    line[to + 1] = float32At(line, to + 1) + light * float32At(columns.next, column);
  }
  return line;
}

function addLine(values: Float32Array, first: number, line: Float32Array, share: number): void {
  for (let column = 0; column + 1 < line.length; column += 1) {
    values[first + column] = float32At(values, first + column) + float32At(line, column) * share;
  }
}

/** A part of it; the area has to lie inside. */
export function partOf({ width, values }: Luminance, area: Area): Luminance {
  const part = new Float32Array(area.width * area.height);
  for (let row = 0; row < area.height; row += 1) {
    const from = (area.top + row) * width + area.left;
    part.set(values.subarray(from, from + area.width), row * area.width);
  }
  return { width: area.width, height: area.height, values: part };
}

/** Mirrored left to right, or flipped top to bottom. */
export function flipLuminance(
  { width, height, values }: Luminance,
  { columns, rows }: { readonly columns: boolean; readonly rows: boolean },
): Luminance {
  const flipped = new Float32Array(values.length);
  for (let row = 0; row < height; row += 1) {
    const from = (rows ? height - 1 - row : row) * width;
    const line = flipped.subarray(row * width, (row + 1) * width);
    line.set(values.subarray(from, from + width));
    if (columns) line.reverse();
  }
  return { width, height, values: flipped };
}

/** So many times larger in both directions, by bilinear interpolation. */
export function enlargeLuminance({ width, height, values }: Luminance, times: number): Luminance {
  const columns = stepsOf(width, times);
  const rows = stepsOf(height, times);
  const large = new Float32Array(rows.length * columns.length);
  rows.forEach(([upper, lower, down], row) => {
    columns.forEach(([left, right, across], column) => {
      const at = (y: number, x: number) => float32At(values, y * width + x);
      const above = at(upper, left) * (1 - across) + at(upper, right) * across;
      const below = at(lower, left) * (1 - across) + at(lower, right) * across;
      large[row * columns.length + column] = above * (1 - down) + below * down;
    });
  });
  return { width: columns.length, height: rows.length, values: large };
}

type Step = readonly [before: number, after: number, share: number];

/** Between which two pixels each new one lies, and how far on the way. */
function stepsOf(length: number, times: number): Step[] {
  return Array.from({ length: length * times }, (_, at): Step => {
    const place = Math.min(length - 1, Math.max(0, (at + 0.5) / times - 0.5));
    const before = Math.floor(place);
    return [before, Math.min(length - 1, before + 1), place - before];
  });
}
