/** Asks the index of known pictures and videos: for a picture with all its hashes at once, for a video frame by frame. */
import type { FilmHashes, FrameQuery } from '../../similarity/film-hashes.ts';
import type { PictureHashes } from '../../similarity/picture-hashes.ts';
import type { PictureIndex, PictureMatch } from '../../similarity/picture-index.ts';
import { type FrameHit, filmLikeness } from './film-likeness.ts';
import { type Likeness, pictureLikeness } from './likeness.ts';

export interface LocalMatch extends Likeness {
  readonly picture: PictureMatch['picture'];
}

/** Nearest first. Undefined: too plain to be told from others. */
export type LocalLookup = ((index: Pick<PictureIndex, 'search'>) => Promise<LocalMatch[]>) | undefined;

const distanceMax = 31;
const picturesMax = 50;
/** Of one frame: many may know it, and the next frame tells them apart. */
const knownOfFrameMax = 200;

export function lookUpPicture(hashes: Pick<PictureHashes, 'queries'>): LocalLookup {
  if (hashes.queries.length === 0) return undefined;
  const queries = hashes.queries.map(({ words }) => words);
  return async (index) => {
    const matches = await index.search(queries, { distanceMax, limit: picturesMax });
    return matches.map((match) => ({ picture: match.picture, ...pictureLikeness(match, hashes) }));
  };
}

export function lookUpFilm({ queries }: Pick<FilmHashes, 'queries'>): LocalLookup {
  if (queries.length === 0) return undefined;
  const frames = [...Map.groupBy(queries, ({ timeSeconds }) => timeSeconds).values()];
  return async (index) => {
    const found = await Promise.all(frames.map((frame) => findFrame(frame, index)));
    const known = Map.groupBy(found.flat(), ({ picture }) => picture.id);
    return [...known.values()]
      .flatMap((hits) => {
        const [{ picture }] = hits as [FrameHit];
        const likeness = filmLikeness(hits, frames.length);
        return likeness ? [{ picture, ...likeness }] : [];
      })
      .sort((a, b) => b.somiglianza - a.somiglianza)
      .slice(0, picturesMax);
  };
}

/** Every picture and video that shows this frame, once. */
async function findFrame(
  frame: readonly FrameQuery[],
  index: Pick<PictureIndex, 'search'>,
): Promise<FrameHit[]> {
  const matches = await index.search(
    frame.map(({ words }) => words),
    { distanceMax, limit: knownOfFrameMax },
  );
  return matches.map(({ picture, distance, query, part }) => ({
    picture,
    distance,
    isAsItIs: frame[query]?.turn === 'original' && frame[query].part === 'whole' && part === 'whole',
  }));
}
