import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { generateKey, hashKey, isWellFormedKey, keySecret } from './api-key.ts';

test('a new key has the documented shape and passes its own check', () => {
  const key = generateKey();
  assert.match(key, /^rsc_live_[0-9A-Za-z]{36}$/);
  assert.ok(isWellFormedKey(key));
});

test('keys do not repeat', () => {
  assert.equal(new Set(Array.from({ length: 2000 }, generateKey)).size, 2000);
});

test('every single changed character is noticed without a look-up', () => {
  const key = generateKey();
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom(...'0123456789ABCxyz_'), (position, character) => {
      const mistyped = key.slice(0, position) + character + key.slice(position + 1);
      assert.equal(isWellFormedKey(mistyped), mistyped === key);
    }),
  );
});

test('no other text is taken for a key', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !isWellFormedKey(text)));
});

test('what is kept of a key shows its ends and hides the rest', () => {
  const key = generateKey();
  const secret = keySecret(key);
  assert.equal(secret.prefix, key.slice(0, 15));
  assert.equal(secret.lastFour, key.slice(-4));
  assert.equal(secret.hash, hashKey(key));
  assert.ok(!JSON.stringify(secret).includes(key.slice(15, -4)));
});
