/**
 * How alike what is known and what is new are. Of two images: from the bits in which their hashes differ. Of two videos:
 * by the frames that they share (after vPDQ, Meta, 2022): which part of the new one's frames the known one holds, and the
 * other way round. Measured in docs/evaluation.md.
 */
import type { Appearance } from '@riscontro/contract/inside';
import type { ImageHashes } from '../../similarity/image-hashes.ts';
import type { FoundChecked, FoundPublished, ImageMatch } from '../../similarity/image-index.ts';

export type Likeness = Pick<Appearance, 'similarity' | 'kind'>;

/** Hashes of unrelated images differ in about half of their 256 bits. */
const unrelated = 128;
/** Another compression, grey instead of colours; retouching can hide in it as well: docs/evaluation.md. */
const identicalMax = 10;

/** 1 for the very same, 0 for what has nothing in common; in hundredths. */
const closeness = (distance: number, share = 1) => Math.round(share * (1 - distance / unrelated) * 100) / 100;

export function imageLikeness(
  match: ImageMatch<FoundPublished | FoundChecked>,
  { queries }: Pick<ImageHashes, 'queries'>,
): Likeness {
  const { distance, part, image } = match;
  const asked = queries[match.query];
  const similarity = closeness(distance);
  // An image that is a frame of a known video is a part of it.
  const isPart = image.frames !== undefined || [part, asked?.part ?? 'whole'].some((one) => one !== 'whole');
  if (isPart) return { similarity, kind: 'partial' };
  return {
    similarity,
    kind: distance <= identicalMax && asked?.turn === 'original' ? 'identical' : 'similar',
  };
}

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
    return { similarity: closeness(nearest, known === undefined ? 1 : share), kind: 'partial' };
  const middle = distances[distances.length >> 1] ?? nearest;
  const similarity = closeness(middle, share);
  const isWhole = share >= identicalShare && hits.length / known >= identicalShare;
  const asTheyAre = hits.filter(({ isAsItIs }) => isAsItIs).length / frames;
  const isSame = isWhole && middle <= identicalMax && asTheyAre >= identicalShare;
  return { similarity, kind: isSame ? 'identical' : 'similar' };
}
