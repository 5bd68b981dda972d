import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Pixels } from '../../media/image.ts';
import { madePhoto } from '../../similarity/testing/made-photo.ts';
import { seededRandom } from '../copy-moves/seeded-random.ts';
import { partsMarkdown } from '../figures/measurement-markdown.ts';
import { changeImage, changeNames } from './change-image.ts';
import { measureRobustness } from './measure-robustness.ts';
import { nearestDistance, packed } from './nearest-distance.ts';
import { reportRobustness } from './report-robustness.ts';

async function decode(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** A hash that is the same for all images of one width, and differs in many bits for others. */
const byWidth = ({ width }: Pixels) => {
  const hash = { words: new Uint32Array(8).map((_, word) => Math.imul(width, 0x9e3779b1 + word * 2)) };
  return { stored: [hash], queries: [hash] };
};

const photos = (...widths: number[]) =>
  widths.map((width, at) => ({ id: `photo-${at}`, read: async () => madePhoto(at, width, 60) }));

test('a picture counts as found when a query is near to what was kept of it', async () => {
  const { changes, falseMatches, pairs } = await measureRobustness(photos(80, 120), {
    hashesOf: byWidth,
    decode,
    changes: ['JPEG 50', 'caption bar', 'crop, 5 % of each side'],
  });
  assert.deepEqual(
    changes.map(({ found, of }) => [found, of]),
    [
      [2, 2],
      [2, 2],
      [0, 2],
    ],
  );
  assert.deepEqual([falseMatches, pairs], [[], 8]);
});

test('every other picture that is near counts as a false match, in both directions and after every change', async () => {
  const measured = await measureRobustness(photos(80, 80, 120), {
    hashesOf: byWidth,
    decode,
    changes: ['grey scale'],
  });
  assert.deepEqual(
    measured.falseMatches.map(({ change, asked, known }) => [change, asked, known]),
    [
      ['none', 'photo-0', 'photo-1'],
      ['grey scale', 'photo-0', 'photo-1'],
      ['none', 'photo-1', 'photo-0'],
      ['grey scale', 'photo-1', 'photo-0'],
    ],
  );
  const report = partsMarkdown(reportRobustness(measured));
  assert.match(report, /^\| grey scale \| 100\.0 % \| 3 of 3 \|$/m);
  assert.match(report, /False matches: 4 in 12 pairs of different pictures, \*\*33333\.33 in 100,000\*\*/);
});

test('a photo that is in the set twice is not a false match of itself', async () => {
  const twice = [0, 1].map((at) => ({ id: `photo-${at}`, read: async () => madePhoto(3, 80, 60) }));
  const measured = await measureRobustness(twice, { hashesOf: byWidth, decode, changes: ['JPEG 50'] });
  assert.deepEqual([measured.twins, measured.pairs, measured.falseMatches], [1, 0, []]);
});

test('a photo that cannot be read is left out, a flat one cannot be found', async () => {
  const broken = { id: 'broken', read: async () => Promise.reject(new Error('no such file')) };
  const {
    photos: count,
    flat,
    changes,
  } = await measureRobustness([broken, ...photos(80)], {
    hashesOf: () => ({ stored: [], queries: [] }),
    decode,
    changes: ['mirror'],
  });
  assert.deepEqual([count, flat, changes], [1, 1, [{ change: 'mirror', found: 0, of: 0 }]]);
});

test('every change gives a picture, the same for the same random numbers', async () => {
  const photo = madePhoto(1, 120, 90);
  for (const change of changeNames) {
    const file = await changeImage(photo, change, seededRandom(5));
    assert.ok((await decode(file)).width > 0);
    assert.deepEqual(file, await changeImage(photo, change, seededRandom(5)), change);
  }
});

test('the nearest distance is that of comparing each with each', () => {
  const random = seededRandom(9);
  const hash = () => ({ words: new Uint32Array(8).map(() => random() * 2 ** 32) });
  const near = hash();
  const other = { words: near.words.with(3, (near.words[3] ?? 0) ^ 0b1011) };
  assert.equal(nearestDistance(packed([hash(), near]), packed([hash(), hash(), other, hash()]), 31), 3);
  assert.equal(nearestDistance(packed([near]), packed([hash()]), 31), Number.POSITIVE_INFINITY);
  assert.equal(nearestDistance(packed([]), packed([near]), 31), Number.POSITIVE_INFINITY);
});
