import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exifStrings } from './exif-strings.ts';
import { buildExif, encodeUserComment } from './testing/build-exif.ts';

for (const order of ['little', 'big'] as const) {
  test(`texts are read in ${order}-endian EXIF`, () => {
    const texts = {
      make: 'Canon',
      model: 'EOS',
      software: 'à la carte',
      artist: 'Y',
      windowsComment: 'così',
    };
    assert.deepEqual(exifStrings(buildExif(texts, { order })), texts);
  });

  test(`a comment in UTF-16 is read in either byte order inside ${order}-endian EXIF`, () => {
    const text = 'a prompt\nSteps: 20, è';
    for (const written of ['little', 'big'] as const) {
      const userComment = encodeUserComment(text, 'UNICODE', written);
      assert.equal(exifStrings(buildExif({ userComment }, { order })).userComment, text);
    }
  });
}

test('a camera’s comment of spaces or zeros is none', () => {
  for (const filling of [' ', '\0']) {
    const userComment = Buffer.from(`ASCII\0\0\0${filling.repeat(200)}`);
    assert.deepEqual(exifStrings(buildExif({ userComment })), {});
  }
});

test('a comment without the name of an encoding is read as it is', () => {
  const userComment = Buffer.from('{"plain": "json"}');
  assert.equal(exifStrings(buildExif({ userComment })).userComment, '{"plain": "json"}');
});

test('a directory that points to itself or outside is read once and within the file', () => {
  const exif = Buffer.from(buildExif({ make: 'Canon', userComment: 'x' }));
  const pointerAt = exif.indexOf(Buffer.from([0x69, 0x87, 4, 0])) + 8;
  for (const target of [8, 0, 0xffffffff, exif.length - 1]) {
    exif.writeUInt32LE(target, pointerAt);
    assert.equal(exifStrings(exif).make, 'Canon');
  }
});

test('no bytes at all make it throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('II*\0\x08\0\0\0', 'MM\0*\0\0\0\x08'),
      fc.uint8Array({ maxLength: 200 }),
      (head, rest) => {
        exifStrings(Buffer.concat([Buffer.from(head, 'latin1'), rest]));
      },
    ),
  );
});
