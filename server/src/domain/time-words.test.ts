import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentWords, timeWords } from './time-words.ts';

test('times are minutes, seconds and tenths, rounded as a whole', () => {
  assert.deepEqual(timeWords(0), { it: '0:00,0', en: '0:00.0' });
  assert.equal(timeWords(59.96).it, '1:00,0');
  assert.equal(timeWords(605.04).en, '10:05.0');
  assert.equal(timeWords(-0.01).en, '0:00.0');
});

test('a point is told as one time, a stretch by its two ends', () => {
  assert.equal(momentWords({ fromSeconds: 4.51, toSeconds: 4.52 }).it, 'a 0:04,5');
  assert.equal(momentWords({ fromSeconds: 4, toSeconds: 65.2 }).en, 'from 0:04.0 to 1:05.2');
});
