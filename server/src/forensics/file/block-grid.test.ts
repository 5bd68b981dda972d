import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import { said } from '../../media-methods/testing/said.ts';
import { blockGrid } from './block-grid.ts';

const read = async (bytes: Uint8Array) => blockGrid.analyse(await materialOf(bytes));
const base = scene(560, 400);
const first = (quality: number, from = base) => from.clone().jpeg({ quality }).toBuffer();
const cut = { left: 3, top: 5, width: 544, height: 384 };

test('a JPEG that was not cropped shows no other grid', async () => {
  for (const quality of [60, 80, 92]) {
    const { signal } = await read(await first(quality));
    assert.equal(signal.outcome, 'ok');
    assert.match(said(signal).en, /No traces/);
  }
});

test('a crop after a first JPEG is told, and is not suspicious', async () => {
  const cropped = sharp(
    await sharp(await first(75))
      .extract(cut)
      .png()
      .toBuffer(),
  );
  for (const bytes of [
    await cropped.clone().png().toBuffer(),
    await cropped.clone().jpeg({ quality: 92 }).toBuffer(),
  ]) {
    const { signal } = await read(bytes);
    assert.equal(signal.outcome, 'ok');
    assert.match(said(signal).en, /was cropped after/);
  }
});

test('a lossless copy of a whole JPEG is not said to be cropped', async () => {
  const { signal } = await read(
    await sharp(await first(75))
      .png()
      .toBuffer(),
  );
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /not cropped/);
});

const pasted = async (host: Sharp) => {
  const donor = sharp(await first(70, scene(560, 400, 9)));
  const part = await donor.extract({ left: 2, top: 3, width: 200, height: 168 }).png().toBuffer();
  return host
    .composite([{ input: part, left: 309, top: 186 }])
    .png()
    .toBuffer();
};

test('a part from another JPEG is found on its own grid, and the heat is where it is', async () => {
  const { signal, heat } = await read(await pasted(sharp(await first(90))));
  assert.equal(signal.outcome, 'attention');
  assert.equal(signal.meaning, 'altered');
  assert.ok(heat);
  const at = (x: number, y: number) =>
    heat.values[Math.floor((y / 400) * heat.height) * heat.width + Math.floor((x / 560) * heat.width)];
  assert.ok((at(400, 264) ?? 0) > 0.5, 'hot in the part');
  assert.ok((at(100, 80) ?? 1) < 0.2, 'cold elsewhere');
});

test('a part on a grid in a picture that shows none is told, but not as a warning', async () => {
  assert.equal((await read(await pasted(base.clone()))).signal.outcome, 'inconclusive');
});

test('a picture that never was compressed shows no grid', async () => {
  const { signal } = await read(await base.clone().png().toBuffer());
  assert.equal(signal.outcome, 'ok');
  assert.match(said(signal).en, /No traces/);
});

test('nothing is told of small pictures, of flat ones and of formats with other blocks', async () => {
  assert.equal((await read(await scene(200, 300).jpeg().toBuffer())).signal.outcome, 'not_applicable');
  assert.equal((await read(await scene(300, 300).webp().toBuffer())).signal.outcome, 'not_applicable');
  const flat = sharp({ create: { width: 400, height: 400, channels: 3, background: '#678' } });
  assert.equal((await read(await flat.png().toBuffer())).signal.outcome, 'inconclusive');
});
