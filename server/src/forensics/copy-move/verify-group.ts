/** Holds what a group of matches claims against the pixels: do the two parts agree everywhere, down to the grain? */
import { numberAt, uint8At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { type Comparison, compareParts, type DetailedPlane, type Window } from './compare-parts.ts';
import type { Group } from './group-matches.ts';
import { growRegion } from './grow-region.ts';
import { type Agreement, measureAgreement } from './measure-agreement.ts';
import { refineTransform } from './refine-transform.ts';
import { inverse, scaleOf, type Transform } from './transform.ts';

export interface Copy extends Agreement {
  readonly transform: Transform;
  readonly isMirrored: boolean;
  readonly window: Window;
  /** One byte a place of the window: 1 where both parts agree. */
  readonly inside: Uint8Array;
  readonly pairs: number;
}

const areaMin = 60;
/** A first look, before the parts fit exactly, is generous. */
const roughLikenessMin = 0.6;
const likenessMin = 0.8;
const textureMin = 2.5;
/** From pixel to pixel. Compression alone makes about one. */
const detailMin = 1.5;
/** A copy that lies on its own source is a pattern or an edge that goes on. */
const overlapMax = 0.2;
const placesMax = 2500;
const roundsMax = 4;
/** Of the region's area from round to round: below, it has reached its limits. */
const growthMin = 1.15;

/** Undefined where the pixels do not bear it out at all. */
export function verifyGroup(plane: DetailedPlane, group: Group): Copy | undefined {
  let { transform, pairs } = towardsSmaller(group);
  let places = pairs.flat();
  let area = 0;
  for (let round = 0; round < roundsMax; round += 1) {
    const rough = compareParts(plane, transform, windowAround(places, plane));
    const region = growRegion(rough, pairs, roughLikenessMin, textureMin);
    const pixels = region.area * rough.window.step ** 2;
    if (pixels < areaMin) return undefined;
    if (pixels < growthMin * area) break;
    area = pixels;
    places = placesOf(rough, region.inside);
    transform = refineTransform(plane, transform, places);
  }
  const fine = compareParts(plane, transform, windowAround(places, plane));
  const region = growRegion(fine, pairs, likenessMin, textureMin);
  if (region.area < areaMin || overlapOf(fine.window, region.inside, transform) > overlapMax)
    return undefined;
  return {
    transform,
    isMirrored: group.isMirrored,
    window: fine.window,
    inside: region.inside,
    pairs: pairs.length,
    ...measureAgreement(fine, region.inside, detailMin),
  };
}

/** The larger part stays and the smaller is laid on it: so no pixel is left out. */
function towardsSmaller({ transform, pairs }: Group): Pick<Group, 'transform' | 'pairs'> {
  if (scaleOf(transform) <= 1) return { transform, pairs };
  return { transform: inverse(transform), pairs: pairs.map(([x, y, u, v]) => [u, v, x, y] as const) };
}

/** Spread evenly over the region; x and y in turn. */
function placesOf({ window }: Comparison, inside: Uint8Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < inside.length; at += 1) if (inside[at] === 1) found.push(at);
  const every = Math.max(1, Math.floor(found.length / placesMax));
  const places: number[] = [];
  for (let index = 0; index < found.length; index += every) {
    const at = numberAt(found, index);
    places.push(
      window.left + (at % window.width) * window.step,
      window.top + Math.floor(at / window.width) * window.step,
    );
  }
  return places;
}

/** The share of the region whose copy lies in the region again. */
function overlapOf(
  { left, top, step, width, height }: Window,
  inside: Uint8Array,
  transform: Transform,
): number {
  const { a, b, c, d, e, f } = transform;
  let [area, shared] = [0, 0];
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === 0) continue;
    const [x, y] = [left + (at % width) * step, top + Math.floor(at / width) * step];
    const column = Math.round((a * x + b * y + e - left) / step);
    const row = Math.round((c * x + d * y + f - top) / step);
    area += 1;
    if (column >= 0 && row >= 0 && column < width && row < height)
      shared += uint8At(inside, row * width + column);
  }
  return shared / Math.max(1, area);
}

const marginShare = 0.45;
const marginMin = 24;
/** Larger windows are compared at every second place, or third: there is enough of them. */
const comparedMax = 60_000;

/** What to compare: around what is known of a copy, with room for it to be larger. `places` are x and y in turn. */
function windowAround(places: readonly number[], { width, height }: Plane): Window {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [numberAt(places, at), numberAt(places, at + 1)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const margin = Math.max(marginMin, marginShare * Math.max(right - left, bottom - top));
  left = Math.max(0, Math.floor(left - margin));
  top = Math.max(0, Math.floor(top - margin));
  const wide = Math.min(width, Math.ceil(right + margin)) - left;
  const high = Math.min(height, Math.ceil(bottom + margin)) - top;
  const step = Math.max(1, Math.ceil(Math.sqrt((wide * high) / comparedMax)));
  return { left, top, step, width: Math.ceil(wide / step), height: Math.ceil(high / step) };
}
