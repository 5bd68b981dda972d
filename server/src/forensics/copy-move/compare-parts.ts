/** Lays one part of an image on the other and compares them pixel by pixel. */
import { float32At } from '../../domain/array-values.ts';
import type { Plane } from '../plane.ts';
import { boxMean } from './box-sums.ts';
import type { Transform } from './transform.ts';

/** Places of a plane, `step` pixels apart; everything below is on them. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  readonly window: Window;
  /** What is there, and what the transform brings there. */
  readonly here: Float32Array;
  readonly there: Float32Array;
  /** Correlation in the neighbourhood of each place, -1 to 1; 0 where the other part is outside, or is the same part. */
  readonly likeness: Float32Array;
  /** The smaller standard deviation of the two neighbourhoods. */
  readonly texture: Float32Array;
  /** See corner-detail.ts. */
  readonly detail: Float32Array;
}

/** An image and its corner detail. */
export interface DetailedPlane extends Plane {
  readonly detail: Float32Array;
}

const reach = 4;
/** A place and its copy must be further apart: near the axis of a mirror or of a turn everything is like itself. */
const apartMin = 24;

export function compareParts(plane: DetailedPlane, transform: Transform, window: Window): Comparison {
  const size = window.width * window.height;
  const here = new Float32Array(size);
  const there = new Float32Array(size);
  const isApart = new Uint8Array(size);
  layOver(plane, transform, window, here, there, isApart);
  const mean = (values: Float32Array) => {
    const means = new Float32Array(size);
    boxMean(values, window.width, window.height, reach, means);
    return means;
  };
  const product = new Float32Array(size);
  const products = (a: Float32Array, b: Float32Array) => {
    for (let at = 0; at < size; at += 1) product[at] = float32At(a, at) * float32At(b, at);
    return mean(product);
  };
  const [meanHere, meanThere] = [mean(here), mean(there)];
  const [hereHere, thereThere, hereThere] = [
    products(here, here),
    products(there, there),
    products(here, there),
  ];
  const likeness = new Float32Array(size);
  const texture = new Float32Array(size);
  for (let at = 0; at < size; at += 1) {
    if (isApart[at] === 0) continue;
    const a = float32At(meanHere, at);
    const b = float32At(meanThere, at);
    const varianceHere = Math.max(0, float32At(hereHere, at) - a * a);
    const varianceThere = Math.max(0, float32At(thereThere, at) - b * b);
    const smaller = Math.min(varianceHere, varianceThere);
    texture[at] = Math.sqrt(smaller);
    if (smaller < 0.25) continue;
    likeness[at] = (float32At(hereThere, at) - a * b) / Math.sqrt(varianceHere * varianceThere);
  }
  return { window, here, there, likeness, texture, detail: detailIn(plane, window) };
}

/** Less 128, since the squares of large numbers leave little room for small differences. */
function layOver(
  { width, height, values }: Plane,
  { a, b, c, d, e, f }: Transform,
  window: Window,
  here: Float32Array,
  there: Float32Array,
  isApart: Uint8Array,
): void {
  for (let row = 0, at = 0; row < window.height; row += 1) {
    const y = window.top + row * window.step;
    for (let column = 0; column < window.width; column += 1, at += 1) {
      const x = window.left + column * window.step;
      here[at] = float32At(values, y * width + x) - 128;
      const u = a * x + b * y + e;
      const v = c * x + d * y + f;
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue;
      const left = u | 0;
      const top = v | 0;
      const fx = u - left;
      const fy = v - top;
      const from = top * width + left;
      const upper = float32At(values, from) * (1 - fx) + float32At(values, from + 1) * fx;
      const lower = float32At(values, from + width) * (1 - fx) + float32At(values, from + width + 1) * fx;
      there[at] = upper * (1 - fy) + lower * fy - 128;
      if ((u - x) ** 2 + (v - y) ** 2 >= apartMin * apartMin) isApart[at] = 1;
    }
  }
}

function detailIn({ width, detail }: DetailedPlane, window: Window): Float32Array {
  const inWindow = new Float32Array(window.width * window.height);
  for (let row = 0, at = 0; row < window.height; row += 1) {
    const from = (window.top + row * window.step) * width + window.left;
    for (let column = 0; column < window.width; column += 1, at += 1) {
      inWindow[at] = float32At(detail, from + column * window.step);
    }
  }
  return inWindow;
}
