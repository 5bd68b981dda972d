/** Asks the index of known pictures and videos: for a picture with all its hashes at once, for a video frame by frame. */
import type { FilmHashes, FrameQuery } from '../../similarity/film-hashes.ts';
import type { PictureHashes } from '../../similarity/picture-hashes.ts';
import type {
  FoundChecked,
  FoundPublished,
  PictureMatch,
  PictureSearchOptions,
} from '../../similarity/picture-index.ts';
import { type FrameHit, filmLikeness } from './film-likeness.ts';
import { type Likeness, pictureLikeness } from './likeness.ts';

type Found = FoundPublished | FoundChecked;

export interface LocalMatch<P extends Found = FoundPublished> extends Likeness {
  readonly picture: P;
}

/** One of the two searches of the index. */
export type Search<P extends Found> = (
  queries: readonly Uint32Array[],
  options: PictureSearchOptions,
) => Promise<PictureMatch<P>[]>;

/** Nearest first. Undefined: too plain to be told from others. */
export type LocalLookup = (<P extends Found>(search: Search<P>) => Promise<LocalMatch<P>[]>) | undefined;

const distanceMax = 31;
/** More than are told: whoever puts many copies on pages must not hide an older one, or a fact-check. */
const picturesMax = 200;

export function lookUpPicture(hashes: Pick<PictureHashes, 'queries'>): LocalLookup {
  if (hashes.queries.length === 0) return undefined;
  const queries = hashes.queries.map(({ words }) => words);
  return async (search) => {
    const matches = await search(queries, { distanceMax, limit: picturesMax });
    return matches.map((match) => ({ picture: match.picture, ...pictureLikeness(match, hashes) }));
  };
}

export function lookUpFilm({ queries }: Pick<FilmHashes, 'queries'>): LocalLookup {
  if (queries.length === 0) return undefined;
  const frames = [...Map.groupBy(queries, ({ timeSeconds }) => timeSeconds).values()];
  return async <P extends Found>(search: Search<P>) => {
    const found = await Promise.all(frames.map((frame) => findFrame(frame, search)));
    const known = Map.groupBy(found.flat(), ({ picture }) => picture.id);
    return [...known.values()]
      .flatMap((hits) => {
        const [{ picture }] = hits as [FrameHit<P>];
        const likeness = filmLikeness(hits, frames.length);
        return likeness ? [{ picture, ...likeness }] : [];
      })
      .sort((a, b) => b.somiglianza - a.somiglianza)
      .slice(0, picturesMax);
  };
}

/** Every picture and video that shows this frame, once. */
async function findFrame<P extends Found>(
  frame: readonly FrameQuery[],
  search: Search<P>,
): Promise<FrameHit<P>[]> {
  const matches = await search(
    frame.map(({ words }) => words),
    { distanceMax, limit: picturesMax },
  );
  return matches.map(({ picture, distance, query, part }) => ({
    picture,
    distance,
    isAsItIs: frame[query]?.turn === 'original' && frame[query].part === 'whole' && part === 'whole',
  }));
}
