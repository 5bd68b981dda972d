import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isDependable, neutralReliability, weightOf } from './reliability.ts';

test('the unrated, the neutral and the well rated weigh the same, exactly 1', () => {
  for (const reliability of [undefined, neutralReliability, 0.7, 1]) {
    assert.equal(weightOf(reliability), 1);
    assert.ok(isDependable(reliability));
  }
});

test('below neutral the weight falls with the rating, never to nothing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b) => {
        assert.ok(weightOf(a) >= 0.3 && weightOf(a) <= 1);
        if (a <= b) assert.ok(weightOf(a) <= weightOf(b));
        assert.equal(isDependable(a), weightOf(a) === 1);
      },
    ),
  );
  assert.equal(weightOf(0), 0.3);
});
