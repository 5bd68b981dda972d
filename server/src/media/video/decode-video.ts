/** The one pass over a video that every analysis rests on: decodes it, collects its track, shows it to further watchers. */

import { createStillCollector, type StillCollector } from './collect-stills.ts';
import { type DecodedFrames, type DecodeOptions, decodeFrames, type WatchFrame } from './decode-frames.ts';
import { createTrackBuilder } from './frame-track.ts';
import type { OpenedVideo } from './open-video.ts';
import type { FrameTrack } from './video.ts';

export interface DecodedVideo extends DecodedFrames {
  readonly track: FrameTrack;
  readonly stills: StillCollector;
}

/** Rejects with VideoRefused. */
export async function decodeVideo(
  video: OpenedVideo,
  watchers: readonly WatchFrame[] = [],
  options: DecodeOptions = {},
): Promise<DecodedVideo> {
  const { width, height } = video.facts;
  const builder = createTrackBuilder({ width, height, frames: video.packets.count });
  const stills = createStillCollector({ durationSeconds: video.facts.durationSeconds });
  const keep: WatchFrame = (frame) => {
    builder.take(frame);
    stills.take(frame, builder.last());
  };
  const decoded = await decodeFrames(video, [keep, ...watchers], options);
  const { shown, leftOut, examinedSeconds } = decoded;
  // Frames of the file that were not shown for time count as left out; ones that no player shows do not.
  const wanted = leftOut === 'none' ? shown : Math.max(shown, video.packets.count);
  return { ...decoded, stills, track: builder.build({ decoded: wanted, examinedSeconds }) };
}
