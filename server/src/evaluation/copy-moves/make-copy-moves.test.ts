import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import type { Pixels } from '../../media/image.ts';
import { madeScene } from './made-scene.ts';
import { type CopyMove, copyMoveKinds, makeCopyMoves, saveCopyMove } from './make-copy-moves.ts';

const photo = madeScene(240, 180, 1);
const made = makeCopyMoves(photo, 0, 12);

const share = (mask: Uint8Array) => mask.reduce((sum, value) => sum + Number(value > 0), 0) / mask.length;

/** Means of x and y. */
function middle(mask: Uint8Array, width: number): [number, number] {
  let [x, y, count] = [0, 0, 0];
  mask.forEach((value, at) => {
    if (value === 0) return;
    x += at % width;
    y += Math.floor(at / width);
    count += 1;
  });
  return [x / count, y / count];
}

test('the same seed makes the same forgeries, another seed others', () => {
  assert.deepEqual(makeCopyMoves(photo, 0, 4), made.slice(0, 4));
  assert.notDeepEqual(makeCopyMoves(photo, 4, 1)[0]?.mask, made[0]?.mask);
});

test('all kinds are made in turn', () => {
  assert.deepEqual(
    made.map(({ kind }) => kind),
    [...copyMoveKinds, ...copyMoveKinds, ...copyMoveKinds],
  );
});

test('the photo itself is left as it was, and nothing changes outside the paste', () => {
  assert.deepEqual(photo, madeScene(240, 180, 1));
  for (const { pixels, mask } of made) {
    const changed = changes(photo, pixels);
    assert.ok(share(changed) > 0.01);
    // The soft edge reaches two pixels beyond the mask.
    assert.ok(share(changed.map((value, at) => (mask[at] === 0 ? value : 0))) < 0.03);
  }
});

test('source and target have the asked sizes and do not touch', () => {
  for (const { mask, sourceMask, kind } of made) {
    assert.ok(share(sourceMask) >= 0.012 && share(sourceMask) <= 0.13, `${share(sourceMask)}`);
    const ratio = share(mask) / share(sourceMask);
    if (kind === 'scaled') assert.ok(ratio > 0.45 && ratio < 2.1 && Math.abs(ratio - 1) > 0.05, `${ratio}`);
    else assert.ok(Math.abs(ratio - 1) < 0.06, `${kind} ${ratio}`);
    assert.equal(share(mask.map((value, at) => (sourceMask[at] === 0 ? 0 : value))), 0);
  }
});

test('what is moved is the same pixel for pixel', () => {
  for (const { kind, pixels, mask, sourceMask } of made) {
    if (kind !== 'moved') continue;
    const [toX, toY] = middle(mask, pixels.width).map(Math.round) as [number, number];
    const [fromX, fromY] = middle(sourceMask, pixels.width).map(Math.round) as [number, number];
    for (let step = -3; step <= 3; step += 1) {
      assert.deepEqual(pixelAt(pixels, toX + step, toY), pixelAt(photo, fromX + step, fromY));
    }
  }
});

test('a photo with nothing to see in it gives nothing', () => {
  const grey: Pixels = { width: 240, height: 180, rgb: new Uint8Array(240 * 180 * 3).fill(128) };
  assert.deepEqual(makeCopyMoves(grey, 0, 4), []);
  assert.deepEqual(makeCopyMoves({ width: 8, height: 8, rgb: new Uint8Array(192) }, 0, 4), []);
});

test('a saved forgery is a JPEG of the same size', async () => {
  const bytes = await saveCopyMove(made[0] as CopyMove, 60);
  const { format, width, height } = await sharp(bytes).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 240, 180]);
});

function changes(before: Pixels, after: Pixels): Uint8Array {
  return Uint8Array.from({ length: before.width * before.height }, (_, at) =>
    [0, 1, 2].some((channel) => before.rgb[at * 3 + channel] !== after.rgb[at * 3 + channel]) ? 255 : 0,
  );
}

function pixelAt({ width, rgb }: Pixels, x: number, y: number): number[] {
  return [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}
