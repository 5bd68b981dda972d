/**
 * What a multipart form may be made of: so many parts, each with headers of so many bytes. Counted ahead of the
 * parser, which makes a stream of every part: a million empty ones would hold up everybody else for seconds.
 */
import { Transform } from 'node:stream';
import { AppError } from '../domain/app-error.ts';
import { mediaType } from './media-type.ts';

/** A file, twenty fields and some room; a form has one more boundary than it has parts. */
const boundariesMax = 33;
/** Room for names of thousands of characters. */
const partHeaderBytesMax = 16 * 1024;
/** Chunks cost time each, however small: so many are free, then they have to carry something on average. */
const smallChunksMax = 1_024;
const chunkBytesMin = 64;

const endOfHeaders = Buffer.from('\r\n\r\n');

/** RFC 2046: 1 to 70 of these characters, not ending with a space. */
const boundaryForm = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary that a Content-Type field names; throws the 400 of one that names none. */
export function boundaryOf(contentType: string | undefined): string {
  const boundary = mediaType(contentType)?.params.get('boundary') ?? '';
  if (!boundaryForm.test(boundary)) throw new AppError('uploadInvalid');
  return boundary;
}

/** What is wrong with a form: what it is made of, or how it is sent. */
export type FormFault = 'parts' | 'chunks';

/** Passes a form on as it comes; once it is made of more than it may be, refuses it and passes on nothing more. */
export function createMultipartGuard(boundary: string, refuse: (fault: FormFault) => void): Transform {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line before it.
  let rest: Buffer = Buffer.from('\r\n');
  /** Of the first byte of `rest` in the form. */
  let offset = -rest.length;
  let boundaries = 0;
  let chunks = 0;
  let bytes = 0;
  /** Where the headers of a part began that have not ended yet. */
  let headersAt: number | undefined;

  /** Whether the headers that were begun, if there are any, are short enough up to this place. */
  function areHeadersShort(known: Buffer, from: number, to: number): boolean {
    if (headersAt === undefined) return true;
    const end = known.subarray(from, to).indexOf(endOfHeaders);
    const headerBytes = offset + (end < 0 ? to : from + end) - headersAt;
    if (end >= 0) headersAt = undefined;
    return headerBytes <= partHeaderBytesMax;
  }

  function areChunksLarge(chunk: Buffer): boolean {
    chunks += 1;
    bytes += chunk.length;
    return chunks <= smallChunksMax + bytes / chunkBytesMin;
  }

  function areWithinLimits(chunk: Buffer): boolean {
    const known = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let at = known.indexOf(delimiter); at >= 0; at = known.indexOf(delimiter, start)) {
      if (!areHeadersShort(known, start, at)) return false;
      boundaries += 1;
      if (boundaries > boundariesMax) return false;
      start = at + delimiter.length;
      headersAt = offset + start;
    }
    if (!areHeadersShort(known, start, known.length)) return false;
    // Looked at again with the next chunk: it may begin a boundary, or the end of headers.
    const open = Math.max(start, known.length - delimiter.length + 1);
    rest = Buffer.from(known.subarray(open));
    offset += open;
    return true;
  }

  let isRefused = false;
  const refuseOnce = (fault: FormFault) => {
    isRefused = true;
    refuse(fault);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isRefused && !areChunksLarge(chunk)) refuseOnce('chunks');
      if (!isRefused && !areWithinLimits(chunk)) refuseOnce('parts');
      // An error of the stream would come later, and another one for each of the chunks that come before it.
      done(null, isRefused ? undefined : chunk);
    },
  });
}
