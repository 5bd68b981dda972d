/** Asks the index of known images and videos: for an image with all its hashes at once, for a video frame by frame. */

import type { ImageHashes } from '../../similarity/image-hashes.ts';
import type {
  FoundChecked,
  FoundPublished,
  ImageMatch,
  ImageSearchOptions,
} from '../../similarity/image-index.ts';
import type { FrameQuery, VideoHashes } from '../../similarity/video-hashes.ts';
import { type FrameHit, imageLikeness, type Likeness, videoLikeness } from './likeness.ts';

type Found = FoundPublished | FoundChecked;

export interface LocalMatch<P extends Found = FoundPublished> extends Likeness {
  readonly image: P;
}

/** One of the two searches of the index. */
export type Search<P extends Found> = (
  queries: readonly Uint32Array[],
  options: ImageSearchOptions,
) => Promise<ImageMatch<P>[]>;

/** Nearest first. Undefined: too plain to be told from others. */
export type LocalLookup = (<P extends Found>(search: Search<P>) => Promise<LocalMatch<P>[]>) | undefined;

const distanceMax = 31;
/** More than are told: whoever puts many copies on pages must not hide an older one, or a fact-check. */
const imagesMax = 200;

export function lookUpImage(hashes: Pick<ImageHashes, 'queries'>): LocalLookup {
  if (hashes.queries.length === 0) return undefined;
  const queries = hashes.queries.map(({ words }) => words);
  return async (search) => {
    const matches = await search(queries, { distanceMax, limit: imagesMax });
    return matches.map((match) => ({ image: match.image, ...imageLikeness(match, hashes) }));
  };
}

export function lookUpVideo({ queries }: Pick<VideoHashes, 'queries'>): LocalLookup {
  if (queries.length === 0) return undefined;
  const frames = [...Map.groupBy(queries, ({ timeSeconds }) => timeSeconds).values()];
  return async <P extends Found>(search: Search<P>) => {
    const found = await Promise.all(frames.map((frame) => findFrame(frame, search)));
    const known = Map.groupBy(found.flat(), ({ image }) => image.id);
    return [...known.values()]
      .flatMap((hits) => {
        const [{ image }] = hits as [FrameHit<P>];
        const likeness = videoLikeness(hits, frames.length);
        return likeness ? [{ image, ...likeness }] : [];
      })
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, imagesMax);
  };
}

/** Every image and video that shows this frame, once. */
async function findFrame<P extends Found>(
  frame: readonly FrameQuery[],
  search: Search<P>,
): Promise<FrameHit<P>[]> {
  const matches = await search(
    frame.map(({ words }) => words),
    { distanceMax, limit: imagesMax },
  );
  return matches.map(({ image, distance, query, part }) => ({
    image,
    distance,
    isAsItIs: frame[query]?.turn === 'original' && frame[query].part === 'whole' && part === 'whole',
  }));
}
