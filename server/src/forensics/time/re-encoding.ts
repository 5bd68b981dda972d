/** Whether the video was encoded before it was encoded as it is now. Information only: every platform encodes anew. */
import type { Bilingual } from '@riscontro/contract';
import type { VideoSignal } from '../../domain/media-signal.ts';
import { findEarlierEncoding } from './earlier-encoding.ts';
import { fine } from './told.ts';
import type { VideoView } from './video-view.ts';

const method = 'reEncoding';

/** Their frames have a rhythm of their own, in which an older one cannot be told apart. */
const ownRhythm: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'gif', 'webp', 'mjpeg', 'prores']);
const secondsMin = 4;

export function reEncoding(view: VideoView): VideoSignal {
  const { recording, track } = view;
  if (ownRhythm.has(recording.facts.videoCodec))
    return { method, outcome: 'inconclusive', detail: words.ownRhythm };
  if (track.examinedSeconds < secondsMin) return { method, outcome: 'inconclusive', detail: words.short };
  const earlier = findEarlierEncoding(view);
  return fine(method, earlier ? words.twice(earlier.period) : words.once);
}

const words = {
  ownRhythm: {
    it: 'Con questo codec non si distingue se il video era già stato codificato prima.',
    en: 'With this codec it cannot be told whether the video had been encoded before.',
  },
  short: {
    it: 'Il video è troppo breve per riconoscere una codifica precedente.',
    en: 'The video is too short to recognise an earlier encoding.',
  },
  once: {
    it: 'Non si vedono tracce di una codifica precedente. Una buona parte delle ricodifiche non ne lascia.',
    en: 'No traces of an earlier encoding show. Many re-encodings leave none.',
  },
  twice: (period: number): Bilingual => ({
    it: `Il video è stato codificato almeno due volte: la prima con un fotogramma chiave ogni ${period} circa. È ciò che fanno siti, messaggi e programmi, e non è un indizio contro il video.`,
    en: `The video was encoded at least twice: the first time with a key frame about every ${period} frames. Websites, messengers and programs do this, and it does not speak against the video.`,
  }),
};
