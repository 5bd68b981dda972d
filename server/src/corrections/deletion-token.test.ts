/** A token deletes one result of one installation. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyringOf } from '../domain/keyring.ts';
import { createDeletionTokens } from './deletion-token.ts';

test('a token fits its own result only, and only where it was made', () => {
  const here = createDeletionTokens(keyringOf('secret'));
  const token = here.tokenFor('abc');
  assert.match(token, /^[\w-]{43}$/);
  assert.equal(here.isTokenOf('abc', token), true);
  assert.equal(createDeletionTokens(keyringOf('secret')).isTokenOf('abc', token), true, 'on another node');
  assert.equal(here.isTokenOf('abd', token), false);
  assert.equal(createDeletionTokens(keyringOf('other')).isTokenOf('abc', token), false);
  for (const wrong of ['', token.slice(1), `${token}a`, 'è'.repeat(43), `${token.slice(0, -1)}!`]) {
    assert.equal(here.isTokenOf('abc', wrong), false);
  }
});

test('after a rotation old tokens are good as long as their secret is honoured, and new ones are signed anew', () => {
  const before = createDeletionTokens(keyringOf('old'));
  const during = createDeletionTokens({ current: () => 'new', all: () => ['new', 'old'] });
  const after = createDeletionTokens(keyringOf('new'));
  const [old, fresh] = [before.tokenFor('abc'), during.tokenFor('abc')];
  assert.ok(during.isTokenOf('abc', old) && during.isTokenOf('abc', fresh));
  assert.ok(after.isTokenOf('abc', fresh) && !after.isTokenOf('abc', old));
});
