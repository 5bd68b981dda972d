/** How alike two pictures are, from the bits in which their hashes differ. */
import type { Appearance } from '@riscontro/contract';
import type { PicturePart } from '../../similarity/picture-index.ts';

/** Hashes of unrelated pictures differ in about half of their 256 bits. */
const unrelated = 128;
/** Another compression, grey instead of colours; retouching can hide in it as well: docs/evaluation.md. */
const identicalMax = 10;

export function likeness(
  distance: number,
  parts: readonly PicturePart[],
  isTurned: boolean,
): Pick<Appearance, 'somiglianza' | 'tipo'> {
  const somiglianza = Math.round((1 - distance / unrelated) * 100) / 100;
  if (parts.some((part) => part !== 'whole')) return { somiglianza, tipo: 'parziale' };
  return { somiglianza, tipo: distance <= identicalMax && !isTurned ? 'identica' : 'simile' };
}
