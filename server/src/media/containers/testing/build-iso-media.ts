/** Writes the boxes of a HEIC or AVIF file for tests. */
import type { FileParts } from './build-file.ts';

export function box(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));
const u32 = (value: number) => u16(Math.floor(value / 65_536), value % 65_536);

/** Exif in the file at large, XMP in `idat`: both ways of storing an item. */
export function buildIsoMedia(brand: 'heic' | 'avif', { exif, xmp }: FileParts): Buffer {
  const items = [
    ...(exif ? [{ id: 1, type: 'Exif\0', inData: false, data: Buffer.concat([u32(0), exif]) }] : []),
    ...(xmp === undefined
      ? []
      : [{ id: 2, type: 'mime\0application/rdf+xml\0', inData: true, data: Buffer.from(xmp) }]),
  ];
  const head = box('ftyp', Buffer.from(brand), u32(0), Buffer.from(brand));
  const metaAt = (offset: number) =>
    box(
      'meta',
      u32(0),
      box(
        'iinf',
        u32(0),
        u16(items.length),
        ...items.map(({ id, type }) => box('infe', Buffer.from([2, 0, 0, 0]), u16(id, 0), Buffer.from(type))),
      ),
      box(
        'iloc',
        Buffer.from([1, 0, 0, 0, 0x44, 0x00]),
        u16(items.length),
        ...items.map(({ id, inData, data }) =>
          Buffer.concat([u16(id, inData ? 1 : 0, 0, 1), u32(inData ? 0 : offset), u32(data.length)]),
        ),
      ),
      box('idat', ...items.filter(({ inData }) => inData).map(({ data }) => data)),
    );
  const offset = head.length + metaAt(0).length + 8;
  return Buffer.concat([
    head,
    metaAt(offset),
    box('mdat', ...items.filter((one) => !one.inData).map((one) => one.data)),
  ]);
}
