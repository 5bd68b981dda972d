/** Reads what a video's file holds beside images and sound, by the structure of its format. */
import { readContainer } from '../containers/read-container.ts';
import type { VideoFormat } from '../video/video.ts';
import { readAvi } from './read-avi.ts';
import { readIsoVideo } from './read-iso-video.ts';
import { readMatroska } from './read-matroska.ts';
import { readMpegTs } from './read-mpeg-ts.ts';
import { createVideoCollector, type VideoCollector } from './video-collector.ts';
import type { VideoContainer } from './video-container.ts';

const readers: Record<VideoFormat, (bytes: Uint8Array, found: VideoCollector) => void> = {
  mp4: readIsoVideo,
  mov: readIsoVideo,
  '3gp': readIsoVideo,
  webm: readMatroska,
  matroska: readMatroska,
  avi: readAvi,
  mpegts: readMpegTs,
  gif: readMovingImage,
  webp: readMovingImage,
};

/**
 * Never throws for what the file holds: a damaged part is left out. Time is linear in the file's size; at most 4 MB of
 * text are kept and 10,000 parts looked at.
 */
export function readVideoContainer(bytes: Uint8Array, format: VideoFormat): VideoContainer {
  const found = createVideoCollector(format);
  readers[format](bytes, found);
  return found.container();
}

/** Images that move are files of images: their readers know where the words are. */
function readMovingImage(bytes: Uint8Array, found: VideoCollector): void {
  const { xmp, comments } = readContainer(bytes, found.format === 'gif' ? 'gif' : 'webp');
  for (const packet of xmp) found.xmp(Buffer.from(packet));
  for (const comment of comments) found.tag('comment', comment);
}
