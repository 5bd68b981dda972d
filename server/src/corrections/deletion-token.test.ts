/** A token deletes one result of one installation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeletionTokens } from './deletion-token.ts';

test('a token fits its own result only, and only where it was made', () => {
  const here = createDeletionTokens('secret');
  const token = here.tokenFor('abc');
  assert.match(token, /^[\w-]{43}$/);
  assert.equal(here.isTokenOf('abc', token), true);
  assert.equal(createDeletionTokens('secret').isTokenOf('abc', token), true, 'on another node');
  assert.equal(here.isTokenOf('abd', token), false);
  assert.equal(createDeletionTokens('other').isTokenOf('abc', token), false);
  for (const wrong of ['', token.slice(1), `${token}a`, 'è'.repeat(43), `${token.slice(0, -1)}!`]) {
    assert.equal(here.isTokenOf('abc', wrong), false);
  }
});
