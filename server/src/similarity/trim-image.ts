/** An image without what surrounds it: border, caption, the screen it was photographed from. */
import type { Pixels } from '../media/image.ts';
import { findInnerFrames } from './find-inner-frames.ts';
import { type Area, type Luminance, partOf, smallLuminance } from './small-luminance.ts';

/** Kept around a first finding, in pixels of the small image. */
const marginPixels = 3;

export interface Trimmed {
  readonly outer: Luminance | undefined;
  readonly inner: Luminance | undefined;
}

/** Undefined where nothing surrounds it; `inner` also where it is the same. `small` is the whole image, made small. */
export function trimImage(pixels: Pixels, small: Luminance): Trimmed {
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
