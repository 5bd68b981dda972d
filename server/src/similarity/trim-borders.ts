/**
 * An image without what surrounds it: border, caption, the screen it was photographed from. Around it lie lines of the
 * edge's own colour: what they cut off is thrown away, the tallest or widest piece is kept and cut again, until nothing
 * changes: a recursive X-Y cut (Nagy and Seth, “Hierarchical representation of optically scanned documents”, 1984) that
 * follows one branch.
 */
import { float32At, uint32At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import { type Area, type Luminance, partOf, smallLuminance, wholeOf } from './luminance.ts';

/** A line is of one colour when all of it but three pixels in a hundred lie this close together: JPEG leaves ripples. */
const flatRangeMax = 20;
const outlierShare = 0.03;
/** So near to each other, two lines have the same colour. */
const sameColourMax = 10;
/** Less than this is an ornament, not the image. */
const areaShareMin = 0.1;
/** Of the longest piece; shorter ones at the ends are writing. */
const largeShare = 0.35;
const sideMin = 32;
const roundsMax = 6;

export interface InnerFrames {
  /** Without what has the colour of the outermost lines. */
  readonly outer: Area | undefined;
  /** Without what has the colour of the outermost lines of what was left, and so on. */
  readonly inner: Area | undefined;
}

/** Undefined where there is nothing to cut off. */
export function findInnerFrames(luminance: Luminance): InnerFrames {
  const outer = cutUntilStill(luminance, endColours(luminance, wholeOf(luminance)));
  return { outer, inner: outer && cutUntilStill(luminance, undefined) };
}

/** With the colours given, or else with those at the ends of what is left. */
function cutUntilStill(luminance: Luminance, given: readonly number[] | undefined): Area | undefined {
  const whole = wholeOf(luminance);
  let area: Area = whole;
  for (let round = 0; round < roundsMax; round += 1) {
    const colours = given ?? endColours(luminance, area);
    if (colours.length === 0) break;
    const [row, height] = largePieces(area.height, (at) => rowColour(luminance, area, at), colours);
    const band = { ...area, top: area.top + row, height };
    const [column, width] = largePieces(area.width, (at) => columnColour(luminance, band, at), colours);
    if (width < sideMin || height < sideMin) return undefined;
    if (width === area.width && height === area.height) break;
    area = { left: band.left + column, top: band.top, width, height };
  }
  const share = (area.width * area.height) / (whole.width * whole.height);
  return area === whole || share < areaShareMin ? undefined : area;
}

function endColours(luminance: Luminance, area: Area): number[] {
  return [
    rowColour(luminance, area, 0),
    rowColour(luminance, area, area.height - 1),
    columnColour(luminance, area, 0),
    columnColour(luminance, area, area.width - 1),
  ].filter((colour) => colour !== undefined);
}

const rowColour = ({ width, values }: Luminance, area: Area, row: number) =>
  colourOf(values, (area.top + row) * width + area.left, 1, area.width);

const columnColour = ({ width, values }: Luminance, area: Area, column: number) =>
  colourOf(values, area.top * width + area.left + column, width, area.height);

/**
 * From the first large piece to the last one, where lines of one of the colours cut pieces off. Lines of writing are
 * small pieces. A sky that is flat, too, but has another colour belongs to the image.
 */
function largePieces(
  length: number,
  colourAt: (line: number) => number | undefined,
  colours: readonly number[],
): readonly [first: number, length: number] {
  const pieces: { readonly start: number; readonly end: number }[] = [];
  let start = 0;
  for (let line = 0; line <= length; line += 1) {
    const colour = line < length ? colourAt(line) : colours[0];
    if (colour === undefined || colours.every((other) => Math.abs(other - colour) > sameColourMax)) continue;
    if (line > start) pieces.push({ start, end: line });
    start = line + 1;
  }
  const longest = Math.max(0, ...pieces.map((piece) => piece.end - piece.start));
  const large = pieces.filter((piece) => piece.end - piece.start >= longest * largeShare);
  const first = large.at(0)?.start ?? 0;
  return [first, (large.at(-1)?.end ?? 0) - first];
}

/** Of a line that has one colour only. */
function colourOf(values: Float32Array, first: number, step: number, length: number): number | undefined {
  const counts = new Uint32Array(256);
  for (let place = 0, at = first; place < length; place += 1, at += step) {
    const level = Math.min(255, Math.max(0, Math.round(float32At(values, at))));
    counts[level] = uint32At(counts, level) + 1;
  }
  const spare = Math.floor((length * outlierShare) / 2);
  const isFlat = levelAt(counts, length - 1 - spare) - levelAt(counts, spare) <= flatRangeMax;
  return isFlat ? levelAt(counts, length >> 1) : undefined;
}

/** The level at a place in the order of all. */
function levelAt(counts: Uint32Array, rank: number): number {
  let passed = 0;
  for (let level = 0; level < 256; level += 1) {
    passed += uint32At(counts, level);
    if (passed > rank) return level;
  }
  return 255;
}

/** Kept around a first finding, in pixels of the small image. */
const marginPixels = 3;

export interface Trimmed {
  readonly outer: Luminance | undefined;
  readonly inner: Luminance | undefined;
}

/** Undefined where nothing surrounds it; `inner` also where it is the same. `small` is the whole image, made small. */
export function trimBorders(pixels: Pixels, small: Luminance): Trimmed {
  const { outer, inner } = findInnerFrames(small);
  const closely = (found: Area | undefined, kind: 'outer' | 'inner') =>
    found && lookedAtClosely(pixels, small, found, kind);
  const isSame = outer && inner && sameArea(outer, inner);
  return { outer: closely(outer, 'outer'), inner: isSame ? undefined : closely(inner, 'inner') };
}

/** A line of the small image is many of the large one, and a hash notices 1 %: the edges are looked for again. */
function lookedAtClosely(pixels: Pixels, small: Luminance, found: Area, kind: 'outer' | 'inner'): Luminance {
  const scale = pixels.width / small.width;
  if (scale === 1) return partOf(small, found);
  const close = smallLuminance(pixels, enlarged(found, scale, pixels));
  const again = findInnerFrames(close)[kind];
  return again ? partOf(close, again) : partOf(small, found);
}

function enlarged({ left, top, width, height }: Area, scale: number, pixels: Pixels): Area {
  const begin = (at: number) => Math.max(0, Math.floor((at - marginPixels) * scale));
  const end = (at: number, limit: number) => Math.min(limit, Math.ceil((at + marginPixels) * scale));
  const [first, upper] = [begin(left), begin(top)];
  return {
    left: first,
    top: upper,
    width: end(left + width, pixels.width) - first,
    height: end(top + height, pixels.height) - upper,
  };
}

const sameArea = (a: Area, b: Area) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
