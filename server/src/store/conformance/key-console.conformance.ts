/** What the owner of a key is shown: its usage by the day and its last errors. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeyError, Store } from '../store.ts';
import {
  addKey,
  dayMs,
  doneFor,
  month,
  newRequest,
  newRequests,
  nowMs,
  runCheck,
  today,
  unique,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const errorOf = (keyId: string, number: number): KeyError => ({
  keyId,
  atMs: nowMs + number,
  status: 400,
  code: 'textTooShort',
  route: 'POST /api/v1/verify-text',
});

/** Sweeps with nothing old enough but what goes by the calendar, and errors up to the instant given. */
const sweepAt = (store: Store, atMs: number, keyErrorsBeforeMs?: number) =>
  store.sweep({
    nowMs: atMs,
    cacheBeforeMs: 0,
    failedChecksBeforeMs: 0,
    resultsBeforeMs: undefined,
    ...(keyErrorsBeforeMs === undefined ? {} : { keyErrorsBeforeMs }),
  });

export function testKeyConsole(suite: Suite): void {
  test('the days of a month are told in their order, each with its own counts, and add up to the month', async () => {
    const key = await addKey(suite.store, 100);
    const yesterday = { nowMs: nowMs - dayMs };
    await Promise.all([
      ...newRequests(3, key.id).map((request) => runCheck(suite.store, request)),
      ...newRequests(2, key.id, yesterday).map((request) => runCheck(suite.store, request)),
    ]);
    suite.store.countCachedAnswer(key.id, today);
    suite.store.countCachedAnswer(key.id, '2026-05-02');
    suite.store.countCachedAnswer(key.id, '2026-04-30');
    assert.deepEqual(await suite.store.usageByDay(key.id, month), [
      { day: '2026-05-02', used: 0, fromCache: 1 },
      { day: '2026-05-09', used: 2, fromCache: 0 },
      { day: today, used: 3, fromCache: 1 },
    ]);
    assert.deepEqual(await suite.store.usage(key.id, month, nowMs), { used: 5, reserved: 0, fromCache: 2 });
    assert.deepEqual(await suite.store.usageByDay(key.id, '2026-04'), [
      { day: '2026-04-30', used: 0, fromCache: 1 },
    ]);
    assert.deepEqual(await suite.store.usageByDay('nobody', month), []);
  });

  test('a check that ends in the next month is shown on the last day of the one that pays for it', async () => {
    const key = await addKey(suite.store, 1);
    const request = newRequest({ keyId: key.id, month: '2026-04' });
    await suite.store.admit(request);
    await suite.store.settle(doneFor(request, { createdAtMs: Date.parse('2026-05-01T00:00:01Z') }));
    assert.deepEqual(await suite.store.usageByDay(key.id, '2026-04'), [
      { day: '2026-04-30', used: 1, fromCache: 0 },
    ]);
    assert.deepEqual(await suite.store.usageByDay(key.id, month), []);
  });

  test('settling twice counts once on the day too', async () => {
    const key = await addKey(suite.store, 2);
    const done = await runCheck(suite.store, newRequest(key.id));
    await suite.store.settle(done);
    assert.deepEqual(await suite.store.usageByDay(key.id, month), [{ day: today, used: 1, fromCache: 0 }]);
  });

  test('errors are told newest first, each to its own key', async () => {
    const [key, other] = [unique('key'), unique('key')];
    for (const number of [1, 3, 2]) suite.store.noteKeyError(errorOf(key, number));
    suite.store.noteKeyError(errorOf(other, 9));
    assert.deepEqual(
      await suite.store.keyErrors(key),
      [3, 2, 1].map((number) => errorOf(key, number)),
    );
    assert.deepEqual(await suite.store.keyErrors(other), [errorOf(other, 9)]);
    assert.deepEqual(await suite.store.keyErrors('nobody'), []);
  });

  test('of any number of errors the last 20 are kept, noted together or one by one', async () => {
    const key = unique('key');
    for (let number = 0; number < 500; number += 1) suite.store.noteKeyError(errorOf(key, number));
    await suite.store.keyErrors(key);
    for (let number = 500; number < 503; number += 1) {
      suite.store.noteKeyError(errorOf(key, number));
      await suite.store.keyErrors(key);
    }
    const kept = await suite.store.keyErrors(key);
    assert.deepEqual(
      kept.map(({ atMs }) => atMs - nowMs),
      Array.from({ length: 20 }, (_, place) => 502 - place),
    );
  });

  test('errors noted before the store closes are there when it opens again', async () => {
    await suite.inEmptyPlace(async (place) => {
      const first = await place.open();
      first.noteKeyError(errorOf('key', 1));
      await first.close();
      const second = await place.open();
      assert.deepEqual(await second.keyErrors('key'), [errorOf('key', 1)]);
      await second.close();
    });
  });

  test('old errors go; days go after two months, and their months stay', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const key = await addKey(store, 5);
      await runCheck(store, newRequest(key.id));
      for (const number of [1, 2]) store.noteKeyError(errorOf(key.id, number));
      await store.keyErrors(key.id);
      assert.equal((await sweepAt(store, nowMs)).other, 0);
      assert.equal((await sweepAt(store, nowMs, nowMs + 1)).other, 1);
      assert.deepEqual(await store.keyErrors(key.id), [errorOf(key.id, 2)]);

      await sweepAt(store, Date.parse('2026-06-30T23:59:59Z'));
      assert.equal((await store.usageByDay(key.id, month)).length, 1);
      await sweepAt(store, Date.parse('2026-07-01T00:00:00Z'));
      assert.deepEqual(await store.usageByDay(key.id, month), []);
      assert.equal((await store.usage(key.id, month, nowMs)).used, 1);
      await store.close();
    });
  });

  test('an allowance is taken so many times a day, and at once by no more', async () => {
    const allowance = { scope: unique('scope'), limit: 3 };
    const takeAll = (day: string) =>
      Promise.all(Array.from({ length: 8 }, () => suite.store.useAllowance(day, allowance)));
    assert.equal((await takeAll(today)).filter(Boolean).length, 3);
    assert.equal((await takeAll('2026-05-11')).filter(Boolean).length, 3);
  });
}
