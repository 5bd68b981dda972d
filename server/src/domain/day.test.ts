import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAt } from './day.ts';

test('a day runs from midnight to midnight in UTC', () => {
  const last = Date.parse('2026-02-28T23:59:59.999Z');
  const day = dayAt(last);
  assert.deepEqual(day, {
    name: '2026-02-28',
    startMs: Date.parse('2026-02-28T00:00:00Z'),
    endMs: Date.parse('2026-03-01T00:00:00Z'),
  });
  assert.equal(dayAt(last + 1).name, '2026-03-01');
});

test('a known day is given back for its own instants alone', () => {
  const day = dayAt(Date.parse('2026-05-10T12:00:00Z'));
  assert.equal(dayAt(day.startMs, day), day);
  assert.equal(dayAt(day.endMs - 1, day), day);
  assert.equal(dayAt(day.endMs, day).name, '2026-05-11');
  assert.equal(dayAt(day.startMs - 1, day).name, '2026-05-09');
});
