/** Outlines as a forger's hand draws them: closed, uneven, neither rectangles nor circles. */
import { between, type Random } from './seeded-random.ts';

/** Seen from its middle: how far the outline is in each direction, and how far at most. */
export interface Blob {
  readonly radiusAt: (angle: number) => number;
  readonly radiusMax: number;
}

const directions = 180;

/** Covers about `areaPixels`. */
export function drawBlob(random: Random, areaPixels: number): Blob {
  const waves = [2, 3, 4, 5].map((count) => ({
    count,
    height: between(random, 0, 0.45 / count),
    phase: between(random, 0, 2 * Math.PI),
  }));
  const shape = (angle: number) =>
    waves.reduce((sum, { count, height, phase }) => sum + height * Math.cos(count * angle + phase), 1);
  const shapes = Array.from({ length: directions }, (_, at) => shape((at * 2 * Math.PI) / directions));
  const area = (shapes.reduce((sum, radius) => sum + radius * radius, 0) / directions) * Math.PI;
  const scale = Math.sqrt(areaPixels / area);
  return { radiusAt: (angle) => scale * shape(angle), radiusMax: scale * Math.max(...shapes) };
}

/** How much of a place belongs to the blob: 1 inside, 0 outside, a slope as wide as `edgePixels` between. */
export function cover(blob: Blob, x: number, y: number, edgePixels: number): number {
  const distance = Math.hypot(x, y);
  if (distance > blob.radiusMax + edgePixels) return 0;
  const inside = blob.radiusAt(Math.atan2(y, x)) - distance;
  return Math.min(1, Math.max(0, inside / edgePixels + 0.5));
}
