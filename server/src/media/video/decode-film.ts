/** The one pass over a film that every analysis rests on: decodes it, collects its track, shows it to further watchers. */

import { createStillCollector, type StillCollector } from './collect-stills.ts';
import { type DecodedFrames, type DecodeOptions, decodeFrames, type WatchFrame } from './decode-frames.ts';
import type { FrameTrack } from './film.ts';
import { createTrackBuilder } from './frame-track.ts';
import type { OpenedFilm } from './open-film.ts';

export interface DecodedFilm extends DecodedFrames {
  readonly track: FrameTrack;
  readonly stills: StillCollector;
}

/** Rejects with VideoRefused. */
export async function decodeFilm(
  film: OpenedFilm,
  watchers: readonly WatchFrame[] = [],
  options: DecodeOptions = {},
): Promise<DecodedFilm> {
  const { width, height } = film.facts;
  const builder = createTrackBuilder({ width, height, frames: film.packets.count });
  const stills = createStillCollector({ durationSeconds: film.facts.durationSeconds });
  const keep: WatchFrame = (frame) => {
    builder.take(frame);
    stills.take(frame, builder.last());
  };
  const decoded = await decodeFrames(film, [keep, ...watchers], options);
  const { shown, leftOut, examinedSeconds } = decoded;
  // Frames of the file that were not shown for time count as left out; ones that no player shows do not.
  const wanted = leftOut === 'none' ? shown : Math.max(shown, film.packets.count);
  return { ...decoded, stills, track: builder.build({ decoded: wanted, examinedSeconds }) };
}
