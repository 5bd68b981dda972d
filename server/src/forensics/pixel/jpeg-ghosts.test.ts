import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import type { Heat } from '../material.ts';
import { jpegGhosts } from './jpeg-ghosts.ts';

const [left, top, wide, high] = [300, 160, 136, 120];
/** Drawn once: the tests only save it in different ways. */
const whole = await scene(560, 400).png().toBuffer();
const part = await scene(wide, high, 7).png().toBuffer();
const saved = (quality: number) => sharp(whole).jpeg({ quality }).toBuffer();
const pasted = async (quality: number) => sharp(await saved(quality)).composite([{ input: part, left, top }]);
const read = async (bytes: Uint8Array) => jpegGhosts.analyse(await materialOf(bytes));

function meanHeat({ width, height, values }: Heat, isWanted: (x: number, y: number) => boolean): number {
  const wanted = [...values].filter((_, at) =>
    isWanted(((at % width) + 0.5) * (560 / width), (Math.floor(at / width) + 0.5) * (400 / height)),
  );
  return wanted.reduce((sum, value) => sum + value, 0) / wanted.length;
}
const isInside = (x: number, y: number) => x > left && x < left + wide && y > top && y < top + high;

test('a part pasted into a picture that was a JPEG is found, and the heat is where it is', async () => {
  const files = {
    'png after quality 75': await (await pasted(75)).png().toBuffer(),
    'png after quality 90': await (await pasted(90)).png().toBuffer(),
    'jpeg 95 after quality 70': await (await pasted(70)).jpeg({ quality: 95 }).toBuffer(),
  };
  for (const [name, bytes] of Object.entries(files)) {
    const { signal, heat } = await read(bytes);
    assert.equal(signal.outcome, 'attention', name);
    assert.equal(signal.meaning, 'altered', name);
    assert.ok((signal.strength ?? 1) <= 0.5, name);
    assert.ok(heat, name);
    const outside = meanHeat(heat, (x, y) => !isInside(x, y));
    assert.ok(meanHeat(heat, isInside) > 0.5 && outside < 0.15, `${name}: the rest has ${outside}`);
  }
});

test('a picture that was saved again as a whole raises nothing, finer or coarser', async () => {
  for (const [earlier, later] of [
    [75, 95],
    [90, 80],
    [92, 50],
  ] as const) {
    const again = await sharp(await saved(earlier))
      .jpeg({ quality: later })
      .toBuffer();
    assert.equal((await read(again)).signal.outcome, 'ok', `${earlier} then ${later}`);
  }
  const png = await sharp(await saved(80))
    .png()
    .toBuffer();
  assert.equal((await read(png)).signal.outcome, 'ok');
});

test('a burnt-out part, which keeps no trace, is not taken for a pasted one', async () => {
  const light = await sharp({ create: { width: wide, height: high, channels: 3, background: '#fefefe' } })
    .composite([{ input: part, blend: 'screen' }])
    .linear(1.4, 20)
    .png()
    .toBuffer();
  const burnt = await sharp(whole)
    .composite([{ input: light, left, top }])
    .jpeg({ quality: 80 })
    .toBuffer();
  const { signal } = await read(await sharp(burnt).png().toBuffer());
  assert.equal(signal.outcome, 'ok');
});

test('formats that do not keep the pixels of a JPEG, and pictures that were scaled down, are not asked', async () => {
  const webp = await (await pasted(75)).webp({ quality: 80 }).toBuffer();
  assert.equal((await read(webp)).signal.outcome, 'not_applicable');
  const material = await materialOf(await (await pasted(75)).png().toBuffer());
  const scaled = { ...material, image: { ...material.image, scale: 0.5 } };
  assert.equal(jpegGhosts.analyse(scaled).signal.outcome, 'not_applicable');
});
