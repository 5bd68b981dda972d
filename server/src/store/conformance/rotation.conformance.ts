/** A key's secrets: the new one works at once, the old ones as long as they were given. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateKey, keySecret } from '../../domain/api-key.ts';
import { addKey, hourMs, month, newRequest, nowMs, runCheck } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testRotation(suite: Suite): void {
  const ownerAt = async (hash: string, timeMs: number) => (await suite.store.findKeyByHash(hash, timeMs))?.id;

  test('after a rotation the new secret works at once and the old one until its last instant', async () => {
    const key = await addKey(suite.store, 5);
    const fresh = keySecret(generateKey());
    const endMs = nowMs + hourMs;
    await suite.store.rotateKey(key.id, fresh, nowMs, endMs);
    assert.equal(await ownerAt(fresh.hash, nowMs), key.id);
    assert.equal(await ownerAt(key.secret.hash, nowMs), key.id);
    assert.equal(await ownerAt(key.secret.hash, endMs - 1), key.id);
    assert.equal(await ownerAt(key.secret.hash, endMs), undefined);
    assert.equal(await ownerAt(fresh.hash, endMs), key.id);
  });

  test('a rotated key is listed once, under its newest secret', async () => {
    const key = await addKey(suite.store, 5);
    const fresh = keySecret(generateKey());
    await suite.store.rotateKey(key.id, fresh, nowMs, nowMs + hourMs);
    const records = await suite.store.findKeys(key.id);
    assert.deepEqual(
      records.map(({ prefix, lastFour }) => [prefix, lastFour]),
      [[fresh.prefix, fresh.lastFour]],
    );
    assert.equal((await suite.store.findKeys(fresh.prefix))[0]?.id, key.id);
    assert.deepEqual(await suite.store.findKeys(key.secret.prefix), []);
  });

  test('a second rotation shortens the time of earlier secrets and never prolongs it', async () => {
    const key = await addKey(suite.store, 5);
    const [second, third, fourth] = [1, 2, 3].map(() => keySecret(generateKey()));
    assert.ok(second && third && fourth);
    await suite.store.rotateKey(key.id, second, nowMs, nowMs + 2 * hourMs);
    await suite.store.rotateKey(key.id, third, nowMs, nowMs + 9 * hourMs);
    assert.equal(await ownerAt(key.secret.hash, nowMs + 2 * hourMs), undefined);
    assert.equal(await ownerAt(second.hash, nowMs + 2 * hourMs), key.id);
    await suite.store.rotateKey(key.id, fourth, nowMs, nowMs);
    for (const { hash } of [key.secret, second, third]) assert.equal(await ownerAt(hash, nowMs), undefined);
    assert.equal(await ownerAt(fourth.hash, nowMs), key.id);
  });

  test('usage, quota and state stay with the key when its secret changes', async () => {
    const key = await addKey(suite.store, 2);
    await runCheck(suite.store, newRequest(key.id));
    await suite.store.setKeyActive(key.id, false, nowMs);
    const fresh = keySecret(generateKey());
    await suite.store.rotateKey(key.id, fresh, nowMs, nowMs);
    const identity = await suite.store.findKeyByHash(fresh.hash, nowMs);
    assert.deepEqual(identity, { id: key.id, name: key.name, quota: 2, active: false, confidential: null });
    assert.equal((await suite.store.usage(key.id, month, nowMs)).used, 1);
  });
}
