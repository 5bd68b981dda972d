/** Writes files of each format for tests: whole in structure, with the metadata asked for and hardly any image. */
import { deflateSync } from 'node:zlib';
import type { ImageFormat } from '../../image.ts';
import type { NamedText } from '../container.ts';
import { buildIsoMedia } from './build-iso-media.ts';

export interface FileParts {
  readonly exif?: Uint8Array;
  readonly xmp?: string;
  readonly iptc?: Uint8Array;
  /** Of PNG only. */
  readonly texts?: readonly NamedText[];
  /** How PNG's texts are stored. */
  readonly textChunk?: 'tEXt' | 'zTXt' | 'iTXt';
  /** Of JPEG and GIF. */
  readonly comments?: readonly string[];
  readonly trailing?: Uint8Array;
}

export function buildFile(format: ImageFormat, parts: FileParts = {}): Uint8Array {
  const body = builders[format](parts);
  return Buffer.concat([body, parts.trailing ?? Buffer.alloc(0)]);
}

const builders: Record<ImageFormat, (parts: FileParts) => Uint8Array> = {
  jpeg: buildJpeg,
  png: buildPng,
  webp: buildWebp,
  gif: buildGif,
  tiff: ({ exif }) => exif ?? Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'),
  heic: (parts) => buildIsoMedia('heic', parts),
  avif: (parts) => buildIsoMedia('avif', parts),
  bmp: () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(54)]),
};

export function jpegSegment(marker: number, ...parts: (string | Uint8Array)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** Photoshop's resource 0x0404 around the records. */
export function photoshopResource(iptc: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(iptc.length);
  const filled = iptc.length % 2 === 0 ? iptc : Buffer.concat([iptc, Buffer.alloc(1)]);
  return Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), size, filled]);
}

export function iptcRecord(dataSet: number, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x1c, 2, dataSet, body.length >> 8, body.length & 255]), body]);
}

function buildJpeg({ exif, xmp, iptc, comments = [] }: FileParts): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
    ...(exif ? [jpegSegment(0xe1, 'Exif\0\0', exif)] : []),
    ...(xmp === undefined ? [] : [jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', Buffer.from(xmp))]),
    ...(iptc ? [jpegSegment(0xed, 'Photoshop 3.0\0', photoshopResource(iptc))] : []),
    ...comments.map((comment) => jpegSegment(0xfe, Buffer.from(comment))),
    jpegSegment(
      0xdb,
      Uint8Array.from({ length: 65 }, (_, at) => at),
    ),
    jpegSegment(0xc0, '\x08\0\x10\0\x20\x01\x01\x11\0'),
    jpegSegment(0xda, '\x01\x01\0\0\x3f\0'),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ]);
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
}

function pngText({ keyword, text }: NamedText, chunk: NonNullable<FileParts['textChunk']>): Buffer {
  const name = Buffer.from(`${keyword}\0`, 'latin1');
  if (chunk === 'tEXt') return pngChunk(chunk, Buffer.concat([name, Buffer.from(text, 'latin1')]));
  if (chunk === 'zTXt') {
    return pngChunk(chunk, Buffer.concat([name, Buffer.alloc(1), deflateSync(Buffer.from(text, 'latin1'))]));
  }
  return pngChunk(chunk, Buffer.concat([name, Buffer.from('\0\0it\0Nome\0'), Buffer.from(text)]));
}

function buildPng({ exif, xmp, texts = [], textChunk = 'tEXt' }: FileParts): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.alloc(13)),
    ...texts.map((text) => pngText(text, textChunk)),
    ...(xmp === undefined ? [] : [pngText({ keyword: 'XML:com.adobe.xmp', text: xmp }, 'iTXt')]),
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    pngChunk('IDAT', Buffer.alloc(10)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function buildWebp({ exif, xmp }: FileParts): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.alloc(10)),
    chunk('VP8 ', Buffer.alloc(11)),
    ...(exif ? [chunk('EXIF', exif)] : []),
    ...(xmp === undefined ? [] : [chunk('XMP ', Buffer.from(xmp))]),
  ]);
  return chunk('RIFF', body);
}

function buildGif({ xmp, comments = [] }: FileParts): Buffer {
  const blocks = (data: Buffer) => {
    const parts: Buffer[] = [];
    for (let at = 0; at < data.length; at += 255) {
      const part = data.subarray(at, at + 255);
      parts.push(Buffer.from([part.length]), part);
    }
    return Buffer.concat([...parts, Buffer.alloc(1)]);
  };
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
  return Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    ...comments.map((comment) => Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(Buffer.from(comment))])),
    ...(xmp === undefined
      ? []
      : [Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), Buffer.from(xmp), trailer]),
    Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0\x3b', 'latin1'),
  ]);
}
