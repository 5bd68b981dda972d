import assert from 'node:assert/strict';
import { test } from 'node:test';
import { syntheticPhoto } from '../../../bench/synthetic-photo.ts';
import { copyMoveKinds, makeCopyMoves } from '../../evaluation/copy-moves/make-copy-moves.ts';
import { decodeImage } from '../../media/decode/decode-image.ts';
import type { Pixels } from '../../media/image.ts';
import { prepareMaterial } from '../material.ts';
import { copyMove } from './copy-move.ts';

const container = { format: 'png', xmp: [], texts: [], comments: [] } as const;

function look(pixels: Pixels) {
  const { width, height } = pixels;
  const image = {
    format: 'png',
    width,
    height,
    orientation: 1,
    pages: 1,
    hasAlpha: false,
    pixels,
    scale: 1,
  } as const;
  return copyMove.analyse(prepareMaterial(image, container));
}

const photoOf = async (seed: number) => (await decodeImage(await syntheticPhoto(600, 450, seed))).pixels;

test('an untouched picture has no copied parts', async () => {
  for (const seed of [11, 12]) assert.equal(look(await photoOf(seed)).signal.outcome, 'ok');
});

test('a part that was copied is found, moved, turned, scaled or mirrored, and marked at both ends', async () => {
  const found = new Set<string>();
  for (const seed of [21, 22, 23]) {
    const photo = await photoOf(seed);
    for (const forged of makeCopyMoves(photo, seed, copyMoveKinds.length)) {
      // One find of each kind is the guarantee; each look takes a second.
      if (found.has(forged.kind)) continue;
      const { signal, heat } = look(forged.pixels);
      if (signal.outcome !== 'alarm' && signal.outcome !== 'attention') continue;
      assert.equal(signal.meaning, 'altered');
      assert.ok(heat);
      const inside = (mask: Uint8Array) => meanUnder(heat, mask, photo);
      const outside = meanUnder(
        heat,
        forged.mask.map((value, at) => (value || forged.sourceMask[at] ? 0 : 255)),
        photo,
      );
      assert.ok(inside(forged.mask) > outside && inside(forged.sourceMask) > outside, forged.kind);
      found.add(forged.kind);
    }
  }
  assert.deepEqual([...found].toSorted(), [...copyMoveKinds].toSorted());
});

test('a drawing that repeats itself is not called a forgery', () => {
  const [width, height] = [480, 360];
  const rgb = new Uint8Array(width * height * 3).fill(240);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x % 60, y % 60];
      const isInk = (u - 30) ** 2 + (v - 30) ** 2 < 300 && (u + 2 * v) % 17 > 5;
      if (isInk) rgb.fill(30, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  assert.ok(!['alarm', 'attention'].includes(look({ width, height, rgb }).signal.outcome));
});

test('flat and tiny pictures are no trouble', () => {
  const flat = (width: number, height: number) => ({
    width,
    height,
    rgb: new Uint8Array(width * height * 3).fill(90),
  });
  assert.equal(look(flat(300, 200)).signal.outcome, 'ok');
  for (const side of [1, 8, 63]) assert.equal(look(flat(side, side)).signal.outcome, 'not_applicable');
});

test('the same picture gives the same reading', async () => {
  const [forged] = makeCopyMoves(await photoOf(31), 4, 1);
  assert.ok(forged);
  assert.deepEqual(look(forged.pixels), look(forged.pixels));
});

/** The mean of the heat where the mask is white. */
function meanUnder(
  heat: { width: number; height: number; values: Float32Array },
  mask: Uint8Array,
  { width, height }: Pixels,
): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < mask.length; at += 1) {
    if ((mask[at] ?? 0) < 128) continue;
    const x = Math.floor(((at % width) * heat.width) / width);
    const y = Math.floor((Math.floor(at / width) * heat.height) / height);
    sum += heat.values[y * heat.width + x] ?? 0;
    count += 1;
  }
  return sum / Math.max(1, count);
}
