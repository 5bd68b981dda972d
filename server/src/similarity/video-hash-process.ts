/** The process that decodes a video's file and hashes its frames: nothing that a hostile file does to it reaches the command. */
import { serveProcess } from '../media/process/serve-process.ts';
import { decodeFrames } from '../media/video/decode-frames.ts';
import { openVideo } from '../media/video/open-video.ts';
import { createVideoHasher, type VideoHashes } from './video-hashes.ts';

export type VideoHashCall = 'hash' | 'get ready';

serveProcess<VideoHashCall, VideoHashes | 'ready'>(async (call, { file }) => {
  if (call === 'get ready') return 'ready';
  const video = openVideo(file);
  try {
    const hasher = createVideoHasher(video.facts);
    await decodeFrames(video, [(frame) => hasher.take(frame)]);
    return hasher.hashes();
  } finally {
    video.close();
  }
});
