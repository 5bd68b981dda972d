/** An encoded clip as the analyses of time and sound see it. */

import { decodeSound } from '../src/media/video/decode-sound.ts';
import { decodeVideo } from '../src/media/video/decode-video.ts';
import { openVideo } from '../src/media/video/open-video.ts';
import type { Recording } from '../src/media/video/video.ts';

export async function recordingOf(bytes: Uint8Array): Promise<Recording> {
  const video = openVideo(Buffer.from(bytes));
  try {
    const { track } = await decodeVideo(video);
    const sound = decodeSound(video);
    return { facts: video.facts, frames: track, ...(sound && { sound }) };
  } finally {
    video.close();
  }
}
