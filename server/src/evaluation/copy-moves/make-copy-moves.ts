/** Makes forgeries of the copy-move kind from a real photo, to measure how many are found. */

import sharp from 'sharp';
import { uint8At } from '../../domain/array-values.ts';
import type { Pixels } from '../../media/image.ts';
import { cover } from './blob.ts';
import { type CopyMoveKind, type Placement, placeCopy } from './place-copy.ts';
import { between, seededRandom } from './seeded-random.ts';

export interface CopyMove {
  readonly kind: CopyMoveKind;
  readonly pixels: Pixels;
  /** One byte a pixel: 255 where the copy was pasted. */
  readonly mask: Uint8Array;
  /** The same for where it was taken from. */
  readonly sourceMask: Uint8Array;
}

export const copyMoveKinds = ['moved', 'turned', 'scaled', 'mirrored'] as const satisfies CopyMoveKind[];
export const copyMoveQualities = [95, 80, 60] as const;

/** One each of `count`, the kinds in turn; fewer where the photo has nothing worth copying. The same seed makes the same. */
export function makeCopyMoves(photo: Pixels, seed: number, count: number): CopyMove[] {
  const made: CopyMove[] = [];
  for (let at = 0; at < count; at += 1) {
    const random = seededRandom(seed * 1009 + at);
    const kind = copyMoveKinds[(seed + at) % copyMoveKinds.length] as CopyMoveKind;
    const placement = placeCopy(photo, kind, random);
    if (placement) made.push({ kind, ...paste(photo, placement, between(random, 1, 2)) });
  }
  return made;
}

/** As a person would save it. */
export async function saveCopyMove({ pixels }: CopyMove, quality: number): Promise<Uint8Array> {
  const { width, height, rgb } = pixels;
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

function paste(photo: Pixels, placement: Placement, edgePixels: number): Omit<CopyMove, 'kind'> {
  const { width, height } = photo;
  const { blob, source, target, back, scale } = placement;
  const [a, b, c, d] = back;
  const rgb = Uint8Array.from(photo.rgb);
  const mask = new Uint8Array(width * height);
  const sourceMask = new Uint8Array(width * height);
  eachAround(photo, target, blob.radiusMax * scale + 2, (x, y, at) => {
    const [dx, dy] = [x - target.x, y - target.y];
    const [fromX, fromY] = [a * dx + b * dy, c * dx + d * dy];
    const share = cover(blob, fromX, fromY, edgePixels / scale);
    if (share === 0) return;
    if (share >= 0.5) mask[at] = 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const under = uint8At(photo.rgb, at * 3 + channel);
      const over = sample(photo, source.x + fromX, source.y + fromY, channel);
      rgb[at * 3 + channel] = Math.round(under + share * (over - under));
    }
  });
  eachAround(photo, source, blob.radiusMax + 2, (x, y, at) => {
    if (cover(blob, x - source.x, y - source.y, edgePixels) >= 0.5) sourceMask[at] = 255;
  });
  return { pixels: { width, height, rgb }, mask, sourceMask };
}

function eachAround(
  { width, height }: Pixels,
  middle: { readonly x: number; readonly y: number },
  reach: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  const right = Math.min(width - 1, Math.ceil(middle.x + reach));
  const bottom = Math.min(height - 1, Math.ceil(middle.y + reach));
  for (let y = Math.max(0, Math.floor(middle.y - reach)); y <= bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(middle.x - reach)); x <= right; x += 1) visit(x, y, y * width + x);
  }
}

/** Cubic between the pixels, as editors do; exact on whole pixels. */
function sample({ width, height, rgb }: Pixels, x: number, y: number, channel: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let value = 0;
  for (let row = -1; row <= 2; row += 1) {
    const weight = cubic(y - top - row);
    if (weight === 0) continue;
    const inRow = Math.min(height - 1, Math.max(0, top + row)) * width;
    for (let column = -1; column <= 2; column += 1) {
      const inColumn = Math.min(width - 1, Math.max(0, left + column));
      value += weight * cubic(x - left - column) * uint8At(rgb, (inRow + inColumn) * 3 + channel);
    }
  }
  return Math.min(255, Math.max(0, value));
}

function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d >= 2) return 0;
  return d < 1 ? (1.5 * d - 2.5) * d * d + 1 : ((-0.5 * d + 2.5) * d - 4) * d + 2;
}
