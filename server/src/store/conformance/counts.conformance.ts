/** Counts that nodes share: every node adds its own and learns the sum. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nowMs, unique } from './samples.conformance.ts';
import type { Suite } from './suite.conformance.ts';

const hour = '2026-05-10T12';

export function testCounts(suite: Suite): void {
  test('counts add up, and each answer is the sum so far, in the order asked for', async () => {
    const [one, other] = [unique('scope'), unique('scope')];
    const add = (...counts: [string, number][]) =>
      suite.store.addCounts(
        hour,
        counts.map(([scope, count]) => ({ scope, count })),
      );
    assert.deepEqual(await add([other, 2], [one, 1]), [2, 1]);
    assert.deepEqual(await add([one, 4]), [5]);
    assert.deepEqual(await add([one, 0], [other, 1]), [5, 3]);
    assert.deepEqual(await add(), []);
  });

  test('every hour and every day is counted by itself', async () => {
    const counts = [{ scope: unique('scope'), count: 3 }];
    for (const period of [hour, '2026-05-10T13', '2026-05-10', '2026-05-11']) {
      assert.deepEqual(await suite.store.addCounts(period, counts), [3]);
    }
  });

  test('many who add at once, in any order, lose nothing', async () => {
    const scopes = Array.from({ length: 1_200 }, () => unique('scope'));
    await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        suite.store.addCounts(
          hour,
          (turn % 2 ? scopes : scopes.toReversed()).map((scope) => ({ scope, count: turn })),
        ),
      ),
    );
    const sums = await suite.store.addCounts(
      hour,
      scopes.map((scope) => ({ scope, count: 0 })),
    );
    assert.deepEqual(sums, Array(scopes.length).fill(15));
  });

  test('an hour that is counted stays until its day is over', async () => {
    await suite.inEmptyPlace(async (place) => {
      const store = await place.open();
      const counts = [{ scope: 'scope', count: 1 }];
      for (const period of ['2026-05-09T23', '2026-05-10T00']) await store.addCounts(period, counts);
      const limits = { nowMs, cacheBeforeMs: 0, failedChecksBeforeMs: 0, resultsBeforeMs: undefined };
      assert.equal((await store.sweep(limits)).other, 1);
      assert.deepEqual(await store.addCounts('2026-05-10T00', counts), [2]);
      await store.close();
    });
  });
}
