import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsOf } from '../src/learned/trees.ts';
import { type BoostOptions, randomFrom, trainForest } from './boost.ts';

const options: BoostOptions = {
  rounds: 20,
  depth: 3,
  rate: 0.3,
  leafWeightMin: 2,
  lambda: 1,
  rows: 0.8,
  columns: 1,
  seed: 7,
};
const names = ['x', 'y', 'noise'];
const classes = ['near', 'far', 'mixed'];

/** Which class a point is of depends on both coordinates, so that no single question tells it. */
function points(count: number, seed: number) {
  const random = randomFrom(seed);
  const rows = Array.from({ length: count }, () => Float32Array.of(random(), random(), random()));
  const labels = rows.map(([x = 0, y = 0]) => (x < 0.5 && y < 0.5 ? 0 : x >= 0.5 && y >= 0.5 ? 1 : 2));
  return { rows, labels };
}

const trained = (more: Partial<BoostOptions> = {}, weightOf: (label: number) => number = () => 1) => {
  const { rows, labels } = points(400, 1);
  return trainForest(names, classes, rows, labels, labels.map(weightOf), { ...options, ...more });
};
const labelOf = (sums: readonly number[]) => sums.indexOf(Math.max(...sums));

function accuracy(forest: ReturnType<typeof trained>): number {
  const { rows, labels } = points(300, 2);
  const right = rows.filter((row, r) => labelOf(sumsOf(forest, row)) === labels[r]);
  return right.length / rows.length;
}

test('a forest classifies rows that it has not seen', () => {
  assert.ok(accuracy(trained()) > 0.93);
});

test('the same rows and the same seed give the same forest, another seed another one', () => {
  const once = JSON.stringify(trained());
  assert.equal(JSON.stringify(trained()), once);
  assert.notEqual(JSON.stringify(trained({ seed: 8 })), once);
});

test('a forest read back from JSON answers the same', () => {
  const forest = trained();
  const again = JSON.parse(JSON.stringify(forest)) as typeof forest;
  for (const row of points(20, 3).rows) assert.deepEqual(sumsOf(again, row), sumsOf(forest, row));
});

test('a forest names its features and classes in the order given, with a tree a round', () => {
  const { features, classes: grown } = trained({ rounds: 3 });
  assert.deepEqual(features, names);
  assert.deepEqual(
    grown.map(({ name, trees }) => [name, trees.length]),
    classes.map((name) => [name, 3]),
  );
});

test('more rounds fit better than none', () => {
  assert.ok(accuracy(trained({ rounds: 0 })) < accuracy(trained({ rounds: 5 })));
});

test('where rows contradict each other, those that weigh more are believed', () => {
  const rows = Array.from({ length: 60 }, (_, i) => Float32Array.of(i % 2, 0, 0));
  const labels = rows.map((_, r) => Math.floor(r / 2) % 2);
  for (const believed of [0, 1]) {
    const weights = labels.map((label) => (label === believed ? 5 : 1));
    const forest = trainForest(names, ['no', 'yes'], rows, labels, weights, options);
    for (const row of [Float32Array.of(0, 0, 0), Float32Array.of(1, 0, 0)])
      assert.equal(labelOf(sumsOf(forest, row)), believed);
  }
});

test('features that never change are not asked about', () => {
  const rows = Array.from({ length: 50 }, (_, i) => Float32Array.of(1, i % 2, 1));
  const labels = rows.map(([, y = 0]) => y);
  const forest = trainForest(
    names,
    ['no', 'yes'],
    rows,
    labels,
    labels.map(() => 1),
    options,
  );
  assert.doesNotMatch(JSON.stringify(forest), /"f":[02]/);
  assert.equal(labelOf(sumsOf(forest, [1, 1, 1])), 1);
  assert.equal(labelOf(sumsOf(forest, [1, 0, 1])), 0);
});

test('random numbers are repeatable by seed and lie from 0 to 1', () => {
  const [one, same, other] = [randomFrom(5), randomFrom(5), randomFrom(6)];
  const numbers = Array.from({ length: 1_000 }, one);
  assert.deepEqual(numbers, Array.from({ length: 1_000 }, same));
  assert.notDeepEqual(numbers, Array.from({ length: 1_000 }, other));
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  assert.ok(mean > 0.45 && mean < 0.55);
});
