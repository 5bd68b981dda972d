import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Area, type Luminance, smallLuminance } from './luminance.ts';
import { madePhoto } from './testing/made-photo.ts';
import { findInnerFrames } from './trim-borders.ts';

/** The photo on a page of one colour, with marks beside it. */
function page(
  width: number,
  height: number,
  paper: number,
  photo: Area,
  marks: readonly Area[] = [],
): Luminance {
  const values = new Float32Array(width * height).fill(paper);
  const inner = smallLuminance(madePhoto(3, photo.width, photo.height));
  for (let row = 0; row < photo.height; row += 1) {
    const line = inner.values.subarray(row * photo.width, (row + 1) * photo.width);
    values.set(line, (photo.top + row) * width + photo.left);
  }
  for (const { left, top, width: across, height: down } of marks) {
    for (let row = top; row < top + down; row += 1) {
      values.fill(255 - paper, row * width + left, row * width + left + across);
    }
  }
  return { width, height, values };
}

const photo = { left: 20, top: 90, width: 200, height: 150 };
const writing = [0, 1, 2, 3, 4].flatMap((line) => [
  { left: 20, top: 12 + line * 14, width: 60, height: 8 },
  { left: 90, top: 12 + line * 14, width: 100, height: 8 },
]);

describe('the picture on a page', () => {
  for (const paper of [255, 0, 240]) {
    test(`is found to the pixel on paper of ${paper}`, () => {
      assert.deepEqual(findInnerFrames(page(240, 400, paper, photo)).outer, photo);
      assert.deepEqual(findInnerFrames(page(240, 400, paper, photo, writing)).outer, photo);
    });
  }

  test('is found under a caption that is as wide as it', () => {
    const below = { left: 0, top: 90, width: 240, height: 180 };
    assert.deepEqual(findInnerFrames(page(240, 270, 255, below, writing)).outer, below);
  });

  test('is found on a card on a page of another colour', () => {
    const card = page(240, 400, 255, photo, writing);
    const values = new Float32Array(300 * 500).fill(20);
    for (let row = 0; row < 400; row += 1) {
      values.set(card.values.subarray(row * 240, (row + 1) * 240), (row + 50) * 300 + 30);
    }
    const { outer, inner } = findInnerFrames({ width: 300, height: 500, values });
    assert.deepEqual(outer, { left: 30, top: 50, width: 240, height: 400 });
    assert.deepEqual(inner, { left: 50, top: 140, width: 200, height: 150 });
  });

  test('without anything around it is left alone', () => {
    assert.deepEqual(findInnerFrames(smallLuminance(madePhoto(4))), { outer: undefined, inner: undefined });
  });

  test('of an ornament on a page nothing is made', () => {
    const ornament = { left: 100, top: 100, width: 40, height: 40 };
    assert.equal(findInnerFrames(page(240, 400, 255, ornament)).outer, undefined);
  });

  test('of one colour, or of one pixel, has no inside', () => {
    for (const [width, height] of [
      [200, 200],
      [1, 1],
      [512, 1],
    ] as const) {
      const values = new Float32Array(width * height).fill(7);
      assert.equal(findInnerFrames({ width, height, values }).outer, undefined);
    }
  });
});
