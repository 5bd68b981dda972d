import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import { said } from '../../media-methods/testing/said.ts';
import { doubleCompression } from './double-compression.ts';

const read = async (bytes: Uint8Array) => doubleCompression.analyse(await materialOf(bytes));
const base = scene(560, 400);
const first = (quality: number) => base.clone().jpeg({ quality }).toBuffer();

test('a picture saved once shows no earlier save', async () => {
  for (const quality of [60, 80, 90]) {
    const { signal, heat } = await read(await first(quality));
    assert.equal(signal.outcome, 'ok');
    assert.match(said(signal).en, /No traces show of a JPEG before/);
    assert.equal(heat, undefined);
  }
});

test('a picture saved twice is told with its first quality, and is not suspicious', async () => {
  const cases = [
    [60, 80],
    [75, 90],
    [80, 85],
    [85, 95],
  ] as const;
  for (const [earlier, later] of cases) {
    const { signal } = await read(
      await sharp(await first(earlier))
        .jpeg({ quality: later })
        .toBuffer(),
    );
    assert.equal(signal.outcome, 'ok', `${earlier} then ${later}`);
    assert.match(said(signal).en, /at least twice/, `${earlier} then ${later}`);
    const told = Number(/about (\d+)/.exec(said(signal).en)?.[1]);
    assert.ok(Math.abs(told - earlier) <= 2, `${earlier} then ${later}: told ${told}`);
  }
});

test('a part that came between two saves is found, and the heat is where it is', async () => {
  const part = await scene(160, 128, 7).png().toBuffer();
  const bytes = await sharp(await first(75))
    .composite([{ input: part, left: 300, top: 200 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  const { signal, heat } = await read(bytes);
  assert.equal(signal.outcome, 'attention');
  assert.equal(signal.meaning, 'altered');
  assert.ok(signal.strength !== undefined && signal.strength > 0 && signal.strength < 1);
  assert.ok(heat);
  const at = (x: number, y: number) =>
    heat.values[Math.floor((y / 400) * heat.height) * heat.width + Math.floor((x / 560) * heat.width)];
  assert.ok((at(380, 264) ?? 0) > 0.5, 'hot in the part');
  assert.ok((at(100, 80) ?? 1) < 0.2, 'cold elsewhere');
  assert.ok(heat.values.every((value) => value >= 0 && value <= 1));
});

test('a lossless copy of a JPEG tells the quality it had', async () => {
  for (const quality of [50, 75, 90]) {
    const { signal } = await read(
      await sharp(await first(quality))
        .png()
        .toBuffer(),
    );
    assert.equal(signal.outcome, 'ok');
    const told = Number(/about (\d+)/.exec(said(signal).en)?.[1]);
    assert.ok(Math.abs(told - quality) <= 1, `${quality}: told ${told}`);
  }
});

test('a picture that never was a JPEG is not said to have been one', async () => {
  const { signal } = await read(await base.clone().png().toBuffer());
  assert.match(said(signal).en, /No traces of an earlier save/);
});

test('nothing is told of small pictures and of formats that keep no such traces', async () => {
  assert.equal((await read(await scene(200, 300).jpeg().toBuffer())).signal.outcome, 'not_applicable');
  assert.equal((await read(await scene(300, 300).webp().toBuffer())).signal.outcome, 'not_applicable');
});

test('a picture without detail cannot be told about', async () => {
  const flat = sharp({ create: { width: 400, height: 400, channels: 3, background: '#678' } });
  assert.equal((await read(await flat.jpeg().toBuffer())).signal.outcome, 'inconclusive');
});
