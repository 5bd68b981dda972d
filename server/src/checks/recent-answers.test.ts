import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredResult } from '../store/store.ts';
import { createRecentAnswers } from './recent-answers.ts';

const result = (id: string, createdAtMs = 1_000): StoredResult => ({
  id,
  kind: 'text',
  createdAtMs,
  body: '{}',
});

test('an answer is found by its name as long as it is fresh', () => {
  const recent = createRecentAnswers();
  const answer = result('a');
  recent.set('one', answer);
  assert.equal(recent.get('one', 999), answer);
  assert.equal(recent.get('one', 1_000), undefined, 'its day is over');
  assert.equal(recent.get('another', 0), undefined);
});

test('a result that is let go of is forgotten under all of its names', () => {
  const recent = createRecentAnswers();
  const [gone, kept] = [result('gone'), result('kept')];
  for (const name of ['one', 'two']) recent.set(name, gone);
  recent.set('three', kept);
  recent.forget('gone');
  assert.deepEqual(
    ['one', 'two', 'three'].map((name) => recent.get(name, 0)),
    [undefined, undefined, kept],
  );
});

test('a holder is new to an answer once, and to the same result read again once more', () => {
  const recent = createRecentAnswers();
  const answer = result('a');
  assert.deepEqual(
    ['h', 'h', 'i', 'h'].map((holder) => recent.isNewHolder(answer, holder)),
    [true, false, true, false],
  );
  assert.equal(recent.isNewHolder(result('a'), 'h'), true);
});
