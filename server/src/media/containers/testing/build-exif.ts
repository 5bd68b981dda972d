/** Writes EXIF for tests: the texts that programs sign with, in the encoding asked for. */
import type { ByteOrder } from '../byte-view.ts';

export interface ExifTexts {
  readonly imageDescription?: string;
  readonly make?: string;
  readonly model?: string;
  readonly software?: string;
  readonly artist?: string;
  readonly windowsComment?: string;
  readonly userComment?: string | Uint8Array;
}

type Encoding = 'ASCII' | 'UNICODE';

interface Entry {
  readonly tag: number;
  readonly type: 2 | 4 | 7;
  readonly value: Uint8Array;
}

const textTags = {
  imageDescription: 0x010e,
  make: 0x010f,
  model: 0x0110,
  software: 0x0131,
  artist: 0x013b,
} as const;

export function buildExif(
  { userComment, windowsComment, ...texts }: ExifTexts,
  { order = 'little', encoding = 'ASCII' }: { order?: ByteOrder; encoding?: Encoding } = {},
): Uint8Array {
  const first: Entry[] = Object.entries(texts).map(([name, text]) => ({
    tag: textTags[name as keyof typeof textTags],
    type: 2,
    value: Buffer.from(`${text}\0`),
  }));
  if (windowsComment) {
    first.push({ tag: 0x9c9c, type: 7, value: Buffer.from(`${windowsComment}\0`, 'utf16le') });
  }
  if (userComment === undefined) return directories(first, undefined, order);
  const value =
    typeof userComment === 'string' ? encodeUserComment(userComment, encoding, order) : userComment;
  return directories(first, [{ tag: 0x9286, type: 7, value }], order);
}

export function encodeUserComment(text: string, encoding: Encoding, order: ByteOrder): Uint8Array {
  if (encoding === 'ASCII') return Buffer.from(`ASCII\0\0\0${text}`);
  const body = Buffer.from(text, 'utf16le');
  return Buffer.concat([Buffer.from('UNICODE\0'), order === 'big' ? body.swap16() : body]);
}

function directories(
  first: readonly Entry[],
  inner: readonly Entry[] | undefined,
  order: ByteOrder,
): Uint8Array {
  const u16 = (value: number) => number(value, 2, order);
  const u32 = (value: number) => number(value, 4, order);
  const head = Buffer.concat([Buffer.from(order === 'little' ? 'II' : 'MM'), u16(42), u32(8)]);
  const entries = inner ? [...first, { tag: 0x8769, type: 4 as const, value: u32(0) }] : first;
  const firstBytes = directory(entries, 8, 0);
  const innerAt = 8 + firstBytes.length;
  return Buffer.concat([
    head,
    inner ? directory(entries, 8, innerAt) : firstBytes,
    inner ? directory(inner, innerAt, 0) : Buffer.alloc(0),
  ]);

  function directory(listed: readonly Entry[], at: number, pointer: number): Buffer {
    let dataAt = at + 2 + listed.length * 12 + 4;
    const data: Uint8Array[] = [];
    const rows = listed.map(({ tag, type, value }) => {
      const bytes = type === 4 ? u32(pointer) : value;
      const inline = bytes.length <= 4;
      const place = inline ? Buffer.concat([bytes, Buffer.alloc(4 - bytes.length)]) : u32(dataAt);
      if (!inline) {
        data.push(bytes);
        dataAt += bytes.length;
      }
      return Buffer.concat([u16(tag), u16(type), u32(type === 4 ? 1 : bytes.length), place]);
    });
    return Buffer.concat([u16(listed.length), ...rows, u32(0), ...data]);
  }
}

function number(value: number, sizeBytes: 2 | 4, order: ByteOrder): Buffer {
  const bytes = Buffer.alloc(sizeBytes);
  if (order === 'little') bytes.writeUIntLE(value, 0, sizeBytes);
  else bytes.writeUIntBE(value, 0, sizeBytes);
  return bytes;
}
