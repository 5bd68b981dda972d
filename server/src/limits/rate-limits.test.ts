/** Token buckets: exact on one node, and the same for several within what is promised. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRateLimits } from './rate-limits.ts';
import { createSharedCounts } from './shared-counts.ts';

const noonMs = Date.parse('2026-05-10T12:00:00Z');
const asker = { name: 'key', times: 1 };

/** A store that only counts, and can be broken. */
function createCountingStore() {
  const sums = new Map<string, number>();
  const store = {
    sums,
    isBroken: false,
    async addCounts(period: string, counts: readonly { scope: string; count: number }[]) {
      if (store.isBroken) throw new Error('gone');
      return counts.map(({ scope, count }) => {
        const name = `${period} ${scope}`;
        sums.set(name, (sums.get(name) ?? 0) + count);
        return sums.get(name) ?? 0;
      });
    },
  };
  return store;
}

function createNode(perMinute: number, store = createCountingStore(), clock = { nowMs: noonMs }) {
  const counts = createSharedCounts(store);
  const rates = createRateLimits({
    perMinute,
    clock: () => clock.nowMs,
    counts,
    scopeOf: (name) => `requests:${name}`,
  });
  const takeMany = (times: number, askers = [asker]) =>
    Array.from({ length: times }, () => rates.take(askers)).filter((wait) => wait === undefined).length;
  return { clock, rates, takeMany, tell: counts.flush, store };
}

test('a minute has so many requests, all at once if need be, and they flow back evenly', () => {
  const { clock, rates, takeMany } = createNode(60);
  assert.equal(takeMany(100), 60);
  assert.equal(rates.take([asker]), 1);
  clock.nowMs += 999;
  assert.equal(takeMany(10), 0);
  clock.nowMs += 1;
  assert.equal(takeMany(10), 1);
  clock.nowMs += 30_000;
  assert.equal(takeMany(100), 30);
  clock.nowMs += 60 * 60_000;
  assert.equal(takeMany(100), 60);
});

test('what is left is told, with the seconds until all is there', () => {
  const { rates, takeMany } = createNode(120);
  assert.deepEqual(rates.left(asker), { requests: 120, fullInSeconds: 0 });
  takeMany(30);
  assert.deepEqual(rates.left(asker), { requests: 90, fullInSeconds: 15 });
  takeMany(200);
  assert.deepEqual(rates.left(asker), { requests: 0, fullInSeconds: 60 });
});

test('a clock that is set back neither gives nor takes; a limit of 0 is none', () => {
  const { clock, takeMany } = createNode(60);
  assert.equal(takeMany(50), 50);
  clock.nowMs -= 24 * 60 * 60_000;
  assert.equal(takeMany(50), 10);
  assert.equal(createNode(0).takeMany(100_000), 100_000);
});

test('of several askers at once, either all are charged or none', () => {
  const { rates, takeMany } = createNode(10);
  const [small, large] = [
    { name: '/64', times: 1 },
    { name: '/56', times: 4 },
  ];
  assert.equal(takeMany(100, [small, large]), 10);
  assert.equal(rates.left(large).requests, 30, 'what the smaller refused did not cost the larger');
  for (const name of ['a', 'b', 'c']) assert.equal(takeMany(100, [{ name, times: 1 }, large]), 10);
  assert.equal(takeMany(1, [{ name: 'd', times: 1 }, large]), 0);
});

test('what was given back can be taken again', () => {
  const { rates, takeMany } = createNode(2);
  takeMany(2);
  rates.giveBack([asker]);
  assert.equal(takeMany(5), 1);
});

test('two nodes hear of each other: after that they give no more together than one would', async () => {
  const store = createCountingStore();
  const clock = { nowMs: noonMs };
  const [one, other] = [createNode(600, store, clock), createNode(600, store, clock)];
  // Both are known to each other from before.
  for (const node of [one, other]) {
    node.takeMany(1);
    await node.tell();
  }
  let given = 0;
  for (let second = 0; second < 600; second += 1) {
    given += one.takeMany(20) + other.takeMany(20);
    await one.tell();
    await other.tell();
    clock.nowMs += 1_000;
  }
  // Ten minutes of 600, and the first minute's worth once on each node.
  assert.ok(given <= 10 * 600 + 2 * 600, `${given}`);
  assert.ok(given >= 10 * 600, `${given}`);
});

test('a store that is gone stops nobody, and hears of everything when it is back', async () => {
  const { store, takeMany, tell } = createNode(60);
  store.isBroken = true;
  assert.equal(takeMany(100), 60);
  await tell();
  assert.equal(store.sums.size, 0);
  store.isBroken = false;
  await tell();
  assert.deepEqual([...store.sums], [['2026-05-10 requests:key', 60]]);
});

test('a node that begins anew does not pay for what was counted before', async () => {
  const store = createCountingStore();
  const before = createNode(60, store);
  before.takeMany(60);
  await before.tell();
  const after = createNode(60, store);
  after.takeMany(1);
  await after.tell();
  assert.equal(after.takeMany(100), 59);
});

test('counting takes little time', () => {
  const { rates, clock } = createNode(1_000_000);
  const started = process.threadCpuUsage();
  for (let count = 0; count < 200_000; count += 1) {
    clock.nowMs += 0.01;
    rates.take([asker]);
  }
  const { user, system } = process.threadCpuUsage(started);
  const microseconds = (user + system) / 200_000;
  assert.ok(microseconds < 3, `${microseconds} µs each`);
});
