import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Turn } from './dihedral.ts';
import { hammingDistance } from './hamming.ts';
import { type Luminance, smallLuminance } from './luminance.ts';
import { pdqHash } from './pdq.ts';
import { madePhoto } from './testing/made-photo.ts';
import { turnedHashes } from './turned-hashes.ts';

/** Where the pixel at a place of the turned image was before. */
const sources: Readonly<
  Record<Turn, (x: number, y: number, width: number, height: number) => readonly [number, number]>
> = {
  original: (x, y) => [x, y],
  mirrored: (x, y, width) => [width - 1 - x, y],
  flipped: (x, y, _, height) => [x, height - 1 - y],
  turned180: (x, y, width, height) => [width - 1 - x, height - 1 - y],
  transposed: (x, y) => [y, x],
  turned90: (x, y, _, height) => [y, height - 1 - x],
  turned270: (x, y, width) => [width - 1 - y, x],
  transversed: (x, y, width, height) => [width - 1 - y, height - 1 - x],
};

function turned({ width, height, values }: Luminance, turn: Turn): Luminance {
  const isSwapped = ['transposed', 'turned90', 'turned270', 'transversed'].includes(turn);
  const size = isSwapped ? { width: height, height: width } : { width, height };
  const moved = Float32Array.from({ length: values.length }, (_, at) => {
    const [x, y] = sources[turn](at % size.width, Math.floor(at / size.width), width, height);
    return values[y * width + x] ?? 0;
  });
  return { ...size, values: moved };
}

test('each variant has the very hash of the picture turned so', () => {
  const luminance = smallLuminance(madePhoto(5, 256, 200));
  const hashes = turnedHashes(luminance, () => true);
  assert.equal(new Set(hashes.map(({ turn }) => turn)).size, 8);
  for (const { turn, words } of hashes) {
    assert.ok(hammingDistance(words, pdqHash(turned(luminance, turn)).words) <= 2, turn);
  }
});

test('only what is asked for is hashed', () => {
  const luminance = smallLuminance(madePhoto(6));
  assert.deepEqual(
    turnedHashes(luminance, (turn) => turn === 'mirrored').map(({ turn }) => turn),
    ['mirrored'],
  );
});
