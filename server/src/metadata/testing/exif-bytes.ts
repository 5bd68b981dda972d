/** For tests: writes EXIF as a camera does, byte by byte, and puts it into a JPEG. */

export type TagValue =
  | { readonly text: string }
  | { readonly short: number }
  | { readonly long: number }
  | { readonly fractions: readonly (readonly [number, number])[] };

export interface TestExif {
  readonly main?: Readonly<Record<number, TagValue>>;
  readonly exif?: Readonly<Record<number, TagValue>>;
  readonly gps?: Readonly<Record<number, TagValue>>;
  readonly thumbnail?: Uint8Array;
}

/** The TIFF structure, little-endian. */
export function exifBytes({ main = {}, exif, gps, thumbnail }: TestExif): Buffer {
  const pointers = (at: { exif: number; gps: number }) => ({
    ...main,
    ...(exif && { 34665: { long: at.exif } }),
    ...(gps && { 34853: { long: at.gps } }),
  });
  const preview = (at: number) => ({ 513: { long: at }, 514: { long: thumbnail?.length ?? 0 } });
  const mainSize = directory(pointers({ exif: 0, gps: 0 }), 8, 0).length;
  const exifAt = 8 + mainSize;
  const gpsAt = exifAt + directory(exif ?? {}, 0, 0).length;
  const previewAt = gpsAt + directory(gps ?? {}, 0, 0).length;
  const thumbnailAt = previewAt + directory(preview(0), 0, 0).length;
  const head = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]);
  return Buffer.concat([
    head,
    directory(pointers({ exif: exifAt, gps: gpsAt }), 8, thumbnail ? previewAt : 0),
    directory(exif ?? {}, exifAt, 0),
    directory(gps ?? {}, gpsAt, 0),
    directory(preview(thumbnailAt), previewAt, 0),
    thumbnail ?? Buffer.alloc(0),
  ]);
}

/** Puts EXIF behind the start of a JPEG. */
export function withExif(jpeg: Uint8Array, tiff: Uint8Array): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 0]), Buffer.from('Exif\0\0'), tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

function directory(tags: Readonly<Record<number, TagValue>>, at: number, next: number): Buffer {
  const entries = Object.entries(tags)
    .map(([tag, value]) => ({ tag: Number(tag), ...encoded(value) }))
    .toSorted((a, b) => a.tag - b.tag);
  const head = Buffer.alloc(2 + entries.length * 12 + 4);
  const further: Buffer[] = [];
  let furtherAt = at + head.length;
  head.writeUInt16LE(entries.length, 0);
  for (const [index, { tag, type, count, bytes }] of entries.entries()) {
    const place = 2 + index * 12;
    head.writeUInt16LE(tag, place);
    head.writeUInt16LE(type, place + 2);
    head.writeUInt32LE(count, place + 4);
    if (bytes.length <= 4) bytes.copy(head, place + 8);
    else {
      head.writeUInt32LE(furtherAt, place + 8);
      further.push(bytes);
      furtherAt += bytes.length;
    }
  }
  head.writeUInt32LE(next, head.length - 4);
  return Buffer.concat([head, ...further]);
}

function encoded(value: TagValue): { type: number; count: number; bytes: Buffer } {
  if ('text' in value) {
    const bytes = Buffer.from(`${value.text}\0`);
    return { type: 2, count: bytes.length, bytes };
  }
  const numbers = 'short' in value ? [value.short] : 'long' in value ? [value.long] : value.fractions.flat();
  const size = 'short' in value ? 2 : 4;
  const bytes = Buffer.alloc(numbers.length * size);
  for (const [index, number] of numbers.entries()) bytes.writeUIntLE(number, index * size, size);
  if ('fractions' in value) return { type: 5, count: value.fractions.length, bytes };
  return { type: 'short' in value ? 3 : 4, count: 1, bytes };
}
