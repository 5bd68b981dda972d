/** The process that decodes a picture's file and hashes it: nothing that a hostile file does to it reaches the command. */
import { readFile } from 'node:fs/promises';
import { decodePicture } from '../media/decode/decode-picture.ts';
import { serveProcess } from '../media/process/serve-process.ts';
import { type PictureHashes, pictureHashes } from './picture-hashes.ts';

export type HashCall = { readonly path: string } | 'get ready';

serveProcess<HashCall, PictureHashes | 'ready'>(async (call) => {
  if (call === 'get ready') return 'ready';
  const { pixels } = await decodePicture(await readFile(call.path));
  return pictureHashes(pixels);
});
