/**
 * How alike a known video and a new one are, by the frames that they share (after vPDQ): which part of the new one's
 * frames the known one holds, and the other way round. Measured in docs/evaluation.md.
 */
import type { FoundChecked, FoundPublished } from '../../similarity/image-index.ts';
import { closeness, identicalMax, type Likeness } from './likeness.ts';

/** A frame of the new video that a known image or video shows. */
export interface FrameHit<P extends FoundPublished | FoundChecked = FoundPublished | FoundChecked> {
  readonly image: P;
  readonly distance: number;
  /** Neither turned nor cropped. */
  readonly isAsItIs: boolean;
}

/** One frame alone must be closer than what the index gives: twenty frames are twenty chances of being mistaken. */
const aloneDistanceMax = 24;
const similarShare = 0.5;
const identicalShare = 0.8;

/** `frames`: of the new video. Undefined where what they share is too little to be told. */
export function videoLikeness(hits: readonly FrameHit[], frames: number): Likeness | undefined {
  const distances = hits.map(({ distance }) => distance).sort((a, b) => a - b);
  const [nearest = Number.POSITIVE_INFINITY] = distances;
  if (distances.length < 2 && nearest > aloneDistanceMax) return undefined;
  const known = hits[0]?.image.frames;
  const share = hits.length / frames;
  // A known image is no video, however still the new one stands.
  if (known === undefined || share < similarShare)
    return { somiglianza: closeness(nearest, known === undefined ? 1 : share), tipo: 'parziale' };
  const middle = distances[distances.length >> 1] ?? nearest;
  const somiglianza = closeness(middle, share);
  const isWhole = share >= identicalShare && hits.length / known >= identicalShare;
  const asTheyAre = hits.filter(({ isAsItIs }) => isAsItIs).length / frames;
  const isSame = isWhole && middle <= identicalMax && asTheyAre >= identicalShare;
  return { somiglianza, tipo: isSame ? 'identica' : 'simile' };
}
