/** The process that decodes a picture's file and hashes it: nothing that a hostile file does to it reaches the command. */
import { decodePicture } from '../media/decode/decode-picture.ts';
import { serveProcess } from '../media/process/serve-process.ts';
import { type PictureHashes, pictureHashes } from './picture-hashes.ts';

export type HashCall = 'hash' | 'get ready';

serveProcess<HashCall, PictureHashes | 'ready'>(async (call, { file }) => {
  if (call === 'get ready') return 'ready';
  const { pixels } = await decodePicture(file);
  return pictureHashes(pixels);
});
