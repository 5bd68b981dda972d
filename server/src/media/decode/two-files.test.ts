import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import { bmpOf } from '../../../test/support/bmp-bytes.ts';
import { colourful, gifOf, heic, pngOf, text, tiffOf, zipOf } from '../../../test/support/image-bytes.ts';
import type { ImageFormat } from '../image.ts';
import { imageFormat } from './image-format.ts';
import { isTwoFiles } from './two-files.ts';

const zeros = (count: number) => Buffer.alloc(count);
const isTwo = (...parts: Uint8Array[]) => {
  const bytes = Buffer.concat(parts);
  return isTwoFiles(bytes, imageFormat(bytes));
};

const images = new Map<ImageFormat, Buffer>();
const imageOf = (format: ImageFormat) => images.get(format) ?? zeros(0);
before(async () => {
  const { width, height, rgb } = colourful(24, 16);
  const image = sharp(rgb, { raw: { width, height, channels: 3 } });
  images.set('jpeg', await image.clone().jpeg().toBuffer());
  images.set('webp', await image.clone().webp().toBuffer());
  images.set('avif', await image.clone().avif({ effort: 0 }).toBuffer());
  images.set('png', pngOf(8, 8, 8));
  images.set('gif', gifOf(2));
  images.set('tiff', tiffOf(1, 4, 4));
  images.set('heic', heic);
  images.set(
    'bmp',
    bmpOf({ headerBytes: 40, width: 1, height: 1, bits: 24, data: Buffer.from([1, 2, 3, 0]) }),
  );
});

const formats: ImageFormat[] = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'bmp', 'tiff'];

const windowsProgramme = () => {
  const bytes = zeros(256);
  bytes.write('MZ');
  bytes.writeUInt32LE(128, 60);
  bytes.write('PE\0\0', 128, 'latin1');
  return bytes;
};

const others: [string, Buffer][] = [
  ['an archive of ZIP or a programme of Java', zipOf('content')],
  ['an archive of RAR', text('Rar!\x1a\x07\x01\0content')],
  ['an archive of 7z', text('7z\xbc\xaf\x27\x1c\0\x04content')],
  ['an archive of gzip', text('\x1f\x8b\x08\0content')],
  ['a document of PDF', text('%PDF-1.7\n1 0 obj\n%%EOF')],
  ['a programme of Linux', text('\x7fELF\x02\x01\x01\0\0\0')],
  ['a programme of Windows', windowsProgramme()],
  ['a script of the shell', text('#!/bin/sh\nrm -rf /\n')],
  ['a page', text('<!DOCTYPE html><html><body>page</body></html>')],
  ['a script of a page', text('\n<SCRIPT>alert(1)</script>')],
  ['a script of a server', text('<?php system($_GET[0]); ?>')],
];

describe('a picture with something else behind it is two files', () => {
  for (const [name, other] of others) {
    test(name, () => {
      for (const format of formats.filter((each) => each !== 'tiff')) {
        assert.equal(isTwo(imageOf(format), other), true, `${format} with ${name}`);
        assert.equal(isTwo(imageOf(format), zeros(64), other), true, `${format}, zeros, then ${name}`);
      }
    });
  }

  test('an archive is found behind every format, and with a comment behind it', () => {
    for (const format of formats) {
      assert.equal(isTwo(imageOf(format), zipOf('content')), true, format);
      assert.equal(isTwo(imageOf(format), zipOf('content'), zeros(1000)), true, `${format}, then zeros`);
    }
  });
});

describe('a picture that is something else at once is two files', () => {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const withSegment = (content: Buffer, marker = 0xfe) =>
    Buffer.concat([imageOf('jpeg').subarray(0, 2), segment(marker, content), imageOf('jpeg').subarray(2)]);

  test('a JPEG with a document in its first comment', () => {
    assert.equal(isTwo(withSegment(text('%PDF-1.4\n1 0 obj<<>>endobj\n'))), true);
  });

  test('a JPEG with an archive in a comment, whose own comment is the rest of the picture', () => {
    const zip = zipOf('content');
    assert.equal(isTwo(withSegment(zip)), true);
  });

  test('a GIF that is a script', () => {
    const open = Buffer.concat([text('GIF89a/*'), gifOf(1).subarray(8)]);
    assert.equal(isTwo(open, text('*/=1;alert(1)')), true);
    assert.equal(isTwo(text('GIF89a=1;a'), gifOf(1).subarray(10)), true);
  });

  test('a JPEG and a BMP that are scripts', () => {
    const long = segment(0xe0, Buffer.concat([text('JFIF\0'), zeros(0x2f2a - 7 - 12), text('*/=alert(1)/')]));
    const jpeg = Buffer.concat([imageOf('jpeg').subarray(0, 2), long, imageOf('jpeg').subarray(2)]);
    assert.equal(jpeg.toString('latin1', 4, 6), '/*');
    assert.equal(isTwo(jpeg), true);
    const bmp = Buffer.from(imageOf('bmp'));
    bmp.write('/*', 2, 'latin1');
    assert.equal(isTwo(bmp, text('*/=1;alert(1)')), true);
  });
});

describe('a picture with what cameras and phones put into its file is one', () => {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const video = Buffer.concat([box('ftyp', text('mp42\0\0\0\0isommp42')), box('mdat', zeros(5000))]);
  const harmless: [string, () => Buffer][] = [
    ['nothing', () => zeros(0)],
    ['zeros', () => zeros(70_000)],
    ['the film of a moving photo', () => video],
    [
      'the records of a maker, with their directory',
      () => text('\0\0\x01\x0aImage_UTC_Data1700000000000SEFHj\0\0\0SEFT'),
    ],
    ['a film and records', () => Buffer.concat([video, text('SEFHj\0\0\0SEFT')])],
    ['a second picture, or a gain map', () => imageOf('jpeg')],
    ['the rest of a larger picture that was here before', () => pngOf(64, 64, 64).subarray(50)],
    [
      'a packet of metadata',
      () => text('<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>'),
    ],
    ['a line of text', () => text('\r\nmade with care\r\n')],
    ['an end record without an archive', () => Buffer.concat([text('PK\x05\x06'), zeros(18)])],
  ];
  for (const [name, rest] of harmless) {
    test(name, () => {
      for (const format of formats) assert.equal(isTwo(imageOf(format), rest()), false, `${format}, ${name}`);
    });
  }

  test('a mark in the picture itself, where no programme looks for it', () => {
    const chunk = pngOf(8, 8, 8, []);
    assert.equal(isTwo(chunk), false);
    const jpeg = imageOf('jpeg');
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 24]),
      text('about <script> and Rar!'),
    ]).subarray(0, 26);
    assert.equal(isTwo(jpeg.subarray(0, 2), comment, jpeg.subarray(2)), false);
  });
});
