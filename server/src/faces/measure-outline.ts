/** The step in brightness across the outline of a face, all the way round. */
import { uint8At } from '../domain/array-values.ts';
import type { Pixels } from '../media/image.ts';
import type { FaceShape } from './face-shape.ts';

export const sectorCount = 16;

/** In parts of the oval: where it is looked just inside and just outside, and at how many angles of a sector. */
const inside = [0.86, 0.94] as const;
const outside = [1.06, 1.14] as const;
const anglesPerSector = 3;

/**
 * In grey levels, without their mean over all sectors: what the whole face does is no matter of its outline. NaN in
 * sectors outside of the image.
 */
export function outlineOf(pixels: Pixels, shape: FaceShape): Float32Array {
  const steps = new Float32Array(sectorCount);
  for (let sector = 0; sector < sectorCount; sector += 1) {
    let sum = 0;
    for (let part = 0; part < anglesPerSector; part += 1) {
      const angle = ((sector + (part + 0.5) / anglesPerSector) / sectorCount) * 2 * Math.PI;
      for (const radius of inside) sum += brightnessAt(pixels, shape, angle, radius);
      for (const radius of outside) sum -= brightnessAt(pixels, shape, angle, radius);
    }
    steps[sector] = sum / (anglesPerSector * inside.length);
  }
  const known = steps.filter((step) => !Number.isNaN(step));
  const mean = known.reduce((sum, step) => sum + step, 0) / Math.max(1, known.length);
  return steps.map((step) => step - mean);
}

/** Between four pixels, so that it does not jump when the face moves by a part of one. */
function brightnessAt(
  { width, height, rgb }: Pixels,
  shape: FaceShape,
  angle: number,
  radius: number,
): number {
  const u = radius * shape.halfWidth * Math.cos(angle);
  const v = radius * shape.halfHeight * Math.sin(angle);
  const x = shape.x + u * shape.cosine - v * shape.sine;
  const y = shape.y + u * shape.sine + v * shape.cosine;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return Number.NaN;
  const [right, lower] = [x - column, y - row];
  const at = (row * width + column) * 3 + 1;
  const below = at + width * 3;
  const upperMix = uint8At(rgb, at) * (1 - right) + uint8At(rgb, at + 3) * right;
  const lowerMix = uint8At(rgb, below) * (1 - right) + uint8At(rgb, below + 3) * right;
  return upperMix * (1 - lower) + lowerMix * lower;
}
