/** The process that decodes a video's file and hashes its frames: nothing that a hostile file does to it reaches the command. */
import { serveFiles } from '../media/process/serve-files.ts';
import { decodeFrames } from '../media/video/decode-frames.ts';
import { openVideo } from '../media/video/open-video.ts';
import { createVideoHasher, type VideoHashes } from './video-hashes.ts';

serveFiles<'hash', VideoHashes>(async (_, { file }) => {
  const video = openVideo(file);
  try {
    const hasher = createVideoHasher(video.facts);
    await decodeFrames(video, [(frame) => hasher.take(frame)]);
    return hasher.hashes();
  } finally {
    video.close();
  }
});
