/** Whether the video was encoded before it was encoded as it is now. Information only: every platform encodes anew. */
import type { MediaSignal } from '../../domain/media-signal.ts';
import { findEarlierEncoding } from './earlier-encoding.ts';
import { fine } from './time-signal.ts';
import type { VideoView } from './video-view.ts';

const method = 'reEncoding';

/** Their frames have a rhythm of their own, in which an older one cannot be told apart. */
const ownRhythm: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'gif', 'webp', 'mjpeg', 'prores']);
const secondsMin = 4;

export function reEncoding(view: VideoView): MediaSignal<typeof method> {
  const { recording, track } = view;
  if (ownRhythm.has(recording.facts.videoCodec))
    return { method, outcome: 'inconclusive', detail: [{ code: 'ownRhythm' }] };
  if (track.examinedSeconds < secondsMin)
    return { method, outcome: 'inconclusive', detail: [{ code: 'tooShortToTell' }] };
  const earlier = findEarlierEncoding(view);
  return fine(method, earlier ? { code: 'twice', values: { period: earlier.period } } : { code: 'once' });
}
