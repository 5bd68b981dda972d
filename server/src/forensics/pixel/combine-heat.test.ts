import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Heat } from '../material.ts';
import { combineHeat } from './combine-heat.ts';

const heatOf = (width: number, height: number, value: (at: number) => number): Heat => ({
  width,
  height,
  values: Float32Array.from({ length: width * height }, (_, at) => value(at)),
});

test('maps count by their weight, whatever their own grids', () => {
  const combined = combineHeat(
    [
      { heat: heatOf(3, 2, () => 1), weight: 3 },
      { heat: heatOf(50, 40, () => 0), weight: 1 },
    ],
    10,
    8,
  );
  assert.deepEqual([combined.width, combined.height], [10, 8]);
  for (const value of combined.values) assert.ok(Math.abs(value - 0.75) < 1e-6);
});

test('a place stays where it is when the grid gets finer', () => {
  const corner = heatOf(2, 2, (at) => (at === 1 ? 1 : 0));
  const { values } = combineHeat([{ heat: corner, weight: 1 }], 8, 8);
  assert.equal(values[7], 1);
  assert.equal(values[0], 0);
  assert.equal(values[63], 0);
});

test('without maps, or with none that counts, all is cold', () => {
  const none = combineHeat([], 4, 3);
  assert.deepEqual([...none.values], new Array(12).fill(0));
  const weightless = combineHeat([{ heat: heatOf(2, 2, () => 1), weight: 0 }], 4, 3);
  assert.deepEqual([...weightless.values], new Array(12).fill(0));
});

test('what is combined never leaves the range of the maps', () => {
  const maps = fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
    .chain(([width, height]) =>
      fc
        .array(fc.float({ min: 0, max: 1, noNaN: true }), {
          minLength: width * height,
          maxLength: width * height,
        })
        .map((values) => heatOf(width, height, (at) => values[at] ?? 0)),
    );
  const weighted = fc.record({ heat: maps, weight: fc.float({ min: 0, max: 5, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(weighted, { maxLength: 4 }), (heats) => {
      for (const value of combineHeat(heats, 7, 5).values) assert.ok(value >= 0 && value <= 1 + 1e-5);
    }),
  );
});
