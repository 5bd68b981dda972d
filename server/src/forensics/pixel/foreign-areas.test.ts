import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import { foreignAreas } from './foreign-areas.ts';

const [left, top, wide, high] = [300, 160, 136, 120];
/** Drawn once: the tests only save it in different ways. */
const whole = await scene(560, 400).png().toBuffer();
const read = async (bytes: Uint8Array) => foreignAreas.analyse(await materialOf(bytes));

/** With grain in its colours, as of another camera. */
async function grainyPart(): Promise<Buffer> {
  const { data, info } = await scene(wide, high, 7).raw().toBuffer({ resolveWithObject: true });
  let state = 5;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[at] = Math.max(2, Math.min(253, (data[at] as number) + ((state >>> 16) % 41) - 20));
  }
  return sharp(data, { raw: { ...info, channels: 3 } })
    .png()
    .toBuffer();
}

async function withPart(part: Buffer): Promise<Buffer> {
  const host = await sharp(whole).jpeg({ quality: 80 }).toBuffer();
  return sharp(host)
    .composite([{ input: part, left, top }])
    .png()
    .toBuffer();
}

test('a part that lacks an earlier saving and has another grain alarms', async () => {
  const { signal, heat } = await read(await withPart(await grainyPart()));
  assert.equal(signal.outcome, 'alarm');
  assert.equal(signal.meaning, 'altered');
  assert.equal(signal.strength, 0.6);
  assert.ok(heat);
  const cellAt = (x: number, y: number) =>
    heat.values[Math.floor((y / 400) * heat.height) * heat.width + Math.floor((x / 560) * heat.width)] ?? 0;
  assert.ok(cellAt(left + wide / 2, top + high / 2) > 0.6);
  assert.ok(cellAt(80, 80) < 0.3);
});

test('a part of like grain, saved at the same quality on another grid, never alarms', async () => {
  const saved = await sharp(whole).flip().jpeg({ quality: 80 }).toBuffer();
  const part = await sharp(saved).extract({ left: 101, top: 59, width: wide, height: high }).png().toBuffer();
  const { signal } = await read(await withPart(part));
  assert.equal(signal.outcome, 'attention');
  assert.ok((signal.strength ?? 1) <= 0.5);
});

test('other grain alone, as out of focus or on another material, raises no suspicion', async () => {
  const part = await grainyPart();
  const once = sharp(whole).composite([{ input: part, left, top }]);
  for (const bytes of [
    await once.clone().jpeg({ quality: 85 }).toBuffer(),
    await once.clone().png().toBuffer(),
  ]) {
    const { signal } = await read(bytes);
    assert.ok(['ok', 'inconclusive'].includes(signal.outcome), signal.outcome);
    assert.equal(signal.meaning, undefined);
  }
});
