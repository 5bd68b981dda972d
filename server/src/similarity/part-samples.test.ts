import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hammingDistance } from './hamming.ts';
import { partOf, smallLuminance } from './luminance.ts';
import { partSamples } from './part-samples.ts';
import { pdqHash } from './pdq.ts';
import { madePhoto } from './testing/made-photo.ts';

test('the samples of a part have the hash of the part, whatever its size', () => {
  for (const [width, height] of [
    [500, 380],
    [320, 240],
    [130, 400],
    [64, 64],
    [40, 30],
    [33, 1],
  ] as const) {
    const small = smallLuminance(madePhoto(width, width, height));
    for (const share of [0, 0.04]) {
      const [left, top] = [Math.round(width * share), Math.round(height * share)];
      const area = { left, top, width: width - 2 * left, height: height - top };
      const expected = pdqHash(partOf(small, area));
      const found = pdqHash(partSamples(small, area));
      assert.ok(hammingDistance(expected.words, found.words) <= 2, `${width} × ${height}, ${share}`);
      assert.ok(Math.abs(expected.quality - found.quality) <= 1);
    }
  }
});
