/** What signals saw, as parts of a sentence. */
import type { Bilingual } from '@riscontro/contract';
import type { MediaMethod, MediaSignal } from '../../domain/media-signal.ts';
import { momentWords } from '../../domain/time-words.ts';

export type SeenWords = Partial<Record<MediaMethod, Bilingual>>;

/** Of images and videos alike. */
export const seenInFile: SeenWords = {
  c2pa: {
    it: 'la firma di provenienza non corrisponde al file',
    en: 'its signed history does not fit the file',
  },
  dates: { it: 'le date nel file si contraddicono', en: 'the dates in the file contradict each other' },
  editHistory: {
    it: 'il file racconta che è composto da più documenti',
    en: 'the file tells that it was put together from several documents',
  },
};

/** What the level rests on, in one go: at most two reasons, each with the first of its moments. */
export function reasonsOf(
  because: readonly MediaSignal[],
  seenBy: (signal: MediaSignal) => Bilingual | undefined,
): Bilingual {
  const reasons = because.slice(0, 2).flatMap((signal) => {
    const seen = seenBy(signal);
    return seen ? [withMoment(seen, signal)] : [];
  });
  return {
    it: reasons.map(({ it }) => it).join(', e '),
    en: reasons.map(({ en }) => en).join(', and '),
  };
}

function withMoment(seen: Bilingual, { moments: [strongest] = [] }: MediaSignal): Bilingual {
  if (!strongest) return seen;
  const when = momentWords(strongest);
  return { it: `${seen.it} (${when.it})`, en: `${seen.en} (${when.en})` };
}
