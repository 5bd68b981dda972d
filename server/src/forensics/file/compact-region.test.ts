import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heaviestRegion } from './compact-region.ts';

test('the heaviest connected group is found, with its part of the map and how it fills its rectangle', () => {
  const weights = Float32Array.of(
    ...[5, 0, 0, 0, 0],
    ...[0, 0, 1, 1, 0],
    ...[0, 0, 1, 0, 0],
    ...[0, 0, 1, 0, 2],
  );
  assert.deepEqual(heaviestRegion(weights, 5), { cells: [0], share: 0.05, fill: 1, weight: 5 });
  weights[0] = 1;
  const region = heaviestRegion(weights, 5);
  assert.deepEqual(
    region?.cells.toSorted((one, other) => one - other),
    [7, 8, 12, 17],
  );
  assert.equal(region?.fill, 4 / 6);
  assert.equal(region?.weight, 4);
});

test('the right edge does not touch the left one', () => {
  assert.equal(heaviestRegion(Float32Array.of(0, 0, 1, 1, 0, 0), 3)?.cells.length, 1);
});

test('where nothing stands out there is no region', () => {
  assert.equal(heaviestRegion(new Float32Array(9), 3), undefined);
  assert.equal(heaviestRegion(Float32Array.of(Number.NaN, -1), 2), undefined);
});
