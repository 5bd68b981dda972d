/** Settlement: an answer is kept and paid for once, a failure is free and can be asked about. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addKey,
  doneFor,
  failedFor,
  month,
  newRequest,
  newRequests,
  nowMs,
  runCheck,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testSettlement(suite: Suite): void {
  test('a finished check is found by its id and by its content, and no longer runs', async () => {
    const key = await addKey(suite.store, 5);
    const request = newRequest(key.id);
    await suite.store.admit(request);
    assert.equal(await suite.store.findResult(request.id), undefined);
    const done = doneFor(request, { kind: 'video', createdAtMs: nowMs + 5, body: '{"a":1}' });
    await suite.store.settle(done);
    assert.deepEqual(await suite.store.findResult(request.id), done.result);
    assert.deepEqual(await suite.store.findCached(request.cacheKey, nowMs), done.result);
    assert.equal(await suite.store.findCheck(request.id), undefined);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 1, reserved: 0, fromCache: 0 });
  });

  test('what was never asked for is not found', async () => {
    assert.equal(await suite.store.findResult('nothing'), undefined);
    assert.equal(await suite.store.findCached('nothing', 0), undefined);
    assert.equal(await suite.store.findCheck('nothing'), undefined);
  });

  test('settling twice, one after the other or at once, charges once and keeps the first answer', async () => {
    const key = await addKey(suite.store, 5);
    const request = newRequest(key.id);
    await suite.store.admit(request);
    const done = doneFor(request);
    await Promise.all([suite.store.settle(done), suite.store.settle(done), suite.store.settle(done)]);
    await suite.store.settle(doneFor(request, { body: '{"altro":true}' }));
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 1, reserved: 0, fromCache: 0 });
    assert.deepEqual(await suite.store.findResult(request.id), done.result);
    assert.deepEqual(await suite.store.findCached(request.cacheKey, nowMs - 1), done.result);
  });

  test('a newer answer becomes the cached one, and the older is still found by its id', async () => {
    const key = await addKey(suite.store, 5);
    const older = await runCheck(suite.store, newRequest(key.id));
    const later = { cacheKey: older.cacheKey, nowMs: nowMs + 10, freshSinceMs: nowMs };
    const newer = await runCheck(suite.store, newRequest(key.id, later));
    assert.deepEqual(await suite.store.findCached(older.cacheKey, nowMs), newer.result);
    assert.deepEqual(await suite.store.findResult(older.result.id), older.result);
  });

  test('a failed check says why to those who ask, and has no result', async () => {
    const key = await addKey(suite.store, 5);
    const request = newRequest(key.id);
    await suite.store.admit(request);
    const problem = { code: 'quotaExhausted', parameters: { quota: 3, resetDay: '2026-06-01' } } as const;
    await suite.store.settle({ outcome: 'failed', id: request.id, problem });
    assert.deepEqual(await suite.store.findCheck(request.id), { state: 'failed', problem });
    assert.equal(await suite.store.findResult(request.id), undefined);
    assert.equal(await suite.store.findCached(request.cacheKey, 0), undefined);
  });

  test('a failure that arrives twice returns one unit', async () => {
    const key = await addKey(suite.store, 5);
    const [failed, held] = [newRequest(key.id), newRequest(key.id)];
    await suite.store.admit(failed);
    await suite.store.admit(held);
    await Promise.all([suite.store.settle(failedFor(failed)), suite.store.settle(failedFor(failed))]);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 0, reserved: 1, fromCache: 0 });
  });

  test('a failure after the answer takes nothing back', async () => {
    const key = await addKey(suite.store, 5);
    const request = newRequest(key.id);
    const { result } = await runCheck(suite.store, request);
    await suite.store.settle(failedFor(request));
    assert.deepEqual(await suite.store.findResult(request.id), result);
    assert.equal((await suite.store.usage(key.id, month, nowMs)).used, 1);
  });

  test('600 checks that end at once are all kept and all charged', async () => {
    const key = await addKey(suite.store, 600);
    const requests = newRequests(600, key.id);
    await Promise.all(requests.map((request) => runCheck(suite.store, request)));
    const results = await Promise.all(requests.map(({ id }) => suite.store.findResult(id)));
    assert.deepEqual(
      results,
      requests.map((request) => doneFor(request).result),
    );
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 600, reserved: 0, fromCache: 0 });
    assert.equal((await suite.store.admit(newRequest(key.id))).outcome, 'exhausted');
  });
}
