/** So many times an hour, on one node and over several. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHourlyBudget } from './hourly-budget.ts';
import { createSharedCounts } from './shared-counts.ts';

const noonMs = Date.parse('2026-05-10T12:15:00Z');
const sums = () => {
  const counted = new Map<string, number>();
  return {
    counted,
    async addCounts(period: string, counts: readonly { scope: string; count: number }[]) {
      return counts.map(({ scope, count }) => {
        counted.set(`${period} ${scope}`, (counted.get(`${period} ${scope}`) ?? 0) + count);
        return counted.get(`${period} ${scope}`) ?? 0;
      });
    },
  };
};

function createNode(perHour: number, store = sums(), clock = { nowMs: noonMs }) {
  const counts = createSharedCounts(store);
  const budget = createHourlyBudget({ perHour, clock: () => clock.nowMs, counts, scopeOf: (name) => name });
  return {
    clock,
    store,
    tell: counts.flush,
    of: (...askers: { name: string; times: number }[]) => budget.accountOf(askers),
  };
}

test('used up after so many, until the next hour begins', () => {
  const { clock, of } = createNode(3);
  const account = of({ name: 'key', times: 1 });
  for (let count = 0; count < 3; count += 1) {
    assert.equal(account.spent(), undefined);
    account.count();
  }
  assert.deepEqual(account.spent(), { limit: 3, seconds: 45 * 60 });
  assert.equal(of({ name: 'another', times: 1 }).spent(), undefined);
  clock.nowMs += 45 * 60_000;
  assert.equal(account.spent(), undefined);
});

test('a larger network has more, and one that is used up is enough', () => {
  const { of } = createNode(2);
  const from = (name: string) => of({ name, times: 1 }, { name: '/56', times: 4 });
  for (const name of ['a', 'b', 'c', 'd']) {
    from(name).count();
    from(name).count();
    assert.equal(from(name).spent()?.limit, 2);
  }
  assert.deepEqual(from('e').spent()?.limit, 8);
});

test('a node learns of the others when it counts', async () => {
  const store = sums();
  const [one, other] = [createNode(5, store), createNode(5, store)];
  const key = { name: 'key', times: 1 };
  for (let count = 0; count < 4; count += 1) one.of(key).count();
  await one.tell();
  other.of(key).count();
  assert.equal(other.of(key).spent(), undefined);
  await other.tell();
  assert.equal(other.of(key).spent()?.limit, 5);
  assert.deepEqual([...store.counted], [['2026-05-10T12 key', 5]]);
});

test('a limit of 0 is none', () => {
  const account = createNode(0).of({ name: 'key', times: 1 });
  for (let count = 0; count < 100; count += 1) account.count();
  assert.equal(account.spent(), undefined);
});
