import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOver, visitBlocks } from './cells.ts';
import { plausibleRegion } from './plausible-region.ts';

const cells = cellsOver(100, 80);
const at = (cell: number) => ({ x: cell % cells.width, y: Math.floor(cell / cells.width) });

test('a disc is a thing, and all of it is found', () => {
  const isDisc = (cell: number) => (at(cell).x - 40) ** 2 + (at(cell).y - 30) ** 2 < 144;
  const region = plausibleRegion(cells, isDisc);
  assert.ok(region);
  assert.ok(region.cells.every(isDisc));
  assert.ok(Math.abs(region.share - (Math.PI * 144) / 8000) < 0.005);
});

test('a speck, a thin line, half the picture and many scattered patches are not', () => {
  assert.equal(
    plausibleRegion(cells, (cell) => at(cell).x < 3 && at(cell).y < 3),
    undefined,
  );
  assert.equal(
    plausibleRegion(cells, (cell) => Math.abs(at(cell).x - at(cell).y) < 2),
    undefined,
  );
  assert.equal(
    plausibleRegion(cells, (cell) => at(cell).x < 50),
    undefined,
  );
  assert.equal(
    plausibleRegion(cells, (cell) => at(cell).x % 20 < 10 && at(cell).y % 20 < 10),
    undefined,
  );
  assert.equal(
    plausibleRegion(cells, () => false),
    undefined,
  );
});

test('large pictures get no more cells than small ones, and every cell is looked at', () => {
  for (const [wide, high] of [
    [1, 1],
    [13, 200],
    [500, 375],
    [1024, 17],
  ] as const) {
    const grid = cellsOver(wide, high);
    assert.ok(Math.max(grid.width, grid.height) <= 128);
    const seen = new Set<number>();
    visitBlocks(grid, wide, high, (cell, blockX, blockY) => {
      assert.ok(blockX < wide && blockY < high);
      seen.add(cell);
    });
    assert.equal(seen.size, grid.width * grid.height);
  }
});
