/** A part of a frame that occurs twice in it, found as it is found in images. */
import { numberAt } from '../../domain/array-values.ts';
import { findCopies } from '../copy-move/find-copies.ts';
import { judgeCopies } from '../copy-move/judge-copies.ts';
import { shrinkPlane } from '../copy-move/resize-plane.ts';
import type { Copy } from '../copy-move/verify-group.ts';
import { luminanceOf, type Plane } from '../plane.ts';
import type { LookAtFrame } from './frame-finding.ts';

/** The search doubles what is below 300,000 pixels, for its fine detail: just above that, or well below. */
const pixelsMax = 320_000;
const doubledPixelsMax = 90_000;
const sideMin = 64;
/** Below, parts of untouched frames are alike too often, and copies are above. */
const strengthMin = 0.53;

/** `strength`: that of images, from .5 where parts are just alike to .95; .8 and more where they coincide. */
export const copiedPart: LookAtFrame = ({ pixels }) => {
  if (Math.min(pixels.width, pixels.height) < sideMin) return undefined;
  const isLarge = pixels.width * pixels.height >= pixelsMax;
  const plane = shrinkPlane(luminanceOf(pixels), isLarge ? pixelsMax : doubledPixelsMax);
  const { verdict, copies, strength } = judgeCopies(findCopies(plane), plane);
  const [best] = copies;
  // Parts that mirror each other are faces, cars and reflections more often than anything else.
  if (!best || verdict === 'nothing' || verdict === 'pattern' || best.copy.isMirrored) return undefined;
  if (strength < strengthMin) return undefined;
  return { place: placeOf(best.copy, plane), strength };
};

/** The middles of both parts; the one further left first, since which of them is the copy is not known. */
function placeOf({ window, inside, transform: { a, b, c, d, e, f } }: Copy, { width, height }: Plane) {
  let [count, sumX, sumY] = [0, 0, 0];
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    count += 1;
    sumX += window.left + (at % window.width) * window.step;
    sumY += window.top + Math.floor(at / window.width) * window.step;
  }
  const [x, y] = [sumX / Math.max(1, count), sumY / Math.max(1, count)];
  const here = [x / width, y / height];
  const there = [(a * x + b * y + e) / width, (c * x + d * y + f) / height];
  return numberAt(here, 0) <= numberAt(there, 0) ? [...here, ...there] : [...there, ...here];
}
