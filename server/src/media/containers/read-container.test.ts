import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { cpuNowMs } from '../../../test/support/cpu-clock.ts';
import { type ImageFormat, imageFormats } from '../image.ts';
import { exifStrings } from './exif-strings.ts';
import { readContainer } from './read-container.ts';
import { buildExif } from './testing/build-exif.ts';
import { buildFile, iptcRecord } from './testing/build-file.ts';

const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/">città</x:xmpmeta>';
const exif = buildExif({ software: 'Camera 1.0' });
const softwareIn = (bytes: Uint8Array, format: ImageFormat) => {
  const found = readContainer(bytes, format).exif;
  return found && exifStrings(found).software;
};

for (const format of ['jpeg', 'png', 'webp', 'heic', 'avif'] as const) {
  test(`EXIF and XMP are found in ${format}`, () => {
    const bytes = buildFile(format, { exif, xmp: packet });
    assert.equal(softwareIn(bytes, format), 'Camera 1.0');
    assert.deepEqual(readContainer(bytes, format).xmp, [packet]);
  });
}

for (const format of ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const) {
  test(`EXIF and XMP are found in ${format} as sharp writes it`, async () => {
    const image = sharp({ create: { width: 32, height: 24, channels: 3, background: '#876' } })
      .withExif({ IFD0: { Software: 'Camera 1.0' } })
      .withXmp(packet);
    const bytes = await image.toFormat(format).toBuffer();
    // Of EXIF sharp writes little into TIFF.
    if (format !== 'tiff') assert.equal(softwareIn(bytes, format), 'Camera 1.0');
    assert.deepEqual(
      readContainer(bytes, format).xmp.map((one) => one.includes('città')),
      [true],
    );
  });
}

test('EXIF of a TIFF file is the file itself', () => {
  assert.equal(softwareIn(exif, 'tiff'), 'Camera 1.0');
});

test('XMP and comments are found in GIF, also past the size of one block', () => {
  const comment = 'a comment '.repeat(60);
  const found = readContainer(buildFile('gif', { xmp: packet.repeat(9), comments: [comment] }), 'gif');
  assert.deepEqual(found.xmp, [packet.repeat(9)]);
  assert.deepEqual(found.comments, [comment]);
});

test('zeros that fill a comment up are cut off without effort', () => {
  const zeros = '\0'.repeat(1_000_000);
  const start = cpuNowMs();
  const { comments } = readContainer(buildFile('gif', { comments: [`a${zeros}b`, `c${zeros}`] }), 'gif');
  assert.deepEqual([comments[0]?.length, comments[1]], [1_000_002, 'c']);
  assert.ok(cpuNowMs() - start < 3000);
});

for (const textChunk of ['tEXt', 'zTXt', 'iTXt'] as const) {
  test(`PNG texts in ${textChunk} are found with their keyword`, () => {
    const texts = [{ keyword: 'parameters', text: 'Steps: 20 à' }];
    assert.deepEqual(readContainer(buildFile('png', { texts, textChunk }), 'png').texts, texts);
  });
}

test('records of IPTC are found in JPEG', () => {
  const iptc = iptcRecord(110, 'Credit');
  assert.deepEqual(Buffer.from(readContainer(buildFile('jpeg', { iptc }), 'jpeg').iptc ?? []), iptc);
});

test('bytes behind the end of the picture are measured', () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const whole = buildFile(format);
    assert.equal(readContainer(whole, format).trailing, undefined, format);
    const longer = buildFile(format, { trailing: Buffer.from('PK\x03\x04 another file') });
    const expected = { offset: whole.length, sizeBytes: longer.length - whole.length };
    assert.deepEqual(readContainer(longer, format).trailing, expected, format);
  }
});

test('an empty file and a file of another format give an empty container', () => {
  for (const format of imageFormats) {
    for (const bytes of [new Uint8Array(), Buffer.from('<!doctype html>'.repeat(20))]) {
      const { xmp, texts, comments, iptc } = readContainer(bytes, format);
      assert.deepEqual({ xmp, texts, comments, iptc }, { xmp: [], texts: [], comments: [], iptc: undefined });
    }
  }
});

const samples = imageFormats.map((format) => ({
  format,
  bytes: buildFile(format, {
    exif: buildExif({ make: 'Maker', userComment: 'a comment' }),
    xmp: packet,
    iptc: iptcRecord(80, 'Somebody'),
    texts: [{ keyword: 'Comment', text: 'text' }],
    textChunk: 'zTXt',
    comments: ['comment'],
    trailing: Buffer.from('more'),
  }),
}));

test('damage anywhere neither throws nor yields bytes from outside the file', () => {
  const change = fc.record({ place: fc.nat(), value: fc.oneof(fc.constant(0xff), fc.nat(255)) });
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { maxLength: 12 }),
      fc.option(fc.nat(), { nil: undefined }),
      ({ format, bytes }, changes, cut) => {
        const damaged = Buffer.from(bytes);
        for (const { place, value } of changes) damaged[place % damaged.length] = value;
        const file = cut === undefined ? damaged : damaged.subarray(0, cut % damaged.length);
        const found = readContainer(file, format);
        if (found.exif) exifStrings(found.exif);
        assert.ok((found.exif?.length ?? 0) <= file.length);
        assert.ok(found.trailing === undefined || found.trailing.offset <= file.length);
        assert.ok(found.xmp.join('').length + found.comments.join('').length <= 2 * file.length);
      },
    ),
    { numRuns: 3000 },
  );
});

test('items of HEIC that name the same bytes again and again are not read', () => {
  const bytes = Buffer.from(buildFile('heic', { exif }));
  const locationAt = bytes.indexOf('iloc') + 4;
  const extentCountAt = locationAt + 14;
  const manyExtents = Buffer.concat([
    bytes.subarray(0, extentCountAt),
    Buffer.from([0, 40]),
    ...Array.from({ length: 40 }, () => Buffer.from([0, 0, 0, 0, 0, 0, 0, 60])),
    bytes.subarray(extentCountAt + 10),
  ]);
  for (const type of ['meta', 'iloc']) {
    const sizeAt = manyExtents.indexOf(type) - 4;
    manyExtents.writeUInt32BE(manyExtents.readUInt32BE(sizeAt) + 39 * 8, sizeAt);
  }
  assert.equal(readContainer(manyExtents, 'heic').exif, undefined);
});

test('random bytes behind a right beginning do not throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.uint8Array({ maxLength: 600 }),
      fc.nat(60),
      ({ format, bytes }, random, keep) => {
        readContainer(Buffer.concat([bytes.subarray(0, keep), random]), format);
      },
    ),
    { numRuns: 3000 },
  );
});
