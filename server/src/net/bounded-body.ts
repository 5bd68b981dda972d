/** The unpacked bytes of an answer, never more than allowed: a body that is packed to burst stops early. */
import { pipeline, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { FetchRefused } from './fetch-refused.ts';

/** What `boundedBody` can unpack, as requests offer it. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

/** RFC 9659: no server may need more than 8 MB of memory on the other side; the library would give it 128. */
const zstdWindowLogMax = 23;

/**
 * Yields at most `sizeBytesMax` bytes, and throws `too_large` as soon as there are more. Bytes are counted before
 * and after unpacking, because a packed body can also be endless and hold nothing.
 * A single encoding is unpacked; nobody serves more, and each layer would multiply the work.
 */
export async function* boundedBody(
  body: AsyncIterable<Buffer>,
  { contentEncoding = '', sizeBytesMax }: { contentEncoding?: string | undefined; sizeBytesMax: number },
): AsyncGenerator<Buffer, void, undefined> {
  const packed = counted(body, sizeBytesMax);
  const encoding = contentEncoding.trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') {
    yield* packed;
    return;
  }
  const first = await packed.next();
  if (first.done) return;
  const decoder = decoderFor(encoding, first.value);
  // The error reaches whoever reads the decoder.
  pipeline(startingWith(first.value, packed), decoder, () => undefined);
  yield* counted(decoder, sizeBytesMax);
}

async function* counted(chunks: AsyncIterable<Buffer>, sizeBytesMax: number) {
  let sizeBytes = 0;
  for await (const chunk of chunks) {
    sizeBytes += chunk.length;
    if (sizeBytes > sizeBytesMax) throw new FetchRefused('too_large');
    yield chunk;
  }
}

/** The first part again, then the rest. */
export async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>) {
  if (first.length > 0) yield first;
  yield* rest;
}

function decoderFor(encoding: string, [firstByte = 0]: Buffer): Transform {
  switch (encoding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      // Half of the servers that say so leave the zlib header out, whose low four bits are always 8.
      return (firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLogMax } });
    default:
      throw new FetchRefused('wrong_type');
  }
}

/** All of a bounded body. */
export async function readWhole(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
