/** The process that decodes an image's file and hashes it: nothing that a hostile file does to it reaches the command. */
import { decodeImage } from '../media/decode/decode-image.ts';
import { serveFiles } from '../media/process/serve-files.ts';
import { type ImageHashes, imageHashes } from './image-hashes.ts';

serveFiles<'hash', ImageHashes>(async (_, { file }) => imageHashes((await decodeImage(file)).pixels));
