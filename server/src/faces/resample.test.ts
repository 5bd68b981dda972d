/** Images in another size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pixels } from '../media/image.ts';
import { resample } from './resample.ts';

function imageOf(width: number, height: number, value: (x: number, y: number) => number): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    rgb.fill(value(at % width, Math.floor(at / width)), at * 3, at * 3 + 3);
  return { width, height, rgb };
}

function scaled(from: Pixels, width: number, height: number, part = { left: 0, top: 0, ...sizeOf(from) }) {
  const bytes = new Uint8Array(width * height * 3);
  resample(from, part, { bytes, width }, { left: 0, top: 0, width, height });
  return bytes;
}

const sizeOf = ({ width, height }: Pixels) => ({ width, height });

test('in its own size a picture stays as it is', () => {
  const image = imageOf(17, 9, (x, y) => (x * 31 + y * 57) % 256);
  assert.deepEqual(scaled(image, 17, 9), image.rgb);
});

test('halved, every pixel is the mean of four', () => {
  const image = imageOf(8, 4, (x, y) => ((x + y) % 2 === 0 ? 100 : 50));
  assert.ok(scaled(image, 4, 2).every((value) => value === 75));
});

test('one colour stays one colour in every size, also beyond the borders', () => {
  const image = imageOf(30, 20, () => 77);
  for (const [width, height] of [
    [1, 1],
    [7, 90],
    [64, 64],
  ] as const) {
    const part = { left: -12.5, top: 3.25, width: 61, height: 40 };
    assert.ok(scaled(image, width, height, part).every((value) => value === 77));
  }
});

test('a part is taken from where it lies, and what it does not cover is left alone', () => {
  const image = imageOf(10, 10, (x) => x * 20);
  const bytes = new Uint8Array(4 * 4 * 3).fill(9);
  resample(
    image,
    { left: 6, top: 0, width: 2, height: 2 },
    { bytes, width: 4 },
    { left: 1, top: 1, width: 2, height: 2 },
  );
  assert.deepEqual([...bytes.subarray((4 + 1) * 3, (4 + 3) * 3)], [120, 120, 120, 140, 140, 140]);
  assert.equal(bytes[0], 9);
  assert.equal(bytes[(4 + 3) * 3], 9);
});
