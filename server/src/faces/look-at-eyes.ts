/** How open the eyes are: by how dark they are, and by the points of their lids, which move only a little. */
import { uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import { type FaceShape, meanPoint, parts, pointAt } from './face-shape.ts';

export interface Eyes {
  /** Brightness of the darker part of both eyes, in parts of that of the cheeks: an open eye is dark. */
  readonly brightness: number;
  /** The same of the brightest part: what is dark all over is behind dark glasses. */
  readonly brightest: number;
  /** Mean height of both eyes by their width. */
  readonly opening: number;
}

/** The place that is looked at, in distances between the eyes: half its width and height, and the way to the cheek. */
const eyeReach = { across: 0.17, down: 0.12, toCheek: 0.4 } as const;
const stepsAcross = 18;
const stepsDown = 12;
/** Which of the brightnesses, sorted: the iris and the shadow of the lid take more than a third of an open eye. */
const darkShare = 0.3;
const brightShare = 0.9;

export function eyesOf(pixels: Pixels, points: Float32Array, shape: FaceShape): Eyes {
  const both = [parts.leftEye, parts.rightEye].map((eye) => {
    const [x, y] = meanPoint(points, eye);
    const here = brightnessesAround(pixels, x, y, shape);
    const toCheek = eyeReach.toCheek * shape.eyeDistance;
    const cheek = brightnessesAround(pixels, x - toCheek * shape.sine, y + toCheek * shape.cosine, shape);
    const usual = Math.max(8, cheek[cheek.length >> 1] ?? 0);
    const share = (part: number) => (here[Math.floor(here.length * part)] ?? 0) / usual;
    return { dark: share(darkShare), bright: share(brightShare) };
  });
  const opening = [parts.leftEye, parts.rightEye].map(([first]) => openingOf(points, first));
  return {
    brightness: mean(both.map(({ dark }) => dark)),
    brightest: mean(both.map(({ bright }) => bright)),
    opening: mean(opening),
  };
}

/** Sorted, of the place of an eye moved to (x, y). */
function brightnessesAround(
  { width, height, rgb }: Pixels,
  x: number,
  y: number,
  shape: FaceShape,
): Uint8Array {
  const found = new Uint8Array((stepsAcross + 1) * (stepsDown + 1));
  let count = 0;
  for (let down = 0; down <= stepsDown; down += 1) {
    for (let across = 0; across <= stepsAcross; across += 1) {
      const u = (across / stepsAcross - 0.5) * 2 * eyeReach.across * shape.eyeDistance;
      const v = (down / stepsDown - 0.5) * 2 * eyeReach.down * shape.eyeDistance;
      const column = Math.round(x + u * shape.cosine - v * shape.sine);
      const row = Math.round(y + u * shape.sine + v * shape.cosine);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      found[count++] = uint8At(rgb, (row * width + column) * 3 + 1);
    }
  }
  return found.subarray(0, count).sort();
}

function openingOf(points: Float32Array, first: number): number {
  const apart = (a: number, b: number) => {
    const [ax, ay] = pointAt(points, first + a);
    const [bx, by] = pointAt(points, first + b);
    return Math.hypot(ax - bx, ay - by);
  };
  return (apart(1, 5) + apart(2, 4)) / (2 * Math.max(1e-3, apart(0, 3)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
