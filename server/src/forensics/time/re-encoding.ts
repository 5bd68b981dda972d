/** Whether the video was encoded before it was encoded as it is now. Information only: every platform encodes anew. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import { findEarlierEncoding } from './earlier-encoding.ts';
import { type Course, fine, type TimeMethod } from './time-signal.ts';

const method = 'reEncoding';

export const reEncoding = {
  id: method,
  kind: 'time',
  families: ['compression'],
  outcomes: ['ok', 'inconclusive', 'not_applicable'],
  meanings: [],
  looksAt: { video: 'traces of the key frames of an earlier compression' },
  examine,
} satisfies TimeMethod<typeof method>;

/** Their frames have a rhythm of their own, in which an older one cannot be told apart. */
const ownRhythm: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'gif', 'webp', 'mjpeg', 'prores']);
const secondsMin = 4;

function examine({ view }: Course): MediaSignal<typeof method> {
  const { recording, track } = view;
  if (ownRhythm.has(recording.facts.videoCodec))
    return { method, outcome: 'inconclusive', detail: [{ code: 'ownRhythm' }] };
  if (track.examinedSeconds < secondsMin)
    return { method, outcome: 'inconclusive', detail: [{ code: 'tooShortToTell' }] };
  const earlier = findEarlierEncoding(view);
  return fine(method, earlier ? { code: 'twice', values: { period: earlier.period } } : { code: 'once' });
}
