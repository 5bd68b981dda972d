/** Keys: made, found, given another quota, switched off and on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateKey, hashKey, keySecret } from '../../domain/api-key.ts';
import { addKey, newKey, newRequest, nowMs } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testKeys(suite: Suite): void {
  test('a new key is found by the hash of its secret, active and with its quota', async () => {
    const key = newKey({ quota: 7 });
    await suite.store.createKey(key);
    assert.deepEqual(await suite.store.findKeyByHash(key.secret.hash, nowMs), {
      id: key.id,
      name: key.name,
      quota: 7,
      active: true,
      confidential: null,
    });
  });

  test('a hash that belongs to no key finds none', async () => {
    assert.equal(await suite.store.findKeyByHash(hashKey(generateKey()), nowMs), undefined);
  });

  test('a key is found by its id, its name and the beginning of its prefix, with all that was kept of it', async () => {
    const key = newKey({ email: 'redazione@example.org', purpose: 'Prova' });
    await suite.store.createKey(key);
    const { secret, ...kept } = key;
    const record = {
      ...kept,
      prefix: secret.prefix,
      lastFour: secret.lastFour,
      active: true,
      confidential: null,
    };
    for (const selector of [key.id, key.name, secret.prefix, secret.prefix.slice(0, -1)]) {
      assert.deepEqual(await suite.store.findKeys(selector), [record], selector);
    }
  });

  test('a selector is no pattern, and half an id or a name is none', async () => {
    const key = await addKey(suite.store, 1);
    const { prefix } = key.secret;
    const almost = [key.id.slice(0, -1), key.name.slice(0, -1), key.name.toUpperCase(), '', '%'];
    for (const selector of [...almost, 'rsc_live_%', `${prefix.slice(0, -1)}_`, `${prefix}0`]) {
      assert.deepEqual(await suite.store.findKeys(selector), [], selector);
    }
  });

  test('keys are listed oldest first, all of them or those of the same name', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const name = 'Stessa';
      const [second, third, first] = [
        newKey({ id: 'b', createdAtMs: nowMs + 1, name }),
        newKey({ id: 'a', createdAtMs: nowMs + 2 }),
        newKey({ id: 'c', createdAtMs: nowMs, name }),
      ];
      for (const key of [second, third, first]) await store.createKey(key);
      const idsOf = async (selector?: string) => (await store.findKeys(selector)).map(({ id }) => id);
      assert.deepEqual(await idsOf(), [first.id, second.id, third.id]);
      assert.deepEqual(await idsOf(name), [first.id, second.id]);
      await store.close();
    });
  });

  test('a key that cannot be made leaves nothing behind', async () => {
    const first = await addKey(suite.store, 1);
    const sameSecret = newKey({ secret: first.secret });
    await assert.rejects(suite.store.createKey(sameSecret));
    assert.deepEqual(await suite.store.findKeys(sameSecret.id), []);
    await suite.store.createKey(newKey({ id: sameSecret.id }));
    const sameId = newKey({ id: first.id, quota: 99 });
    await assert.rejects(suite.store.createKey(sameId));
    assert.equal(await suite.store.findKeyByHash(sameId.secret.hash, nowMs), undefined);
    assert.equal((await suite.store.findKeyByHash(first.secret.hash, nowMs))?.quota, 1);
  });

  test('a new quota counts from the next check on', async () => {
    const key = await addKey(suite.store, 0);
    assert.deepEqual(await suite.store.admit(newRequest(key.id)), { outcome: 'exhausted', quota: 0 });
    await suite.store.setKeyQuota(key.id, 1, nowMs);
    assert.equal((await suite.store.findKeyByHash(key.secret.hash, nowMs))?.quota, 1);
    assert.deepEqual(await suite.store.admit(newRequest(key.id)), { outcome: 'started' });
    await suite.store.setKeyQuota(key.id, 0, nowMs);
    assert.deepEqual(await suite.store.admit(newRequest(key.id)), { outcome: 'exhausted', quota: 0 });
  });

  test('a deactivated key is known as inactive until it is activated again; the others stay active', async () => {
    const key = await addKey(suite.store, 5);
    const other = await addKey(suite.store, 5);
    for (const active of [false, true]) {
      await suite.store.setKeyActive(key.id, active, nowMs);
      assert.equal((await suite.store.findKeyByHash(key.secret.hash, nowMs))?.active, active);
      assert.equal((await suite.store.findKeys(key.id))[0]?.active, active);
      assert.equal((await suite.store.findKeyByHash(other.secret.hash, nowMs))?.active, true);
    }
  });

  test('texts come back as they went in, whatever their script, quotes or signs', async () => {
    const text = `«Però» "doppi" 'singoli' \\ ; -- $1 ? %s \n\t 👩🏽‍🚀 e\u0301 é مرحبا \u202eabc\u202c 漢字 𝔘`;
    const key = newKey({ name: text, email: text, purpose: text, secret: keySecret(generateKey()) });
    await suite.store.createKey(key);
    const [record] = await suite.store.findKeys(text);
    assert.deepEqual([record?.id, record?.name, record?.email, record?.purpose], [key.id, text, text, text]);

    const done = newRequest(key.id, { cacheKey: text });
    await suite.store.admit(done);
    const body = JSON.stringify({ summary: text.repeat(20_000) });
    const result = { id: done.id, kind: 'article' as const, createdAtMs: nowMs, body, keyId: key.id };
    await suite.store.settle({ ...done, outcome: 'done', holder: text, result });
    assert.deepEqual(await suite.store.findCached(text, nowMs - 1), result);

    const failed = newRequest(key.id);
    await suite.store.admit(failed);
    const problem = {
      code: 'internalError',
      parameters: { text, due: { it: text, en: text } },
    } as const;
    await suite.store.settle({ outcome: 'failed', id: failed.id, problem });
    assert.deepEqual(await suite.store.findCheck(failed.id), { state: 'failed', problem });
  });
}
