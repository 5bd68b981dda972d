import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Forest, leafOf, softmax, sumsOf, type Tree } from './trees.ts';

const tree: Tree = {
  f: 0,
  at: 0.5,
  yes: { f: 1, at: 10, yes: 1, no: 2 },
  no: 3,
};

test('a branch goes to yes up to and including its value, and to no above it', () => {
  assert.equal(leafOf(tree, [0.5, 10]), 1);
  assert.equal(leafOf(tree, [0.5, 10.01]), 2);
  assert.equal(leafOf(tree, [0.51, 0]), 3);
  assert.equal(leafOf(7, [1, 2, 3]), 7);
});

test('a feature that the row does not hold counts as zero', () => {
  assert.equal(leafOf(tree, []), leafOf(tree, [0, 0]));
});

test('rows may be plain or typed arrays', () => {
  assert.equal(leafOf(tree, Float32Array.of(0.25, 11)), leafOf(tree, [0.25, 11]));
});

test('the sum of a class is its start and one leaf of each of its trees', () => {
  const forest: Forest = {
    features: ['a', 'b'],
    classes: [
      { name: 'one', start: 0.25, trees: [tree, 10, tree] },
      { name: 'none', start: -1, trees: [] },
    ],
  };
  assert.deepEqual(sumsOf(forest, [1, 0]), [0.25 + 3 + 10 + 3, -1]);
});

const sums = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 6 });

test('shares add up to one, keep the order of the sums, and stand extreme sums', () => {
  fc.assert(
    fc.property(sums, (values) => {
      const shares = softmax(values);
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
      for (const share of shares) assert.ok(share >= 0 && share <= 1);
      const largest = Math.max(...values);
      assert.equal(shares[values.indexOf(largest)], Math.max(...shares));
    }),
  );
});

test('equal sums get equal shares', () => {
  assert.deepEqual(softmax([3, 3, 3, 3]), [0.25, 0.25, 0.25, 0.25]);
});
