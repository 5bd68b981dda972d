import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coversImage } from './covers-image.ts';

const segment = (marker: number, sizeBytes: number) =>
  Buffer.concat([Buffer.from([0xff, marker, sizeBytes >> 8, sizeBytes & 0xff]), Buffer.alloc(sizeBytes - 2)]);
const start = Buffer.from([0xff, 0xd8]);
/** Metadata end at 2 + 102 + 302 = 406; then a quantisation table, then more metadata. */
const jpeg = Buffer.concat([
  start,
  segment(0xe1, 100),
  segment(0xeb, 300),
  segment(0xdb, 67),
  segment(0xe1, 50),
]);

const store = (...exclusions: { start: number; length: number }[]) =>
  JSON.stringify({ manifests: [{ label: 'one', assertions: { 'c2pa.hash.data': { exclusions } } }] });

test('a signature that leaves out metadata alone covers the picture', () => {
  assert.equal(coversImage(jpeg, store({ start: 0, length: 406 }), 'one'), true);
  assert.equal(coversImage(jpeg, store({ start: 104, length: 302 }), 'one'), true);
});

test('one that leaves out a byte of the picture, or what comes after it, does not', () => {
  assert.equal(coversImage(jpeg, store({ start: 0, length: 407 }), 'one'), false);
  assert.equal(
    coversImage(jpeg, store({ start: 104, length: 302 }, { start: 475, length: 52 }), 'one'),
    false,
  );
});

test('a colour profile is part of the picture', () => {
  const coloured = Buffer.concat([start, segment(0xe2, 100), segment(0xeb, 300), segment(0xdb, 67)]);
  assert.equal(coversImage(coloured, store({ start: 0, length: 406 }), 'one'), false);
});

test('a picture hidden among what is left out is not taken for metadata', () => {
  const hidden = Buffer.concat([
    start,
    segment(0xdb, 67),
    segment(0xc0, 17),
    segment(0xeb, 300),
    segment(0xdb, 67),
  ]);
  assert.equal(coversImage(hidden, store({ start: 0, length: 390 }), 'one'), false);
});

test('without a readable hash of the active manifest nothing is covered', () => {
  assert.equal(coversImage(jpeg, store({ start: 0, length: 406 }), 'other'), false);
  assert.equal(coversImage(jpeg, store({ start: -1, length: 1 }), 'one'), false);
  assert.equal(coversImage(jpeg, '{}', 'one'), false);
});
