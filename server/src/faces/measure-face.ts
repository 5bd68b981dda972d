/** What can be measured of a face against the ring around it: light, colours and detail. */
import { uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import type { FaceShape } from './face-shape.ts';

/** How a face differs from the ring around it; each 0 where both are alike. */
export interface Contrast {
  /** In grey levels: brightness, and the blue and the red difference. */
  readonly light: number;
  readonly blue: number;
  readonly red: number;
  /** Natural logarithm of how much more of its detail is fine: below 0 the face is softer. */
  readonly detail: number;
}

/** The oval ends at 1: what is skin for certain, and what surely belongs to the surroundings. */
const faceEnd = 0.9;
const ringStart = 1.12;
const ringEnd = 1.7;

/** Pixels looked at in and around one face; more say no more. */
const pixelsMax = 4000;

/**
 * Detail at two sizes, in pixels. At one pixel a compressed video has lost it everywhere; at two, a face that was
 * softened by two pixels has less of it by the factor 0.4 to 0.8.
 */
const fineStep = 2;
const coarseStep = 4;

/** Grey levels across a place, from which on it has detail; and how many such places it takes to compare. */
const detailMin = 14;
const countMin = 60;

interface Sums {
  count: number;
  light: number;
  blue: number;
  red: number;
  detailed: number;
  fine: number;
  coarse: number;
}

/** Undefined where too little of the face or of its surroundings is in the image. */
export function contrastOf(pixels: Pixels, shape: FaceShape): Contrast | undefined {
  const { width, height } = pixels;
  const reach = ringEnd * Math.max(shape.halfWidth, shape.halfHeight);
  const [left, right] = [
    Math.max(coarseStep, Math.ceil(shape.x - reach)),
    Math.min(width - 1 - coarseStep, Math.floor(shape.x + reach)),
  ];
  const [top, bottom] = [
    Math.max(coarseStep, Math.ceil(shape.y - reach)),
    Math.min(height - 1 - coarseStep, Math.floor(shape.y + reach)),
  ];
  const step = Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / pixelsMax)));
  const [face, ring] = [noSums(), noSums()];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const [across, down] = [x - shape.x, y - shape.y];
      const u = (across * shape.cosine + down * shape.sine) / shape.halfWidth;
      const v = (down * shape.cosine - across * shape.sine) / shape.halfHeight;
      const from = u * u + v * v;
      if (from < faceEnd * faceEnd) take(pixels, x, y, face);
      else if (from > ringStart * ringStart && from < ringEnd * ringEnd) take(pixels, x, y, ring);
    }
  }
  return compare(face, ring);
}

function compare(face: Sums, ring: Sums): Contrast | undefined {
  if (face.count < countMin || ring.count < countMin) return undefined;
  const mean = ({ count }: Sums, sum: number) => sum / count;
  const fineness = ({ fine, coarse }: Sums) => Math.log(fine / Math.max(1, coarse));
  return {
    light: mean(face, face.light) - mean(ring, ring.light),
    blue: mean(face, face.blue) - mean(ring, ring.blue),
    red: mean(face, face.red) - mean(ring, ring.red),
    detail: Math.min(face.detailed, ring.detailed) < countMin ? Number.NaN : fineness(face) - fineness(ring),
  };
}

function noSums(): Sums {
  return { count: 0, light: 0, blue: 0, red: 0, detailed: 0, fine: 0, coarse: 0 };
}

function take({ width, rgb }: Pixels, x: number, y: number, sums: Sums): void {
  const at = (y * width + x) * 3;
  const [red, green, blue] = [uint8At(rgb, at), uint8At(rgb, at + 1), uint8At(rgb, at + 2)];
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  sums.count += 1;
  sums.light += light;
  sums.blue += 0.564 * (blue - light);
  sums.red += 0.713 * (red - light);
  // Green carries most of the brightness, and is all that is needed for detail.
  const row = width * 3;
  const greenAt = (dx: number, dy: number) => uint8At(rgb, at + 1 + dx * 3 + dy * row);
  const curve = (step: number) =>
    Math.abs(4 * green - greenAt(-step, 0) - greenAt(step, 0) - greenAt(0, -step) - greenAt(0, step));
  const slope = Math.max(Math.abs(greenAt(4, 0) - greenAt(-4, 0)), Math.abs(greenAt(0, 4) - greenAt(0, -4)));
  if (slope < detailMin) return;
  sums.detailed += 1;
  sums.fine += curve(fineStep);
  sums.coarse += curve(coarseStep);
}
