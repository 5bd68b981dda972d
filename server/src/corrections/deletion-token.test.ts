/** A token lets one holder go of one result of one installation. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { keyringOf } from '../domain/keyring.ts';
import { createDeletionTokens } from './deletion-token.ts';

const tokens = createDeletionTokens(keyringOf('segreto'));

test('a token names its holder, of its result alone, with this secret alone', () => {
  const token = tokens.tokenFor('uno', 'k_a');
  assert.match(token, /^k_a\.[\w-]{43}$/);
  assert.equal(tokens.holderOf({ id: 'uno' }, token), 'k_a');
  assert.equal(tokens.holderOf({ id: 'due' }, token), undefined);
  assert.equal(createDeletionTokens(keyringOf('altro')).holderOf({ id: 'uno' }, token), undefined);
  assert.notEqual(tokens.tokenFor('uno', 'k_b').split('.')[1], token.split('.')[1]);
});

test('nobody makes himself another holder', () => {
  const [holder = '', signature = ''] = tokens.tokenFor('uno', 'k_a').split('.');
  for (const wrong of [
    '',
    '.',
    signature,
    `.${signature}`,
    `k_b.${signature}`,
    `${holder}.`,
    `uno k_a.${signature}`,
  ]) {
    assert.equal(tokens.holderOf({ id: 'uno', keyId: 'a' }, wrong), undefined, wrong);
  }
});

test('a token from before results were held by several is that of the key that began the check', () => {
  const old = createHmac('sha256', 'segreto').update('uno').digest('base64url');
  assert.equal(tokens.holderOf({ id: 'uno', keyId: 'a' }, old), 'k_a');
  assert.equal(tokens.holderOf({ id: 'uno' }, old), undefined);
  assert.equal(tokens.holderOf({ id: 'due', keyId: 'a' }, old), undefined);
});

test('after a rotation old tokens are good as long as their secret is honoured, and new ones are signed anew', () => {
  const before = createDeletionTokens(keyringOf('old'));
  const during = createDeletionTokens({ current: () => 'new', all: () => ['new', 'old'] });
  const after = createDeletionTokens(keyringOf('new'));
  const [old, fresh] = [before.tokenFor('abc', 'k_a'), during.tokenFor('abc', 'k_a')];
  const holders = [old, fresh].flatMap((token) =>
    [during, after].map((each) => each.holderOf({ id: 'abc' }, token)),
  );
  assert.deepEqual(holders, ['k_a', undefined, 'k_a', 'k_a']);
});
