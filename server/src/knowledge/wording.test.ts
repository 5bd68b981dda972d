import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listed, numberText } from './wording.ts';

test('lists and numbers are written as each language writes them', () => {
  assert.equal(listed(['a', 'b', 'c'], 'it'), 'a, b e c');
  assert.equal(listed(['Colombia', 'Ecuador'], 'it'), 'Colombia ed Ecuador');
  assert.equal(listed(['a', 'b'], 'en'), 'a and b');
  assert.equal(listed(['a'], 'en'), 'a');
  assert.equal(numberText(1234.5, 'it'), '1.234,5');
  assert.equal(numberText(1234.5, 'en'), '1,234.5');
});
