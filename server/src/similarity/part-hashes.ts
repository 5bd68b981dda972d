/** The hashes of parts of an image, and of the parts turned. */
import type { Turn } from './dihedral.ts';
import { type ImageHash, type ImagePart, indexedQualityMin } from './image-index.ts';
import type { Luminance } from './luminance.ts';
import { partSamples } from './part-samples.ts';
import { bitsOf, pdqTransform } from './pdq.ts';
import { turnedHashes } from './turned-hashes.ts';

/** Eightieths of the width and of the height that are left out. */
export type Cut = readonly [left: number, right: number, top: number, bottom: number];

export interface TurnedPart extends ImageHash {
  readonly turn: Turn;
}

export function cutOff(luminance: Luminance, [left, right, top, bottom]: Cut): Luminance {
  const { width, height } = luminance;
  const part = (length: number, eightieths: number) => Math.round((length * eightieths) / 80);
  return partSamples(luminance, {
    left: part(width, left),
    top: part(height, top),
    width: width - part(width, left) - part(width, right),
    height: height - part(height, top) - part(height, bottom),
  });
}

/** None of what is flat or not there. */
export function hashesOf(
  luminance: Luminance | undefined,
  part: ImagePart,
  turns: readonly Turn[] = [],
): TurnedPart[] {
  if (!luminance) return [];
  const { coefficients, quality } = pdqTransform(luminance);
  if (quality < indexedQualityMin) return [];
  if (turns.length === 0) return [{ words: bitsOf(coefficients), part, turn: 'original' }];
  return turnedHashes(luminance, (turn) => turns.includes(turn)).map((hash) => ({ ...hash, part }));
}
