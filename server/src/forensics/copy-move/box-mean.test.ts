import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boxMean } from './box-mean.ts';

function plainly(from: Float32Array, width: number, height: number, reach: number): number[] {
  return Array.from(from, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const around = Array.from(from).filter(
      (_, other) =>
        Math.abs((other % width) - x) <= reach && Math.abs(Math.floor(other / width) - y) <= reach,
    );
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}

test('the means are those of plain counting, at the borders and for any window', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 14 }),
      fc.integer(),
      (width, height, reach, seed) => {
        const from = Float32Array.from(
          { length: width * height },
          (_, at) => ((at + 1) * (seed % 997)) % 251,
        );
        const expected = plainly(from, width, height, reach);
        boxMean(from, width, height, reach, from);
        expected.forEach((mean, at) => assert.ok(Math.abs(mean - (from[at] as number)) < 1e-2));
      },
    ),
  );
});
