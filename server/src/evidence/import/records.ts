/** Cuts a stream of bytes into records, lines or the elements of one JSON array, without ever holding more than one. */
import { OperatorError } from '../../domain/operator-error.ts';
import type { RowFault } from './row-fields.ts';

export interface RawRecord {
  /** Undefined when it is too long: longer than `recordBytesMax`, unless the format says otherwise. */
  readonly bytes: Buffer | undefined;
  /** Position after it in the stream, from where a later reading goes on. */
  readonly endBytes: number;
}

/** Longer records are passed over. */
export const recordBytesMax = 8 * 1024 * 1024;

export type RecordReader = (chunks: AsyncIterable<Buffer>, startBytes: number) => AsyncGenerator<RawRecord>;

/** How the records of a file are found and read. */
export interface RecordFormat {
  readonly read: RecordReader;
  /** Where the first record begins. */
  readonly startBytes: number;
  /** What the first record is called in messages; 1 unless told, 2 where a row of headings stands above it. */
  readonly firstNumber?: number;
  /** A record's value, or why it has none; JSON unless told. An undefined value is nothing, such as an empty line. */
  readonly decode?: (bytes: Buffer) => Decoded;
  readonly recordBytesMax?: number;
}

export type Decoded = { readonly value: unknown } | { readonly fault: RowFault };

/** A record a line, each of them JSON. */
export const lineFormat: RecordFormat = { read: (...from) => readLines(...from), startBytes: 0 };

/** Collects the bytes of the record under way, until they are too many. */
export function createCollector(bytesMax: number = recordBytesMax) {
  let pieces: Buffer[] = [];
  let length = 0;
  return {
    add(piece: Buffer) {
      length += piece.length;
      if (length > bytesMax) pieces = [];
      else pieces.push(piece);
    },
    take(): Buffer | undefined {
      const bytes = length > bytesMax ? undefined : Buffer.concat(pieces);
      pieces = [];
      length = 0;
      return bytes;
    },
    isEmpty: () => length === 0,
  };
}

export const readLines: RecordReader = async function* (chunks, startBytes) {
  const line = createCollector();
  let passedBytes = startBytes;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      line.add(chunk.subarray(start, end));
      start = end + 1;
      yield { bytes: line.take(), endBytes: passedBytes + start };
    }
    if (start < chunk.length) line.add(chunk.subarray(start));
    passedBytes += chunk.length;
  }
  if (!line.isEmpty()) yield { bytes: line.take(), endBytes: passedBytes };
};

const [space, quote, backslash, comma] = [0x20, 0x22, 0x5c, 0x2c];
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** The elements of an array whose opening bracket lies before the stream's first byte. */
export const readElements: RecordReader = async function* (chunks, startBytes) {
  const element = createCollector();
  let [depth, inString, escaped] = [0, false, false];
  let passedBytes = startBytes;
  for await (const chunk of chunks) {
    let start = 0;
    for (let place = 0; place < chunk.length; place++) {
      const byte = chunk[place] ?? 0;
      if (escaped) escaped = false;
      else if (inString) {
        if (byte === backslash) escaped = true;
        else if (byte === quote) inString = false;
      } else if (byte === quote) inString = true;
      else if (openers.has(byte)) depth += 1;
      else if (depth > 0 && closers.has(byte)) depth -= 1;
      else if (depth === 0 && (byte === comma || closers.has(byte))) {
        element.add(chunk.subarray(start, place));
        // The closing bracket stays ahead, so that a later reading meets it again.
        start = byte === comma ? place + 1 : place;
        const bytes = element.take();
        if (!bytes || bytes.some((each) => each > space)) yield { bytes, endBytes: passedBytes + start };
        if (byte !== comma) return;
      }
    }
    if (start < chunk.length) element.add(chunk.subarray(start));
    passedBytes += chunk.length;
  }
  throw new OperatorError({ of: 'files', code: 'endsInList' });
};
