import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isText, lengthInCharacters } from './claim-text.ts';

test('characters are counted as a reader counts, not as UTF-16 does', () => {
  assert.equal(lengthInCharacters('città'), 5);
  assert.equal(lengthInCharacters('😀😀'), 2);
});

test('the null character and halves of pairs are no text', () => {
  assert.equal(isText('a\0b'), false);
  assert.equal(isText('a\ud800b'), false);
  assert.equal(isText('شكرا 😀 \u200b'), true);
});
