/** Small image files of the tests' own, and the bytes of those that no encoder here writes. */
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '../../src/media/image.ts';

/** Values that differ from pixel to pixel, so that no row or channel can be taken for another. */
export function colourful(width: number, height: number): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at += 1) rgb[at] = (at * 37 + Math.floor(at / (width * 3)) * 11) % 256;
  return { width, height, rgb };
}

export const text = (value: string) => Buffer.from(value, 'latin1');

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(name, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
}

/** A black image of any claimed size. */
export function pngOf(width: number, height: number, rows: number, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(rows * (Math.ceil(width / 8) + 1)), { level: 9 });
  const chunks = [
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([text('\x89PNG\r\n\x1a\n'), ...chunks]);
}

/** Pages of grey images, the first of which holds its pixels. */
export function tiffOf(pages: number, width: number, height: number, pixelBytes = width * height): Buffer {
  const directoryBytes = 2 + 9 * 12 + 4;
  const parts = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  for (let page = 0, at = 8; page < pages; page += 1) {
    const part = Buffer.alloc(directoryBytes + (page === 0 ? pixelBytes : 0), 0);
    const entries: [tag: number, type: 3 | 4, value: number][] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, 8 + directoryBytes],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, width * height],
    ];
    part.writeUInt16LE(entries.length);
    for (const [index, [tag, type, value]] of entries.entries()) {
      part.writeUInt16LE(tag, 2 + index * 12);
      part.writeUInt16LE(type, 4 + index * 12);
      part.writeUInt32LE(1, 6 + index * 12);
      part.writeUInt32LE(value, 10 + index * 12);
    }
    at += part.length;
    part.writeUInt32LE(page === pages - 1 ? 0 : at, directoryBytes - 4);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export function gifOf(frames: number): Buffer {
  const head = text('GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\xff');
  const frame = text('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0');
  return Buffer.concat([head, ...new Array<Buffer>(frames).fill(frame), text(';')]);
}

/** An archive with one stored file of the name `a`. */
export function zipOf(content: string): Buffer {
  const data = text(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(1, 22);
  const local = Buffer.concat([text('PK\x03\x04'), common, text('a'), data]);
  const directory = Buffer.concat([
    text('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    Buffer.alloc(14),
    text('a'),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** 64 × 48, red above to blue below; drawn and encoded for these tests. */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHOAAEAAAAAAAAANQACAAEAAAAAAAAA',
    'AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAA',
    'ALNpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQED',
    'cAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUA',
    'AAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwAC',
    'AAEAAQAAAD1tZGF0AAAAMSgBr1jnDPmdGn6cm8r0Rp1ZW9lpWyWG5e0YjuU63/RLWALyuJ2MLjpfM/ifDqxkO/w=',
  ].join(''),
  'base64',
);
