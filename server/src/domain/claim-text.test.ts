import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasVisibleCharacters, isText, lengthInCharacters } from './claim-text.ts';

test('characters are counted as a reader counts, not as UTF-16 does', () => {
  assert.equal(lengthInCharacters('città'), 5);
  assert.equal(lengthInCharacters('😀😀'), 2);
});

test('the null character and halves of pairs are no text', () => {
  assert.equal(isText('a\0b'), false);
  assert.equal(isText('a\ud800b'), false);
  assert.equal(isText('شكرا 😀 \u200b'), true);
});

test('zero-width and control characters do not show', () => {
  assert.equal(hasVisibleCharacters('abc', 3), true);
  assert.equal(hasVisibleCharacters('ab', 3), false);
  assert.equal(hasVisibleCharacters('a\u200bb\u2060\u0007', 3), false);
  assert.equal(hasVisibleCharacters('\u200b'.repeat(1000), 1), false);
  assert.equal(hasVisibleCharacters('', 0), true);
});
