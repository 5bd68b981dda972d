/** How alike a known image and a new one are, from the bits in which their hashes differ. */
import type { Appearance } from '@riscontro/contract';
import type { ImageHashes } from '../../similarity/image-hashes.ts';
import type { FoundChecked, FoundPublished, ImageMatch } from '../../similarity/image-index.ts';

export type Likeness = Pick<Appearance, 'somiglianza' | 'tipo'>;

/** Hashes of unrelated images differ in about half of their 256 bits. */
const unrelated = 128;
/** Another compression, grey instead of colours; retouching can hide in it as well: docs/evaluation.md. */
export const identicalMax = 10;

/** 1 for the very same, 0 for what has nothing in common; in hundredths. */
export const closeness = (distance: number, share = 1) =>
  Math.round(share * (1 - distance / unrelated) * 100) / 100;

export function imageLikeness(
  match: ImageMatch<FoundPublished | FoundChecked>,
  { queries }: Pick<ImageHashes, 'queries'>,
): Likeness {
  const { distance, part, image } = match;
  const asked = queries[match.query];
  const somiglianza = closeness(distance);
  // An image that is a frame of a known video is a part of it.
  const isPart = image.frames !== undefined || [part, asked?.part ?? 'whole'].some((one) => one !== 'whole');
  if (isPart) return { somiglianza, tipo: 'parziale' };
  return {
    somiglianza,
    tipo: distance <= identicalMax && asked?.turn === 'original' ? 'identica' : 'simile',
  };
}
