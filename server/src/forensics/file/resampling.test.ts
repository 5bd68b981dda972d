import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import { said } from '../../media-methods/testing/said.ts';
import { resampling } from './resampling.ts';

const base = scene(560, 400);
const read = async (bytes: Uint8Array) => resampling.analyse(await materialOf(bytes)).signal;

test('an enlarged picture is told, also after JPEG, and is not suspicious', async () => {
  const small = await scene(420, 320).png().toBuffer();
  for (const factor of [1.3, 1.5]) {
    const large = sharp(small).resize(Math.round(420 * factor), Math.round(320 * factor), {
      fit: 'fill',
      kernel: 'cubic',
    });
    for (const bytes of [
      await large.clone().png().toBuffer(),
      await large.clone().jpeg({ quality: 90 }).toBuffer(),
    ]) {
      const signal = await read(bytes);
      assert.equal(signal.outcome, 'ok');
      assert.match(said(signal).en, /shows traces of having been enlarged/);
    }
  }
});

test('an untouched picture shows no scaling, compressed or not', async () => {
  for (const bytes of [
    await base.clone().png().toBuffer(),
    await base.clone().jpeg({ quality: 90 }).toBuffer(),
    await base.clone().jpeg({ quality: 60 }).toBuffer(),
  ]) {
    assert.match(said(await read(bytes)).en, /No traces show/);
  }
});

test('nothing is told of small pictures', async () => {
  assert.equal((await read(await scene(200, 300).png().toBuffer())).outcome, 'not_applicable');
});
