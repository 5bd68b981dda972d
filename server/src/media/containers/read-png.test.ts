import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { readContainer } from './read-container.ts';
import { buildExif } from './testing/build-exif.ts';
import { buildFile, iptcRecord, photoshopResource, pngChunk } from './testing/build-file.ts';

const insert = (...chunks: Buffer[]) => {
  const file = Buffer.from(buildFile('png'));
  return Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)]);
};
const compressed = (keyword: string, text: Buffer) =>
  pngChunk('zTXt', Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]));
const profile = (name: string, data: Uint8Array) => {
  const digits = Buffer.from(data).toString('hex').replace(/.{72}/g, '$&\n');
  return compressed(`Raw profile type ${name}`, Buffer.from(`\n${name}\n${data.length}\n${digits}\n`));
};

test('a text that inflates beyond the limit is left out, and others are still found', () => {
  const bomb = compressed('bomb', Buffer.alloc(5_000_000, 'a'));
  const { texts } = readContainer(insert(bomb, compressed('Comment', Buffer.from('hello'))), 'png');
  assert.deepEqual(texts, [{ keyword: 'Comment', text: 'hello' }]);
});

test('a thousand bombs cost no more than the room for texts', () => {
  const bomb = compressed('bomb', Buffer.alloc(8_000_000, 'a'));
  const start = cpuNowMs();
  const { texts } = readContainer(insert(...Array.from({ length: 1000 }, () => bomb)), 'png');
  assert.deepEqual(texts, []);
  assert.ok(cpuNowMs() - start < 3000);
});

test('profiles that ImageMagick writes as text are EXIF, XMP and IPTC', () => {
  const exif = buildExif({ software: 'x' });
  const found = readContainer(
    insert(
      profile('exif', Buffer.concat([Buffer.from('Exif\0\0'), exif])),
      profile('xmp', Buffer.from('<a/>')),
      profile('iptc', photoshopResource(iptcRecord(110, 'C'))),
    ),
    'png',
  );
  assert.deepEqual(Buffer.from(found.exif ?? []), Buffer.from(exif));
  assert.deepEqual(found.xmp, ['<a/>']);
  assert.deepEqual(Buffer.from(found.iptc ?? []), iptcRecord(110, 'C'));
  assert.deepEqual(found.texts, []);
});

test('a chunk that claims more than the file holds ends the reading', () => {
  const chunk = pngChunk('tEXt', Buffer.from('Comment\0hello'));
  chunk.writeUInt32BE(0xfffffff0);
  assert.equal(readContainer(insert(chunk), 'png').trailing, undefined);
});

test('a text behind twenty thousand pieces of picture is found', () => {
  const pieces = Array.from({ length: 20_000 }, () => pngChunk('IDAT', Buffer.alloc(1)));
  const comment = pngChunk('tEXt', Buffer.from('Comment\0hello'));
  assert.equal(readContainer(insert(...pieces, comment), 'png').texts[0]?.text, 'hello');
});
