import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { classify, type Logistic } from './logistic.ts';

/** Says `yes` the more, the larger `size` is; `noise` has no say. */
const model: Logistic = {
  classes: ['yes', 'no'],
  features: [
    { name: 'size', mean: 100, deviation: 10, weights: [1, -1] },
    { name: 'noise', mean: 0, deviation: 1, weights: [0, 0] },
  ],
  bias: [0, 0],
};
const yes = (values: Record<string, number>, logistic = model) => classify(logistic, values)[0] ?? Number.NaN;

test('shares add up to one and stay within 0 and 1, whatever the values', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (size, noise) => {
      const shares = classify(model, { size, noise });
      assert.equal(shares.length, 2);
      assert.ok(shares.every((share) => share >= 0 && share <= 1));
      assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
    }),
  );
});

test('at the mean only the bias speaks', () => {
  assert.equal(yes({ size: 100 }), 0.5);
  assert.ok(yes({ size: 100 }, { ...model, bias: [1, 0] }) > 0.5);
});

test('a feature is weighed by how far from its mean it is', () => {
  assert.ok(yes({ size: 110 }) > yes({ size: 105 }));
  assert.ok(yes({ size: 90 }) < 0.5);
  assert.equal(yes({ size: 110, noise: 3 }), yes({ size: 110, noise: -3 }));
});

test('a feature that was not read, and one that the model does not know, change nothing', () => {
  assert.equal(yes({}), yes({ size: 100 }));
  assert.equal(yes({ size: 110, stranger: 1e9 }), yes({ size: 110 }));
});

test('a value further out than any seen in training tells no more than the furthest', () => {
  assert.equal(yes({ size: 1e9 }), yes({ size: 100_000 }));
  assert.ok(yes({ size: 1e9 }) < 1);
});
