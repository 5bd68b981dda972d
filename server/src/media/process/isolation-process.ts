/** A process that says what isolates it: the same that isolates those which read files. It shows that they can. */
import { decodeImage } from '../decode/decode-image.ts';
import { type Isolation, notIsolated } from '../isolation/isolation.ts';
import type { SealOrder } from '../isolation/seal.ts';
import { serveProcess } from './serve-process.ts';

/** A PNG of one pixel. */
const ownImage =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg==';

/** The order of the program that isolated this process; there is none where it is not isolated. */
const order = process.argv[2];
const isolation = order === undefined ? notIsolated : (JSON.parse(order) as SealOrder).isolation;

serveProcess<'which', Isolation>(async () => {
  await decodeImage(Buffer.from(ownImage, 'base64'));
  return isolation;
});
