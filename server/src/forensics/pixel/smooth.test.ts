import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOver } from './cells.ts';
import { createSmoother, smoothWithinThings } from './smooth.ts';

const cells = cellsOver(40, 30);
const count = 40 * 30;
const map = (value: (x: number, y: number) => number) =>
  Float64Array.from({ length: count }, (_, at) => value(at % 40, Math.floor(at / 40)));

test('smoothing keeps an even map even, also at its edges', () => {
  const smooth = createSmoother(new Float64Array(count).fill(1), cells, 2);
  for (const value of smooth(new Float64Array(count).fill(5))) assert.ok(Math.abs(value - 5) < 0.01);
});

test('cells without weight do not touch their neighbours', () => {
  const weights = map((x) => (x === 20 ? 0 : 1));
  const smoothed = createSmoother(weights, cells, 2)(map((x) => (x === 20 ? 1000 : 1)));
  for (const value of smoothed) assert.ok(Math.abs(value - 1) < 0.01);
});

test('heat spreads over a thing of one colour and stops at its edge', () => {
  const dark = map((x) => (x < 20 ? 30 : 200));
  const grey = new Float64Array(count);
  const spread = smoothWithinThings(
    map((x, y) => (x >= 14 && x < 20 && y < 20 ? 1 : 0)),
    { brightness: dark, blue: grey, red: grey },
    cells,
  );
  assert.ok((spread[10 * 40 + 12] as number) > 0.2, 'within the thing');
  assert.ok((spread[10 * 40 + 20] as number) < 0.001, 'beyond its edge');
});
