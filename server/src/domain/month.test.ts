import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { monthOf, monthStartMs, nextMonthStartMs } from './month.ts';

test('months are those of UTC and turn at midnight', () => {
  const lastInstant = Date.parse('2026-12-31T23:59:59.999Z');
  assert.equal(monthOf(lastInstant), '2026-12');
  assert.equal(monthOf(lastInstant + 1), '2027-01');
  assert.equal(nextMonthStartMs(lastInstant), lastInstant + 1);
  assert.equal(monthStartMs(lastInstant), Date.parse('2026-12-01T00:00:00Z'));
});

test('every instant lies between the start of its month and the start of the next', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (date) => {
        const nowMs = date.getTime();
        assert.ok(monthStartMs(nowMs) <= nowMs && nowMs < nextMonthStartMs(nowMs));
        assert.equal(monthOf(monthStartMs(nowMs)), monthOf(nowMs));
        assert.notEqual(monthOf(nextMonthStartMs(nowMs)), monthOf(nowMs));
      },
    ),
  );
});
