/** Admission: cache, identical running check and quota in one atomic step. */
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
  outcomesOf,
  runCheck,
  unique,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testAdmission(suite: Suite): void {
  const usageOf = async (keyId: string) => {
    const { used, reserved } = await suite.store.usage(keyId, month, nowMs);
    return { used, reserved };
  };

  test('a first request starts its check and holds one unit', async () => {
    const key = await addKey(suite.store, 5);
    const request = newRequest(key.id);
    assert.deepEqual(await suite.store.admit(request), { outcome: 'started' });
    assert.deepEqual(await usageOf(key.id), { used: 0, reserved: 1 });
    assert.deepEqual(await suite.store.findCheck(request.id), {
      state: 'running',
      startedAtMs: request.nowMs,
      leaseUntilMs: request.leaseUntilMs,
      keyId: key.id,
    });
  });

  test('while a check runs, requests for the same content join it and hold nothing', async () => {
    const [key, other] = [await addKey(suite.store, 5), await addKey(suite.store, 0)];
    const first = newRequest(key.id);
    await suite.store.admit(first);
    for (const keyId of [key.id, other.id]) {
      const same = newRequest(keyId, { cacheKey: first.cacheKey });
      assert.deepEqual(await suite.store.admit(same), { outcome: 'joined', id: first.id });
      assert.equal(await suite.store.findCheck(same.id), undefined);
    }
    assert.deepEqual(await usageOf(key.id), { used: 0, reserved: 1 });
    assert.deepEqual(await usageOf(other.id), { used: 0, reserved: 0 });
  });

  test('of identical requests in one go one starts, and the others join it', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => addKey(suite.store, 50)));
    const cacheKey = unique('content');
    const requests = keys.flatMap(({ id }) => newRequests(20, id, { cacheKey }));
    const admissions = await Promise.all(requests.map((request) => suite.store.admit(request)));
    assert.deepEqual(outcomesOf(admissions), { started: 1, joined: 59 });
    const starter = requests[admissions.findIndex(({ outcome }) => outcome === 'started')];
    const joined = admissions.filter((admission) => admission.outcome === 'joined');
    assert.deepEqual([...new Set(joined.map(({ id }) => id))], [starter?.id]);
    const held = await Promise.all(keys.map(async ({ id }) => (await usageOf(id)).reserved));
    assert.equal(
      held.reduce((sum, reserved) => sum + reserved, 0),
      1,
    );
  });

  test('an answer that is there is given at once, to every key, and holds nothing', async () => {
    const [key, other] = [await addKey(suite.store, 1), await addKey(suite.store, 0)];
    const { cacheKey, result } = await runCheck(suite.store, newRequest(key.id));
    for (const keyId of [key.id, other.id]) {
      const admission = await suite.store.admit(newRequest(keyId, { cacheKey }));
      assert.deepEqual(admission, { outcome: 'cached', result }, 'also when no unit is left');
    }
    assert.deepEqual(await usageOf(key.id), { used: 1, reserved: 0 });
    assert.deepEqual(await usageOf(other.id), { used: 0, reserved: 0 });
  });

  test('an answer is fresh only when it is younger than the instant given', async () => {
    const key = await addKey(suite.store, 5);
    const { cacheKey, result } = await runCheck(suite.store, newRequest(key.id));
    const bornMs = result.createdAtMs;
    const admitSince = (freshSinceMs: number) =>
      suite.store.admit(newRequest(key.id, { cacheKey, freshSinceMs }));
    assert.deepEqual(await suite.store.findCached(cacheKey, bornMs - 1), result);
    assert.equal(await suite.store.findCached(cacheKey, bornMs), undefined);
    assert.equal((await admitSince(bornMs - 1)).outcome, 'cached');
    assert.equal((await admitSince(bornMs)).outcome, 'started');
  });

  test('when used and held units reach the quota, requests are refused with that quota', async () => {
    const key = await addKey(suite.store, 3);
    await runCheck(suite.store, newRequest(key.id));
    for (const request of newRequests(2, key.id)) await suite.store.admit(request);
    const refused = newRequest(key.id);
    assert.deepEqual(await suite.store.admit(refused), { outcome: 'exhausted', quota: 3 });
    assert.equal(await suite.store.findCheck(refused.id), undefined);
    assert.deepEqual(await usageOf(key.id), { used: 1, reserved: 2 });
  });

  test('of 200 different checks at once on the last unit exactly one starts', async () => {
    const key = await addKey(suite.store, 3);
    for (const request of newRequests(2, key.id)) await runCheck(suite.store, request);
    const admissions = await Promise.all(
      newRequests(200, key.id).map((request) => suite.store.admit(request)),
    );
    assert.deepEqual(outcomesOf(admissions), { started: 1, exhausted: 199 });
    assert.deepEqual(await usageOf(key.id), { used: 2, reserved: 1 });
  });

  test('one key at its limit takes nothing from the others that ask in the same moment', async () => {
    const [poor, rich] = [await addKey(suite.store, 1), await addKey(suite.store, 40)];
    const requests = Array.from({ length: 40 }, () => [newRequest(poor.id), newRequest(rich.id)]).flat();
    const admissions = await Promise.all(requests.map((request) => suite.store.admit(request)));
    assert.deepEqual(outcomesOf(admissions), { started: 41, exhausted: 39 });
    assert.deepEqual(await usageOf(rich.id), { used: 0, reserved: 40 });
  });

  test('a failed check returns its unit, and the next request for the content starts anew', async () => {
    const key = await addKey(suite.store, 1);
    const first = newRequest(key.id);
    await suite.store.admit(first);
    await suite.store.settle(failedFor(first));
    assert.deepEqual(await usageOf(key.id), { used: 0, reserved: 0 });
    const again = newRequest(key.id, { cacheKey: first.cacheKey });
    assert.deepEqual(await suite.store.admit(again), { outcome: 'started' });
    await suite.store.settle(doneFor(again));
    assert.deepEqual(await usageOf(key.id), { used: 1, reserved: 0 });
  });

  test('a key that does not exist has no unit', async () => {
    assert.deepEqual(await suite.store.admit(newRequest('nobody')), { outcome: 'exhausted', quota: 0 });
  });
}
