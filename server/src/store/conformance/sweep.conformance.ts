/** Sweeping: everything that has had its time goes, and nothing else. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateKey, keySecret } from '../../domain/api-key.ts';
import type { Store, SweepLimits } from '../store.ts';
import {
  addKey,
  allowancesOf,
  dayMs,
  failedFor,
  hourMs,
  leaseMs,
  month,
  newRegistration,
  newRequest,
  newRequests,
  nowMs,
  runCheck,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const limits: SweepLimits = {
  nowMs,
  cacheBeforeMs: nowMs - dayMs,
  failedChecksBeforeMs: nowMs - hourMs,
  resultsBeforeMs: nowMs - 30 * dayMs,
};

/** Beyond any number of rows that an implementation may take at a go. */
const manyRows = 1200;

export function testSweep(suite: Suite): void {
  const inEmptyStore = (work: (store: Store) => Promise<void>) =>
    suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      await work(store).finally(() => store.close());
    });

  test('sweeping an empty store removes nothing', async () => {
    await inEmptyStore(async (store) => {
      assert.deepEqual(await store.sweep(limits), { cacheEntries: 0, checks: 0, results: 0, other: 0 });
    });
  });

  test('cached answers and results go when they reach their age, one by one or by the thousand', async () => {
    await inEmptyStore(async (store) => {
      const key = await addKey(store, 2 * manyRows);
      const resultsBeforeMs = nowMs - 2 * dayMs;
      const old = newRequests(manyRows, key.id, { nowMs: resultsBeforeMs });
      const stale = newRequest(key.id, { nowMs: nowMs - dayMs });
      const fresh = newRequest(key.id, { nowMs: nowMs - dayMs + 1 });
      await Promise.all([...old, stale, fresh].map((request) => runCheck(store, request)));

      const counts = await store.sweep({ ...limits, resultsBeforeMs });
      assert.deepEqual(counts, { cacheEntries: manyRows + 1, checks: 0, results: manyRows, other: 0 });
      for (const { id, cacheKey } of old) {
        assert.equal(await store.findResult(id), undefined);
        assert.equal(await store.findCached(cacheKey, 0), undefined);
      }
      assert.ok(await store.findResult(stale.id));
      assert.equal(await store.findCached(stale.cacheKey, 0), undefined);
      assert.ok(await store.findCached(fresh.cacheKey, 0));
      assert.equal((await store.usage(key.id, month, nowMs)).used, manyRows + 2, 'paid is paid');
      const again = await store.sweep({ ...limits, resultsBeforeMs });
      assert.deepEqual(again, { cacheEntries: 0, checks: 0, results: 0, other: 0 });
    });
  });

  test('without a limit for results they are kept for ever', async () => {
    await inEmptyStore(async (store) => {
      const key = await addKey(store, 1);
      const { cacheKey, result } = await runCheck(store, newRequest(key.id, { nowMs: 0 }));
      const counts = await store.sweep({ ...limits, resultsBeforeMs: undefined });
      assert.deepEqual(counts, { cacheEntries: 1, checks: 0, results: 0, other: 0 });
      assert.deepEqual(await store.findResult(result.id), result);
      assert.equal(await store.findCached(cacheKey, -1), undefined);
    });
  });

  test('failed and lost checks go when nobody asks about them any more; running ones stay', async () => {
    await inEmptyStore(async (store) => {
      const key = await addKey(store, 2 * manyRows);
      const longAgo = { nowMs: nowMs - dayMs, nodeId: 'alive' };
      const old = newRequests(manyRows, key.id, longAgo);
      const lost = newRequest(key.id, { ...longAgo, nodeId: 'lost' });
      const recent = newRequest(key.id, { nowMs: nowMs - hourMs + 1 });
      const long = newRequest(key.id, longAgo);
      await Promise.all([...old, lost, recent, long].map((request) => store.admit(request)));
      await Promise.all([...old, recent].map((request) => store.settle(failedFor(request))));
      await store.renewLeases('alive', nowMs + leaseMs);

      const counts = await store.sweep(limits);
      assert.deepEqual(counts, { cacheEntries: 0, checks: manyRows + 1, results: 0, other: 0 });
      for (const { id } of [...old, lost]) assert.equal(await store.findCheck(id), undefined);
      assert.equal((await store.findCheck(recent.id))?.state, 'failed');
      assert.equal((await store.findCheck(long.id))?.state, 'running');
      assert.equal((await store.usage(key.id, month, nowMs)).reserved, 1);
    });
  });

  test('of secrets, challenges and allowances only those that are over go', async () => {
    await inEmptyStore(async (store) => {
      const key = await addKey(store, 1);
      const [second, third] = [keySecret(generateKey()), keySecret(generateKey())];
      await store.rotateKey(key.id, second, nowMs, nowMs);
      await store.rotateKey(key.id, third, nowMs, nowMs + 1);
      const today = newRegistration({ allowances: allowancesOf(['address'], 1) });
      const yesterday = newRegistration({
        day: '2026-05-09',
        challenge: { id: 'over', expiresAtMs: nowMs },
      });
      await store.registerKey(today);
      await store.registerKey(yesterday);

      const { other, ...rest } = await store.sweep(limits);
      assert.ok(other > 0);
      assert.deepEqual(rest, { cacheEntries: 0, checks: 0, results: 0 });
      assert.equal((await store.sweep(limits)).other, 0);
      assert.equal(await store.findKeyByHash(key.secret.hash, 0), undefined);
      for (const { hash } of [second, third, today.key.secret, yesterday.key.secret]) {
        assert.ok(await store.findKeyByHash(hash, nowMs));
      }
      const { challenge, allowances } = today;
      assert.equal(await store.registerKey(newRegistration({ challenge })), 'challenge_spent');
      assert.equal(await store.registerKey(newRegistration({ allowances })), 'limit_reached');
    });
  });
}
