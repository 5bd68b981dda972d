/** Where a face lies by its points: an upright oval, turned with the head, against which places are measured. */
import { float32At } from '../domain/array-values.ts';
import type { Box } from './face.ts';

/** The oval reaches about from the chin to the middle of the forehead and from ear to ear. */
export interface FaceShape {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Of the line through both eyes. */
  readonly cosine: number;
  readonly sine: number;
  /** Between the middles of the eyes, in pixels: the measure of a face that neither mouth nor chin changes. */
  readonly eyeDistance: number;
  /** 0 seen from the front, towards 1 from the side: how far the nose is from the middle of the cheeks. */
  readonly turned: number;
}

export type Point = readonly [x: number, y: number];

/** Of the 68 points; the eyes as the person has them left and right in the image. */
export const parts = {
  leftEye: [36, 42],
  rightEye: [42, 48],
} as const;

export const pointAt = (points: Float32Array, index: number): Point => [
  float32At(points, index * 2),
  float32At(points, index * 2 + 1),
];

export function meanPoint(points: Float32Array, [from, to]: readonly [number, number]): Point {
  let [x, y] = [0, 0];
  for (let index = from; index < to; index += 1) {
    x += float32At(points, index * 2);
    y += float32At(points, index * 2 + 1);
  }
  return [x / (to - from), y / (to - from)];
}

/** Points that neither speaking nor blinking moves: the nose and the corners of the eyes. */
export const firmPoints = [27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 39, 42, 45] as const;

/**
 * The oval in mean distances of the firm points from their middle: medians of 53 faces seen from the front. It is not
 * taken from the points of the jaw, which tremble four times as much as the firm ones.
 */
const oval = { halfWidth: 2.57, halfHeight: 2.96, down: 0.2 } as const;

export function shapeOf(points: Float32Array): FaceShape {
  const left = meanPoint(points, parts.leftEye);
  const right = meanPoint(points, parts.rightEye);
  const eyeDistance = Math.max(1e-3, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const cosine = (right[0] - left[0]) / eyeDistance;
  const sine = (right[1] - left[1]) / eyeDistance;
  const firm = firmPoints.map((index) => pointAt(points, index));
  const x = firm.reduce((sum, point) => sum + point[0], 0) / firm.length;
  const y = firm.reduce((sum, point) => sum + point[1], 0) / firm.length;
  const squares = firm.reduce((sum, point) => sum + (point[0] - x) ** 2 + (point[1] - y) ** 2, 0);
  const size = Math.max(1e-3, Math.sqrt(squares / firm.length));

  const across = (point: Point) => point[0] * cosine + point[1] * sine;
  const [ear, otherEar] = [across(pointAt(points, 0)), across(pointAt(points, 16))];
  const fromMiddle = Math.abs(across(pointAt(points, 30)) - (ear + otherEar) / 2);
  return {
    x: x - oval.down * size * sine,
    y: y + oval.down * size * cosine,
    halfWidth: oval.halfWidth * size,
    halfHeight: oval.halfHeight * size,
    cosine,
    sine,
    eyeDistance,
    turned: Math.min(1, fromMiddle / Math.max(1e-3, Math.abs(otherEar - ear) / 2)),
  };
}

/** Around the points alone, as the landmark net likes its crops. */
export function boxAround(points: Float32Array): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, float32At(points, at));
    right = Math.max(right, float32At(points, at));
    top = Math.min(top, float32At(points, at + 1));
    bottom = Math.max(bottom, float32At(points, at + 1));
  }
  return { left, top, width: right - left, height: bottom - top };
}
