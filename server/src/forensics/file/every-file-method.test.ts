import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { materialOf } from '../../../test/support/scene.ts';
import { imageMethods } from '../../media-methods/image-methods.ts';
import { said } from '../../media-methods/testing/said.ts';

const analyses = imageMethods.filter((method) => 'analyse' in method && method.phase === 'compression');

async function holds(bytes: Uint8Array): Promise<void> {
  const material = await materialOf(bytes);
  for (const { id: name, analyse } of analyses) {
    const { signal, heat } = analyse(material);
    assert.deepEqual(analyse(material).signal, signal, `${name} says the same twice`);
    assert.ok(said(signal).it.length > 20 && said(signal).en.length > 20, `${name} explains itself`);
    assert.notEqual(signal.outcome, 'alarm');
    assert.equal(
      signal.strength !== undefined,
      signal.outcome === 'attention',
      `${name}: strength of what is odd`,
    );
    if (heat) assert.equal(heat.values.length, heat.width * heat.height);
  }
}

const noise = (width: number, height: number, seed: number) => {
  let state = seed;
  const rgb = Buffer.from(
    Uint8Array.from({ length: width * height * 3 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(rgb, { raw: { width, height, channels: 3 } });
};

test('no picture breaks an analysis, and none raises an alarm by itself', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 330 }),
      fc.integer({ min: 1, max: 330 }),
      fc.integer(),
      fc.constantFrom('jpeg', 'png', 'tiff', 'webp'),
      async (width, height, seed, format) =>
        holds(await noise(width, height, seed).toFormat(format).toBuffer()),
    ),
    { numRuns: 12 },
  );
});

test('pictures of one colour, of two, of four inks and very long ones are taken as well', async () => {
  const black = sharp({ create: { width: 300, height: 300, channels: 3, background: '#000' } });
  await holds(await black.clone().jpeg({ quality: 100 }).toBuffer());
  await holds(await black.clone().png().toBuffer());
  await holds(await noise(300, 300, 3).threshold(128).jpeg({ quality: 5 }).toBuffer());
  await holds(await noise(300, 300, 4).toColourspace('cmyk').jpeg().toBuffer());
  await holds(await noise(2400, 256, 5).jpeg().toBuffer());
});
