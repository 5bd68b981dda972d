import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { monthAt } from './month.ts';

test('months are those of UTC and turn at midnight', () => {
  const lastInstant = Date.parse('2026-12-31T23:59:59.999Z');
  assert.deepEqual(monthAt(lastInstant), {
    name: '2026-12',
    startMs: Date.parse('2026-12-01T00:00:00Z'),
    endMs: lastInstant + 1,
  });
  assert.equal(monthAt(lastInstant + 1).name, '2027-01');
});

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

test('every instant lies in its month, and the next month begins where it ends', () => {
  fc.assert(
    fc.property(instants, (nowMs) => {
      const month = monthAt(nowMs);
      assert.ok(month.startMs <= nowMs && nowMs < month.endMs);
      assert.equal(monthAt(month.endMs).startMs, month.endMs);
      assert.notEqual(monthAt(month.endMs).name, month.name);
    }),
  );
});

test('a month that is already known never changes the answer', () => {
  fc.assert(
    fc.property(instants, instants, (nowMs, otherMs) => {
      assert.deepEqual(monthAt(nowMs, monthAt(otherMs)), monthAt(nowMs));
    }),
  );
});
