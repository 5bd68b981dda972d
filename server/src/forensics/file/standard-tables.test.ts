import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { readContainer } from '../../media/containers/read-container.ts';
import { tablesOf } from './quantisation.ts';
import { qualityOf } from './standard-tables.ts';

test('the quality of standard tables is exact, whatever it is', async () => {
  const grey = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888' } });
  for (let quality = 1; quality <= 100; quality += 1) {
    const bytes = await grey.clone().jpeg({ quality }).toBuffer();
    const tables = tablesOf(readContainer(bytes, 'jpeg').jpeg);
    assert.ok(tables);
    assert.deepEqual(qualityOf(tables.luma, tables.chroma), { quality, isExact: true, distance: 0 });
  }
});

test('tables of another kind get the quality that is as coarse, and coarser steps never a better one', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(steps, (luma) => {
      const coarser = luma.map((step) => step * 2);
      assert.ok(qualityOf(coarser).quality <= qualityOf(luma).quality);
    }),
  );
});

test('no table breaks the estimate', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(steps, (luma) => {
      const { quality } = qualityOf(luma, luma);
      assert.ok(quality >= 1 && quality <= 100);
    }),
  );
});
