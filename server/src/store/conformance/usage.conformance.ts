/** What a key has used, holds, and was given from the cache. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addKey, month, newRequest, newRequests, nowMs, runCheck, today } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testUsage(suite: Suite): void {
  test('a key that never asked, and one that does not exist, have used nothing', async () => {
    const key = await addKey(suite.store, 5);
    const nothing = { used: 0, reserved: 0, fromCache: 0 };
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), nothing);
    assert.deepEqual(await suite.store.usage('nobody', month, nowMs), nothing);
  });

  test('kept units, held units and cached answers are counted apart', async () => {
    const key = await addKey(suite.store, 10);
    for (const request of newRequests(3, key.id)) await runCheck(suite.store, request);
    for (const request of newRequests(2, key.id)) await suite.store.admit(request);
    suite.store.countCachedAnswer(key.id, today);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 3, reserved: 2, fromCache: 1 });
  });

  test('every month has its own units', async () => {
    const key = await addKey(suite.store, 1);
    await runCheck(suite.store, newRequest(key.id));
    suite.store.countCachedAnswer(key.id, today);
    assert.equal((await suite.store.admit(newRequest(key.id))).outcome, 'exhausted');
    const june = newRequest({ keyId: key.id, month: '2026-06' });
    assert.equal((await suite.store.admit(june)).outcome, 'started');
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 1, reserved: 0, fromCache: 1 });
    assert.deepEqual(await suite.store.usage(key.id, '2026-06', nowMs), {
      used: 0,
      reserved: 1,
      fromCache: 0,
    });
  });

  test('a thousand cached answers counted at once are all there when usage answers', async () => {
    const [key, other] = [await addKey(suite.store, 0), await addKey(suite.store, 0)];
    for (let count = 0; count < 1000; count += 1) {
      suite.store.countCachedAnswer(key.id, today);
      if (count % 4 === 0) suite.store.countCachedAnswer(other.id, today);
      if (count % 5 === 0) suite.store.countCachedAnswer(key.id, '2026-04-30');
    }
    const fromCache = async (keyId: string, ofMonth: string) =>
      (await suite.store.usage(keyId, ofMonth, nowMs)).fromCache;
    assert.deepEqual(
      await Promise.all([fromCache(key.id, month), fromCache(other.id, month), fromCache(key.id, '2026-04')]),
      [1000, 250, 200],
    );
  });

  test('answers counted while checks are being written are not lost', async () => {
    const key = await addKey(suite.store, 1000);
    const checks = newRequests(300, key.id).map((request) => {
      suite.store.countCachedAnswer(key.id, today);
      return runCheck(suite.store, request);
    });
    assert.equal((await suite.store.usage(key.id, month, nowMs)).fromCache, 300);
    await Promise.all(checks);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), {
      used: 300,
      reserved: 0,
      fromCache: 300,
    });
  });
}
