import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { materialOf, scene } from '../../../test/support/scene.ts';
import type { ImageFormat } from '../../media/image.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { said } from '../../media-methods/testing/said.ts';
import { type Material, prepareMaterial } from '../material.ts';
import { errorLevel } from './error-level.ts';

const methods = imageMethods.filter((method) => 'analyse' in method && method.phase === 'pixels');
const harmless = ['ok', 'inconclusive', 'not_applicable'];

function imageOf(width: number, height: number, rgb: Uint8Array, format: ImageFormat = 'png'): Material {
  return prepareMaterial(
    {
      format,
      width,
      height,
      orientation: 1,
      pages: 1,
      hasAlpha: false,
      pixels: { width, height, rgb },
      scale: 1,
    },
    { format, xmp: [], texts: [], comments: [] },
  );
}

test('no method suspects an untouched picture, whatever it was shared as', async () => {
  for (const seed of [1, 2]) {
    const original = sharp(await scene(400, 304, seed).png().toBuffer());
    const files = [
      await original.clone().png().toBuffer(),
      await original.clone().jpeg({ quality: 90 }).toBuffer(),
      await original.clone().jpeg({ quality: 50 }).toBuffer(),
      await original.clone().webp({ quality: 80 }).toBuffer(),
    ];
    for (const bytes of files) {
      const material = await materialOf(bytes);
      for (const method of methods) {
        const { signal } = method.analyse(material);
        assert.ok(harmless.includes(signal.outcome), `${signal.method}: ${signal.outcome}`);
      }
    }
  }
});

test('any pixels of any size give a reading, with heat from 0 to 1 or none', () => {
  const images = fc
    .tuple(
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 150 }),
      fc.integer(),
      fc.integer({ min: 1, max: 256 }),
    )
    .map(([width, height, seed, levels]) => {
      let state = seed;
      return imageOf(
        width,
        height,
        Uint8Array.from({ length: width * height * 3 }, () => {
          state = (Math.imul(state, 1664525) + 1013904223) | 0;
          return ((state >>> 16) % levels) * Math.floor(255 / levels);
        }),
      );
    });
  fc.assert(
    fc.property(images, (material) => {
      for (const method of methods) {
        const { signal, heat } = method.analyse(material);
        assert.ok(said(signal).it && said(signal).en);
        for (const value of heat?.values ?? []) assert.ok(value >= 0 && value <= 1);
        if (heat) assert.equal(heat.values.length, heat.width * heat.height);
      }
    }),
    { numRuns: 25 },
  );
});

test('a picture of one colour has nothing that stands out', () => {
  const material = imageOf(200, 160, new Uint8Array(200 * 160 * 3).fill(120));
  for (const method of methods) assert.equal(method.analyse(material).signal.outcome, 'ok');
});

test('a picture with too few places to compare is said to be too small', () => {
  const material = imageOf(90, 200, new Uint8Array(90 * 200 * 3).fill(120));
  for (const method of methods) {
    const { signal, heat } = method.analyse(material);
    assert.equal(signal.outcome, 'inconclusive');
    assert.equal(heat, undefined);
  }
});

test('the same picture gives the same reading', async () => {
  const bytes = await scene(320, 240).jpeg({ quality: 80 }).toBuffer();
  const [first, second] = [await materialOf(bytes), await materialOf(bytes)];
  for (const method of methods) assert.deepEqual(method.analyse(first), method.analyse(second));
});

test('error level is not asked of a picture that was scaled down', async () => {
  const material = await materialOf(await scene(320, 240).png().toBuffer());
  const scaled = { ...material, image: { ...material.image, scale: 0.5 } };
  assert.equal(errorLevel.analyse(scaled).signal.outcome, 'not_applicable');
});
