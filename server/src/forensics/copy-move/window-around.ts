/** Which part of an image to compare: around what is known of a copy, with room for it to be larger. */
import { numberAt } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import type { Window } from './compare-parts.ts';

const marginShare = 0.45;
const marginMin = 24;
/** Larger windows are compared at every second place, or third: there is enough of them. */
const placesMax = 60_000;

/** `places` are x and y in turn. */
export function windowAround(places: readonly number[], { width, height }: Plane): Window {
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
  const step = Math.max(1, Math.ceil(Math.sqrt((wide * high) / placesMax)));
  return { left, top, step, width: Math.ceil(wide / step), height: Math.ceil(high / step) };
}
