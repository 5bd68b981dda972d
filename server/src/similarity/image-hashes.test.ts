import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '../media/image.ts';
import { hammingDistance } from './hamming.ts';
import { type ImageHashes, imageHashes } from './image-hashes.ts';
import { smallLuminance } from './luminance.ts';
import { pdqHash } from './pdq.ts';
import { madePhoto } from './testing/made-photo.ts';

const photo = madePhoto(11, 640, 480);
const known = imageHashes(photo);

async function changed(change: (image: Sharp) => Sharp): Promise<Pixels> {
  const { width, height, rgb } = photo;
  const image = sharp(rgb, { raw: { width, height, channels: 3 } });
  const file = await change(image).jpeg({ quality: 80 }).toBuffer();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

function nearest(asked: ImageHashes, stored: ImageHashes) {
  return asked.queries
    .flatMap((query) =>
      stored.stored.map((kept) => ({ query, kept, distance: hammingDistance(query.words, kept.words) })),
    )
    .reduce((best, next) => (next.distance < best.distance ? next : best));
}

describe('a picture is found again', () => {
  const cut = (left: number, top: number, right: number, bottom: number) => (image: Sharp) =>
    image.extract({ left, top, width: 640 - left - right, height: 480 - top - bottom });
  const white = '#fff';
  const changes: readonly [string, (image: Sharp) => Sharp][] = [
    ['at a quarter of the size', (image) => image.resize(160)],
    ['in grey', (image) => image.greyscale()],
    ['mirrored', (image) => image.flop()],
    ['turned', (image) => image.rotate(90)],
    ['cropped by 5 % at each side', cut(32, 24, 32, 24)],
    ['cropped by 5 % at the left', cut(32, 0, 0, 0)],
    ['cropped by 5 % at the bottom', cut(0, 0, 0, 24)],
    [
      'with a border',
      (image) => image.extend({ top: 30, bottom: 30, left: 30, right: 30, background: white }),
    ],
    ['with a bar below', (image) => image.extend({ bottom: 120, background: '#000' })],
  ];
  for (const [name, change] of changes) {
    test(name, async () => {
      const { distance } = nearest(imageHashes(await changed(change)), known);
      assert.ok(distance <= 31, `distance ${distance}`);
    });
  }

  test('as a whole where it is whole, as a part where it was cropped', async () => {
    const whole = nearest(imageHashes(await changed((image) => image)), known);
    assert.deepEqual([whole.query.part, whole.query.turn, whole.kept.part], ['whole', 'original', 'whole']);
    const mirrored = nearest(imageHashes(await changed((image) => image.flop())), known);
    assert.deepEqual([mirrored.query.turn, mirrored.kept.part], ['mirrored', 'whole']);
    const cropped = nearest(imageHashes(await changed(cut(32, 24, 32, 24))), known);
    assert.ok(cropped.query.part === 'inner' || cropped.kept.part === 'inner');
  });

  test('where the known picture is the cropped one', async () => {
    const cropped = imageHashes(await changed(cut(16, 12, 16, 12)));
    assert.ok(nearest(known, cropped).distance <= 31);
  });
});

test('different pictures are not taken for each other', () => {
  const all = Array.from({ length: 6 }, (_, seed) => imageHashes(madePhoto(100 + seed, 300, 200)));
  for (const one of all) {
    for (const other of all) if (one !== other) assert.ok(nearest(one, other).distance > 50);
  }
});

test('its own hash is the one that other tools compute, and the first of both lists', () => {
  const { words, quality } = pdqHash(smallLuminance(photo));
  assert.deepEqual([known.words, known.quality], [words, quality]);
  assert.deepEqual(known.stored[0], { words, part: 'whole' });
  assert.deepEqual(known.queries[0], { words, part: 'whole', turn: 'original' });
});

test('few hashes, whatever the picture: at most 6 kept, at most 24 asked for', async () => {
  const framed = await changed((image) =>
    image.resize(200).extend({ top: 30, left: 40, background: '#fff' }),
  );
  for (const pixels of [photo, framed, madePhoto(1, 60, 50), madePhoto(2, 20, 700)]) {
    const { stored, queries } = imageHashes(pixels);
    assert.ok(stored.length <= 6 && queries.length <= 24, `${stored.length} ${queries.length}`);
  }
});

test('a flat picture has a hash, but nothing to be kept or asked for', () => {
  for (const [width, height] of [
    [300, 200],
    [1, 1],
    [5_000, 1],
    [1, 5_000],
  ] as const) {
    const { words, stored, queries } = imageHashes({
      width,
      height,
      rgb: new Uint8Array(width * height * 3).fill(90),
    });
    assert.equal(words.length, 8);
    assert.deepEqual([stored, queries], [[], []]);
  }
});
