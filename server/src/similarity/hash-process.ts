/** The process that decodes an image's file and hashes it: nothing that a hostile file does to it reaches the command. */
import { decodeImage } from '../media/decode/decode-image.ts';
import { serveProcess } from '../media/process/serve-process.ts';
import { type ImageHashes, imageHashes } from './image-hashes.ts';

export type HashCall = 'hash' | 'get ready';

serveProcess<HashCall, ImageHashes | 'ready'>(async (call, { file }) => {
  if (call === 'get ready') return 'ready';
  const { pixels } = await decodeImage(file);
  return imageHashes(pixels);
});
