import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { analysisSize } from './analysis-size.ts';

test('a picture within the limit keeps its size', () => {
  assert.deepEqual(analysisSize(5000, 5000, 25_000_000), { width: 5000, height: 5000 });
});

test('a larger one keeps its proportions', () => {
  assert.deepEqual(analysisSize(8000, 2000, 4_000_000), { width: 4000, height: 1000 });
});

test('no picture is larger than the limit, or without a pixel', () => {
  const side = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 25_000_000 }), (width, height, pixelsMax) => {
      const size = analysisSize(width, height, pixelsMax);
      assert.ok(size.width >= 1 && size.height >= 1);
      assert.ok(size.width <= width && size.height <= height);
      assert.ok(size.width * size.height <= pixelsMax, `${size.width} × ${size.height}`);
    }),
  );
});
