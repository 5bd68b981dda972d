/** Checks of visitors without a key: daily allowances, all of them or none, under the same rules as quotas. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store, VisitorPayer } from '../store.ts';
import {
  addKey,
  dayMs,
  doneFor,
  failedFor,
  leaseMs,
  month,
  newRequest,
  newRequests,
  nowMs,
  outcomesOf,
  runCheck,
  unique,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const day = '2026-05-10';

/** A visitor with this many checks a day, from an address that has so many. */
function newVisitor(limit: number, address = unique('address'), addressLimit = 10 * limit): VisitorPayer {
  return {
    day,
    allowances: [
      { scope: unique('visitor'), limit },
      { scope: address, limit: addressLimit },
    ],
  };
}

export function testVisitors(suite: Suite): void {
  const takenOf = (visitor: VisitorPayer, store: Store = suite.store, atMs = nowMs) =>
    store.allowancesTaken(
      visitor.day,
      visitor.allowances.map(({ scope }) => scope),
      atMs,
    );

  test("a visitor's check holds a unit of every allowance, and keeps it when it ends", async () => {
    const visitor = newVisitor(5);
    assert.deepEqual(await takenOf(visitor), [0, 0]);
    const request = newRequest(visitor);
    assert.deepEqual(await suite.store.admit(request), { outcome: 'started' });
    assert.deepEqual(await takenOf(visitor), [1, 1]);
    await suite.store.settle(doneFor(request));
    await suite.store.settle(doneFor(request));
    assert.deepEqual(await takenOf(visitor), [1, 1], 'charged once');
    assert.deepEqual(await suite.store.findResult(request.id), doneFor(request).result);
  });

  test("a visitor at the limit is refused with it, and the address's allowance is left alone", async () => {
    const visitor = newVisitor(2);
    await runCheck(suite.store, newRequest(visitor));
    await suite.store.admit(newRequest(visitor));
    const refused = newRequest(visitor);
    assert.deepEqual(await suite.store.admit(refused), { outcome: 'exhausted', quota: 2 });
    assert.equal(await suite.store.findCheck(refused.id), undefined);
    assert.deepEqual(await takenOf(visitor), [2, 2]);
  });

  test('visitors of one address together keep to the limit of the address', async () => {
    const address = unique('address');
    const visitors = Array.from({ length: 10 }, () => newVisitor(2, address, 5));
    const requests = visitors.flatMap((visitor) => newRequests(2, visitor));
    const admissions = await Promise.all(requests.map((request) => suite.store.admit(request)));
    assert.deepEqual(outcomesOf(admissions), { started: 5, exhausted: 15 });
    const refused = admissions.filter((admission) => admission.outcome === 'exhausted');
    assert.ok(refused.every(({ quota }) => quota === 5 || quota === 2));
    const [first] = visitors;
    assert.ok(first);
    assert.equal((await takenOf(first))[1], 5);
  });

  test('a failed check returns its units, and so does one whose lease has run out', async () => {
    const visitor = newVisitor(1);
    const failed = newRequest(visitor);
    await suite.store.admit(failed);
    await suite.store.settle(failedFor(failed));
    assert.deepEqual(await takenOf(visitor), [0, 0]);
    await suite.store.admit(newRequest(visitor));
    const admitAt = (atMs: number) => suite.store.admit(newRequest(visitor, { nowMs: atMs }));
    assert.equal((await admitAt(nowMs + leaseMs - 1)).outcome, 'exhausted');
    assert.deepEqual(await takenOf(visitor, suite.store, nowMs + leaseMs), [0, 0]);
    assert.equal((await admitAt(nowMs + leaseMs)).outcome, 'started');
  });

  test('cached answers, and waiting for an identical check, cost a visitor nothing', async () => {
    const [key, visitor] = [await addKey(suite.store, 5), newVisitor(0)];
    const running = newRequest(key.id);
    await suite.store.admit(running);
    const same = newRequest(visitor, { cacheKey: running.cacheKey });
    assert.deepEqual(await suite.store.admit(same), { outcome: 'joined', id: running.id });
    await suite.store.settle(doneFor(running));
    assert.equal((await suite.store.admit(same)).outcome, 'cached');
    assert.deepEqual(await takenOf(visitor), [0, 0]);
  });

  test("a visitor's answer is the cached one for keys too, and no key is charged for it", async () => {
    const [key, visitor] = [await addKey(suite.store, 5), newVisitor(1)];
    const { cacheKey, result } = await runCheck(suite.store, newRequest(visitor));
    const admission = await suite.store.admit(newRequest(key.id, { cacheKey }));
    assert.deepEqual(admission, { outcome: 'cached', result });
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 0, reserved: 0, fromCache: 0 });
    assert.equal((await suite.store.usage('', '', nowMs)).used, 0);
  });

  test('every day has its own units', async () => {
    const visitor = newVisitor(1);
    await runCheck(suite.store, newRequest(visitor));
    assert.equal((await suite.store.admit(newRequest(visitor))).outcome, 'exhausted');
    const tomorrow = { ...visitor, day: '2026-05-11' };
    assert.equal((await suite.store.admit(newRequest(tomorrow))).outcome, 'started');
    assert.deepEqual(await takenOf(tomorrow), [1, 1]);
    assert.deepEqual(await takenOf(visitor), [1, 1]);
  });

  test('of 200 checks of one visitor at once, among those of keys, exactly as many start as the limit says', async () => {
    const [key, visitor] = [await addKey(suite.store, 50), newVisitor(3)];
    const requests = Array.from({ length: 200 }, (_, index) =>
      index % 4 ? newRequest(visitor) : newRequest(key.id),
    );
    const admissions = await Promise.all(requests.map((request) => suite.store.admit(request)));
    assert.deepEqual(outcomesOf(admissions), { started: 53, exhausted: 147 });
    assert.deepEqual(await takenOf(visitor), [3, 3]);
  });

  test('the limit holds over two that share a store, and after it is opened again', async () => {
    await suite.inEmptyPlace(async (place) => {
      const [store, beside] = [await place.open(), await place.openBeside()];
      const visitor = newVisitor(5);
      const requests = newRequests(40, visitor);
      const admissions = await Promise.all(
        requests.map((request, index) => (index % 2 ? store : beside).admit(request)),
      );
      assert.deepEqual(outcomesOf(admissions), { started: 5, exhausted: 35 });
      for (const [index, { outcome }] of admissions.entries()) {
        const request = requests[index];
        if (outcome === 'started' && request) await beside.settle(doneFor(request));
      }
      await beside.close();
      await store.close();
      const again = await place.open();
      assert.deepEqual(await takenOf(visitor, again), [5, 5]);
      assert.equal((await again.admit(newRequest(visitor))).outcome, 'exhausted');
      await again.close();
    });
  });

  test('sweeping removes the counters of days that are over and what lost checks held', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const visitor = newVisitor(5);
      await runCheck(store, newRequest(visitor));
      await store.admit(newRequest(visitor));
      const sweepAt = (atMs: number) =>
        store.sweep({
          nowMs: atMs,
          cacheBeforeMs: 0,
          failedChecksBeforeMs: atMs - leaseMs,
          resultsBeforeMs: undefined,
        });
      await sweepAt(nowMs);
      assert.deepEqual(await takenOf(visitor, store), [2, 2], 'the day is not over');
      const { checks, other } = await sweepAt(nowMs + 2 * dayMs);
      assert.equal(checks, 1);
      assert.equal(other, 2);
      assert.deepEqual(await takenOf(visitor, store), [0, 0]);
      await store.close();
    });
  });
}
