import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { readContainer } from './read-container.ts';
import { buildFile, iptcRecord, jpegSegment, photoshopResource } from './testing/build-file.ts';

const flat = () => sharp({ create: { width: 40, height: 24, channels: 3, background: '#876' } });
const insert = (...segments: Buffer[]) => {
  const file = Buffer.from(buildFile('jpeg'));
  return Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2)]);
};
const extension = (id: string, total: number, offset: number, data: string) => {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(total);
  numbers.writeUInt32BE(offset, 4);
  return jpegSegment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', id, numbers, data);
};
const id = '0123456789ABCDEF0123456789ABCDEF';

test('size, sampling and tables are those that sharp wrote', async () => {
  const bytes = await flat()
    .jpeg({ quality: 80, chromaSubsampling: '4:2:0', optimiseCoding: false })
    .toBuffer();
  const { jpeg } = readContainer(bytes, 'jpeg');
  assert.ok(jpeg);
  assert.deepEqual([jpeg.width, jpeg.height, jpeg.isProgressive], [40, 24, false]);
  assert.deepEqual(
    jpeg.components.map(({ horizontal, vertical, table }) => [horizontal, vertical, table]),
    [
      [2, 2, 0],
      [1, 1, 1],
      [1, 1, 1],
    ],
  );
  assert.equal(jpeg.hasStandardHuffman, true);
  // The standard's table of luminance at quality 80 (steps × 0.4, rounded): first row and first column.
  assert.deepEqual([...(jpeg.quantisation[0]?.subarray(0, 8) ?? [])], [6, 4, 4, 6, 10, 16, 20, 24]);
  assert.deepEqual(
    [0, 8, 16, 24].map((at) => jpeg.quantisation[0]?.[at]),
    [6, 5, 6, 6],
  );
});

test('segments are named as they name themselves', () => {
  const names = readContainer(buildFile('jpeg', { exif: Buffer.alloc(8) }), 'jpeg').jpeg?.segments.map(
    ({ name }) => name,
  );
  assert.deepEqual(names?.slice(0, 3), ['JFIF', 'Exif', '']);
});

test('a progressive file with codes of its own is seen as such', async () => {
  const { jpeg } = readContainer(await flat().jpeg({ progressive: true }).toBuffer(), 'jpeg');
  assert.equal(jpeg?.isProgressive, true);
  assert.equal(jpeg?.hasStandardHuffman, false);
});

test('segments cover the file from the start to the end mark without a gap', async () => {
  const bytes = await flat().jpeg().toBuffer();
  let at = 2;
  for (const { offset, sizeBytes } of readContainer(bytes, 'jpeg').jpeg?.segments ?? []) {
    assert.equal(offset, at);
    at += sizeBytes;
  }
  assert.equal(at, bytes.length);
});

test('tables with two bytes a step are read', () => {
  const wide = Buffer.alloc(129);
  wide[0] = 0x11;
  for (let at = 0; at < 64; at += 1) wide.writeUInt16BE(300 + at, 1 + at * 2);
  const { jpeg } = readContainer(insert(jpegSegment(0xdb, wide)), 'jpeg');
  // Third in the file is the first of the second row.
  assert.deepEqual([jpeg?.quantisation[1]?.[0], jpeg?.quantisation[1]?.[8]], [300, 302]);
});

test('extended XMP is joined in its order, whatever the order of its pieces', () => {
  const file = insert(extension(id, 10, 5, 'world'), extension(id, 10, 0, 'hello'));
  assert.deepEqual(readContainer(file, 'jpeg').xmp, ['helloworld']);
});

test('extended XMP with a gap, an overlap or a false size is left out', () => {
  const gap = insert(extension(id, 11, 0, 'hello'), extension(id, 11, 6, 'world'));
  const overlap = insert(extension(id, 9, 0, 'hello'), extension(id, 9, 4, 'world'));
  const boast = insert(extension(id, 0xffffffff, 0, 'hello'));
  for (const file of [gap, overlap, boast]) assert.deepEqual(readContainer(file, 'jpeg').xmp, []);
});

test('records of IPTC over two segments are joined', () => {
  const resource = photoshopResource(iptcRecord(120, 'a caption that is cut in the middle'));
  const file = insert(
    jpegSegment(0xed, 'Photoshop 3.0\0', resource.subarray(0, 30)),
    jpegSegment(0xed, 'Photoshop 3.0\0', resource.subarray(30)),
  );
  assert.ok(Buffer.from(readContainer(file, 'jpeg').iptc ?? []).includes('cut in the middle'));
});

test('a file of nothing but markers stops at the limit of segments', () => {
  const file = insert(...Array.from({ length: 12_000 }, () => jpegSegment(0xfe, 'x')));
  const { jpeg, comments } = readContainer(file, 'jpeg');
  assert.equal(jpeg?.segments.length, 10_000);
  assert.equal(comments.length, 256);
});

test('twenty-five megabytes of stuffed bytes are read in little time', () => {
  const file = Buffer.alloc(25_000_000, Buffer.from([0xff, 0x00]));
  Buffer.from(buildFile('jpeg')).copy(file, 0, 0, 130);
  const start = cpuNowMs();
  readContainer(file, 'jpeg');
  assert.ok(cpuNowMs() - start < 3000);
});
