/** The secrets of the service that are kept in the store: rotated, retired and removed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Store } from '../store.ts';
import { hourMs, nowMs } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

export function testSecrets(suite: Suite): void {
  const kept = async (store: Store, name: string) =>
    (await store.keptSecrets())
      .filter((secret) => secret.name === name)
      .map(({ value, createdAtMs, expiresAtMs }) => ({ value, createdAtMs, expiresAtMs }));

  test('a rotated secret gives its place to the new value, and the old one has an end', async () => {
    const { store } = suite;
    const value = await store.secret('rotated', nowMs);
    await store.rotateSecret({
      name: 'rotated',
      value: 'two',
      nowMs: nowMs + 1,
      oldExpireAtMs: nowMs + hourMs,
    });
    assert.equal(await store.secret('rotated', nowMs + 2), 'two');
    assert.deepEqual(await kept(store, 'rotated'), [
      { value: 'two', createdAtMs: nowMs + 1, expiresAtMs: null },
      { value, createdAtMs: nowMs, expiresAtMs: nowMs + hourMs },
    ]);
    // A later rotation may shorten the time of older ones, and never lengthens it.
    await store.rotateSecret({ name: 'rotated', value: 'three', nowMs, oldExpireAtMs: nowMs + 2 * hourMs });
    await store.rotateSecret({ name: 'rotated', value: 'four', nowMs, oldExpireAtMs: nowMs + 90 * 60_000 });
    const ends = new Map((await kept(store, 'rotated')).map((each) => [each.value, each.expiresAtMs]));
    assert.deepEqual(
      ['four', 'three', 'two', value].map((each) => ends.get(each)),
      [null, nowMs + 90 * 60_000, nowMs + 90 * 60_000, nowMs + hourMs],
    );
  });

  test('of rotations at once none is lost, and one value signs', async () => {
    await suite.inEmptyPlace(async (place) => {
      const stores = [await place.open(), await place.openBeside()] as const;
      await stores[0].secret('busy', nowMs);
      const values = Array.from({ length: 8 }, (_, index) => `value ${index}`);
      await Promise.all(
        values.map((value, index) =>
          stores[index % 2 === 0 ? 0 : 1].rotateSecret({
            name: 'busy',
            value,
            nowMs,
            oldExpireAtMs: nowMs + hourMs,
          }),
        ),
      );
      const all = await kept(stores[0], 'busy');
      assert.equal(all.length, 9);
      assert.equal(all.filter(({ expiresAtMs }) => expiresAtMs === null).length, 1);
      for (const store of stores) await store.close();
    });
  });

  test('a retired secret is honoured to its end and then swept away; the next one asked for is another', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const value = await store.secret('retired', nowMs);
      await store.retireSecret('retired', nowMs + hourMs);
      assert.deepEqual(await kept(store, 'retired'), [
        { value, createdAtMs: nowMs, expiresAtMs: nowMs + hourMs },
      ]);
      assert.notEqual(await store.secret('retired', nowMs), value);
      const limits = { cacheBeforeMs: 0, failedChecksBeforeMs: 0, resultsBeforeMs: undefined };
      await store.sweep({ ...limits, nowMs: nowMs + hourMs - 1 });
      assert.equal((await kept(store, 'retired')).length, 2);
      await store.sweep({ ...limits, nowMs: nowMs + hourMs });
      assert.deepEqual(
        (await kept(store, 'retired')).map(({ expiresAtMs }) => expiresAtMs),
        [null],
      );
      await store.close();
    });
  });

  test('removed secrets are gone, old ones too', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      await store.secret('gone', nowMs);
      await store.rotateSecret({ name: 'gone', value: 'two', nowMs, oldExpireAtMs: nowMs + hourMs });
      await store.removeSecrets(nowMs);
      assert.deepEqual(await store.keptSecrets(), []);
      await store.close();
    });
  });
}
