/** A store and its place: what is written stays, and is the same for all who open it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addKey,
  doneFor,
  month,
  newRequest,
  newRequests,
  nowMs,
  runCheck,
  today,
} from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testDurability(suite: Suite): void {
  test('an open store answers a ping', async () => {
    await suite.store.ping();
  });

  test('a closed store rejects a ping', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.close();
      await assert.rejects(store.ping());
    });
  });

  test('what was written is there after closing and opening again', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const key = await addKey(store, 5);
      const { cacheKey, result } = await runCheck(store, newRequest(key.id));
      const secret = await store.secret('links', nowMs);
      await store.close();

      const again = await place.open();
      assert.equal((await again.findKeyByHash(key.secret.hash, nowMs))?.id, key.id);
      assert.deepEqual(await again.findResult(result.id), result);
      assert.deepEqual(await again.findCached(cacheKey, nowMs - 1), result);
      assert.deepEqual(await again.usage(key.id, month, nowMs), { used: 1, reserved: 0, fromCache: 0 });
      assert.equal(await again.secret('links', nowMs), secret);
      await again.close();
    });
  });

  test('closing writes what is pending: answers that are being kept and cached answers counted', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const key = await addKey(store, 1000);
      const requests = newRequests(600, key.id);
      await Promise.all(requests.map((request) => store.admit(request)));
      const kept = Promise.all(requests.map((request) => store.settle(doneFor(request))));
      store.countCachedAnswer(key.id, today);
      await Promise.all([store.close(), kept]);

      const again = await place.open();
      assert.deepEqual(await again.usage(key.id, month, nowMs), { used: 600, reserved: 0, fromCache: 1 });
      await again.close();
    });
  });

  test('a secret is the same for all who ask, at whatever time, and another for every name', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const beside = await place.openBeside();
      const answers = await Promise.all(
        [store, beside, store, beside].flatMap((each) => [
          each.secret('links', nowMs),
          each.secret('forms', nowMs),
        ]),
      );
      const [links = '', forms = ''] = answers;
      assert.deepEqual(answers, [links, forms, links, forms, links, forms, links, forms]);
      assert.notEqual(links, forms);
      assert.ok(links.length >= 32);
      await beside.close();
      await store.close();
    });
    await suite.inEmptyPlace(async (place) => {
      const [store, other] = [await place.open(), suite.store];
      assert.notEqual(
        await store.secret('links', nowMs),
        await other.secret('links', nowMs),
        'no two services share one',
      );
      await store.close();
    });
  });

  test('what one store has written, another on the same place reads', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const beside = await place.openBeside();
      const key = await addKey(beside, 1);
      const request = newRequest(key.id);
      assert.equal((await store.admit(request)).outcome, 'started');
      assert.equal((await beside.findCheck(request.id))?.state, 'running');
      assert.equal((await beside.admit(newRequest(key.id))).outcome, 'exhausted');
      await beside.setKeyQuota(key.id, 2, nowMs);
      assert.equal((await store.admit(newRequest(key.id))).outcome, 'started');
      await beside.close();
      await store.close();
    });
  });
}
