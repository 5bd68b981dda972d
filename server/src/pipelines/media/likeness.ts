/** How alike a known picture and a new one are, from the bits in which their hashes differ. */
import type { Appearance } from '@riscontro/contract';
import type { PictureHashes } from '../../similarity/picture-hashes.ts';
import type { FoundChecked, FoundPublished, PictureMatch } from '../../similarity/picture-index.ts';

export type Likeness = Pick<Appearance, 'somiglianza' | 'tipo'>;

/** Hashes of unrelated pictures differ in about half of their 256 bits. */
const unrelated = 128;
/** Another compression, grey instead of colours; retouching can hide in it as well: docs/evaluation.md. */
export const identicalMax = 10;

/** 1 for the very same, 0 for what has nothing in common; in hundredths. */
export const closeness = (distance: number, share = 1) =>
  Math.round(share * (1 - distance / unrelated) * 100) / 100;

export function pictureLikeness(
  match: PictureMatch<FoundPublished | FoundChecked>,
  { queries }: Pick<PictureHashes, 'queries'>,
): Likeness {
  const { distance, part, picture } = match;
  const asked = queries[match.query];
  const somiglianza = closeness(distance);
  // A picture that is a frame of a known video is a part of it.
  const isPart =
    picture.frames !== undefined || [part, asked?.part ?? 'whole'].some((one) => one !== 'whole');
  if (isPart) return { somiglianza, tipo: 'parziale' };
  return {
    somiglianza,
    tipo: distance <= identicalMax && asked?.turn === 'original' ? 'identica' : 'simile',
  };
}
