/** How alike a preview and an image are, whatever bars, turns and tones are between them. */
import { float32At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import { type Greys, type GreysPart, resample, shrink, turn } from './greys.ts';

export interface Alikeness {
  /** The best correlation between the two as wholes, -1 to 1. */
  readonly whole: number;
  /** The best between the image and a part of the preview: high for an image that was cut. */
  readonly part: number;
}

/** Large enough for what a preview shows, small enough for a thousand comparisons. */
const side = 48;
const [coarseSide, cutSide] = [12, 24];
const smallestCut = 0.33;
const imageSide = 128;
/** Below this spread of greys there is nothing to compare. */
const contrastMin = 6;
const sameFrom = 0.9;

/** Undefined where one of the two is too plain to tell. */
export function alikeness(preview: Greys, image: Pixels): Alikeness | undefined {
  const scale = imageSide / Math.max(image.width, image.height);
  const large = shrink(image, atLeastOne(image.width * scale), atLeastOne(image.height * scale));
  if (contrast(large) < contrastMin || contrast(preview) < contrastMin) return undefined;

  const turns = [preview];
  for (let quarter = 1; quarter < 4; quarter += 1) turns.push(turn(turns[quarter - 1] as Greys));
  let whole = -1;
  for (const pictured of [partOf(large), withoutBars(large)]) {
    const target = resample(large, pictured, side, side);
    const shape = pictured.width / pictured.height;
    for (const turned of turns) {
      for (const part of [partOf(turned), withoutBars(turned), ofShape(turned, shape)]) {
        whole = Math.max(whole, correlation(resample(turned, part, side, side), target));
      }
    }
  }
  if (whole >= sameFrom) return { whole, part: whole };
  return { whole, part: bestCut(turns, large) };
}

const atLeastOne = (value: number) => Math.max(1, Math.round(value));
const partOf = ({ width, height }: Greys): GreysPart => ({ left: 0, top: 0, width, height });

/** The middle part of a shape: previews of 4:3 hold images of 3:2 between two bars, or cut at the sides. */
function ofShape({ width, height }: Greys, shape: number): GreysPart {
  const [w, h] = width / height > shape ? [height * shape, height] : [width, width / shape];
  return { left: (width - w) / 2, top: (height - h) / 2, width: w, height: h };
}

/** Without plain rows above and below, and plain columns at the sides, up to a third each. */
function withoutBars({ width, height, values }: Greys): GreysPart {
  const isPlain = (from: number, step: number, count: number) => {
    const first = float32At(values, from);
    for (let at = 0; at < count; at += 1) {
      if (Math.abs(float32At(values, from + at * step) - first) > 12) return false;
    }
    return true;
  };
  let [top, bottom, left, right] = [0, height, 0, width];
  while (top < height / 3 && isPlain(top * width, 1, width)) top += 1;
  while (bottom > (height * 2) / 3 && isPlain((bottom - 1) * width, 1, width)) bottom -= 1;
  while (left < width / 3 && isPlain(left, width, height)) left += 1;
  while (right > (width * 2) / 3 && isPlain(right - 1, width, height)) right -= 1;
  return { left, top, width: right - left, height: bottom - top };
}

interface Cut {
  readonly turned: Greys;
  /** Of the largest part with the image's shape. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Windows of the image's shape over the preview, coarse first and then finer around the best. */
function bestCut(turns: readonly Greys[], image: Greys): number {
  const targets = new Map(
    [coarseSide, cutSide].map((cells) => [cells, resample(image, partOf(image), cells, cells)]),
  );
  const shape = image.width / image.height;
  const scored = (cut: Cut, cells: number) => {
    const { width, height } = ofShape(cut.turned, shape);
    const part = { left: cut.left, top: cut.top, width: width * cut.scale, height: height * cut.scale };
    const fits = part.left >= 0 && part.top >= 0 && cut.scale > smallestCut;
    const { width: right, height: bottom } = cut.turned;
    if (!fits || part.left + part.width > right || part.top + part.height > bottom) return -1;
    return correlation(resample(cut.turned, part, cells, cells), targets.get(cells) as Greys);
  };

  let best: Cut | undefined;
  let highest = -1;
  const consider = (cut: Cut, cells: number) => {
    const score = scored(cut, cells);
    if (score > highest) [best, highest] = [cut, score];
  };
  for (const turned of turns) {
    const { width, height } = ofShape(turned, shape);
    for (let scale = 0.95; scale > smallestCut; scale *= 0.85) {
      const [stepX, stepY] = [Math.max(1, (width * scale) / 8), Math.max(1, (height * scale) / 8)];
      for (let top = 0; top + height * scale <= turned.height; top += stepY) {
        for (let left = 0; left + width * scale <= turned.width; left += stepX) {
          consider({ turned, scale, left, top }, coarseSide);
        }
      }
    }
  }
  if (!best) return -1;
  highest = scored(best, cutSide);
  for (const fraction of [1 / 16, 1 / 32, 1 / 64]) {
    const { turned, scale, left, top } = best as Cut;
    const [stepX, stepY] = [turned.width * scale * fraction, turned.height * scale * fraction];
    for (let way = 0; way < 27; way += 1) {
      const [x, y, z] = [(way % 3) - 1, (Math.floor(way / 3) % 3) - 1, Math.floor(way / 9) - 1];
      consider(
        { turned, scale: scale * (1 + z * fraction), left: left + x * stepX, top: top + y * stepY },
        cutSide,
      );
    }
  }
  return highest;
}

function mean({ values }: Greys): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += float32At(values, at);
  return sum / values.length;
}

function contrast(greys: Greys): number {
  const middle = mean(greys);
  let sum = 0;
  for (let at = 0; at < greys.values.length; at += 1) sum += (float32At(greys.values, at) - middle) ** 2;
  return Math.sqrt(sum / greys.values.length);
}

function correlation(one: Greys, other: Greys): number {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  let [both, squaresOne, squaresOther] = [0, 0, 0];
  for (let at = 0; at < one.values.length; at += 1) {
    const a = float32At(one.values, at) - meanOne;
    const b = float32At(other.values, at) - meanOther;
    both += a * b;
    squaresOne += a * a;
    squaresOther += b * b;
  }
  const scale = Math.sqrt(squaresOne * squaresOther);
  return scale > 0 ? both / scale : 0;
}
