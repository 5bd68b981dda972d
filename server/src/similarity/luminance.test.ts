import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOf, smallLuminance } from './luminance.ts';
import { madePhoto } from './testing/made-photo.ts';

const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('a picture of up to 512 pixels a side keeps its pixels', () => {
  const rgb = Uint8Array.from([255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0]);
  const { width, height, values } = smallLuminance({ width: 2, height: 2, rgb });
  assert.deepEqual([width, height], [2, 2]);
  assert.deepEqual([...values].map(Math.round), [255, 0, 76, 150]);
});

test('a larger one keeps its proportions and, whatever the factor, its mean', () => {
  for (const [width, height] of [
    [1024, 70],
    [60, 1199],
    [513, 90],
    [900, 3],
  ] as const) {
    const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 37) % 256);
    const small = smallLuminance({ width, height, rgb });
    assert.equal(Math.max(small.width, small.height), 512);
    const expected = meanOf(
      Float32Array.from({ length: width * height }, (_, at) => {
        const colour = (which: number) => rgb[at * 3 + which] ?? 0;
        return 0.299 * colour(0) + 0.587 * colour(1) + 0.114 * colour(2);
      }),
    );
    assert.ok(Math.abs(meanOf(small.values) - expected) < 0.5, `${width} × ${height}`);
  }
});

test('an area of the picture is the same as that part of it', () => {
  const photo = madePhoto(2, 90, 60);
  const area = { left: 11, top: 7, width: 50, height: 40 };
  assert.deepEqual(smallLuminance(photo, area), partOf(smallLuminance(photo), area));
});
