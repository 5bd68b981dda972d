/** The store that many machines share: the suite over a real PostgreSQL, and what only several nodes can show. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { startPostgres } from '../../../test/support/postgres.ts';
import {
  addKey,
  dayMs,
  failedFor,
  month,
  newRequest,
  newRequests,
  nowMs,
  outcomesOf,
  runCheck,
  today,
  unique,
} from '../conformance/samples.conformance.ts';
import { testStore } from '../store.conformance.ts';
import type { Store } from '../store.ts';
import { runMixedLoad } from './mixed-load.conformance.ts';
import { openPostgresStore } from './postgres-store.ts';

const postgres = await startPostgres();
let stopping: Promise<void> | undefined;
const stopPostgres = () => {
  stopping ??= postgres.stop();
  return stopping;
};
after(stopPostgres);

testStore('PostgreSQL', async () => {
  const url = await postgres.createDatabase();
  return {
    open: () => openPostgresStore(url),
    openBeside: () => openPostgresStore(url),
    async execute(statement, { guarded }) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        if (!guarded) await client.query('set session_replication_role = replica');
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
    remove: async () => undefined,
  };
});

describe('two nodes on one PostgreSQL', () => {
  let url: string;
  let nodes: readonly [Store, Store];
  before(async () => {
    url = await postgres.createDatabase();
    nodes = [await openPostgresStore(url), await openPostgresStore(url)];
  });
  after(() => Promise.all(nodes.map((node) => node.close())));

  const connect = async () => {
    const client = new pg.Client(url);
    await client.connect();
    return client;
  };
  const somebodyWaits = async (client: pg.Client) => {
    while ((await client.query('select 1 from pg_locks where not granted')).rowCount === 0);
  };

  test('of identical requests to both nodes at once one starts, and all others join that one', async () => {
    const keys = [await addKey(nodes[0], 1000), await addKey(nodes[0], 1000)];
    for (let round = 0; round < 30; round += 1) {
      const cacheKey = unique('content');
      const orders = nodes.flatMap((node, index) =>
        newRequests(5, keys[index]?.id ?? '', { cacheKey }).map((request) => ({ node, request })),
      );
      const admissions = await Promise.all(orders.map(({ node, request }) => node.admit(request)));
      assert.deepEqual(outcomesOf(admissions), { started: 1, joined: 9 });
      const starter = orders[admissions.findIndex(({ outcome }) => outcome === 'started')];
      const joined = admissions.filter((admission) => admission.outcome === 'joined');
      assert.deepEqual([...new Set(joined.map(({ id }) => id))], [starter?.request.id]);
    }
    const usages = await Promise.all(keys.map(({ id }) => nodes[0].usage(id, month, nowMs)));
    assert.equal(
      usages.reduce((held, { reserved }) => held + reserved, 0),
      30,
    );
  });

  test('a unit is not lost on a check that the other node was quicker to start', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [other, key] = [await addKey(nodes[0], 1), await addKey(nodes[0], 1)];
      const cacheKey = unique('content');
      await Promise.all([
        nodes[0].admit(newRequest(other.id, { cacheKey })),
        nodes[1].admit(newRequest(key.id, { cacheKey })),
        nodes[1].admit(newRequest(key.id)),
      ]);
      // Whichever of the two checks of this key began, one did: a single unit was asked for by both.
      assert.equal((await nodes[0].usage(key.id, month, nowMs)).reserved, 1);
    }
  });

  test('of 200 different checks on both nodes at once on the last unit exactly one starts', async () => {
    const key = await addKey(nodes[0], 1);
    const admissions = await Promise.all(
      newRequests(200, key.id).map((request, index) => (index % 2 ? nodes[0] : nodes[1]).admit(request)),
    );
    assert.deepEqual(outcomesOf(admissions), { started: 1, exhausted: 199 });
    assert.equal((await nodes[0].usage(key.id, month, nowMs)).reserved, 1);
  });

  test('a long mixed load loses no unit, doubles none and fails nobody', async () => {
    const quota = 100;
    const keys = await Promise.all(Array.from({ length: 12 }, () => addKey(nodes[0], quota)));
    const { kept, fromCache, endMs } = await runMixedLoad(nodes, keys);
    for (const { id } of keys) {
      await nodes[0].usage(id, month, endMs);
      const usage = await nodes[1].usage(id, month, endMs);
      assert.deepEqual(usage, { used: kept.get(id), reserved: 0, fromCache: fromCache.get(id) });

      const admissions = await Promise.all(
        newRequests(quota + 1, id, { nowMs: endMs }).map((request, index) =>
          (index % 2 ? nodes[0] : nodes[1]).admit(request),
        ),
      );
      assert.equal(outcomesOf(admissions).started, quota - usage.used);
    }
  });

  test('a deadlock with another node fails nobody', { timeout: 50_000 }, async () => {
    const node = await openPostgresStore(`${url}?options=-c%20deadlock_timeout%3D300ms`);
    const key = await addKey(node, 2);
    const [first, second] = newRequests(2, key.id);
    assert.ok(first && second);
    await Promise.all([node.admit(first), node.admit(second)]);

    // Locks in the opposite order, and patient: it is the store's transaction that PostgreSQL breaks off.
    const other = await connect();
    const lock = (id: string) => other.query('select 1 from checks where id = $1 for update', [id]);
    await other.query("set deadlock_timeout = '60s'");
    await other.query('begin');
    await lock(second.id);
    const settling = Promise.all([node.settle(failedFor(first)), node.settle(failedFor(second))]);
    await somebodyWaits(other);
    await lock(first.id);
    await other.query('commit');
    await other.end();

    await settling;
    assert.deepEqual(await node.usage(key.id, month, nowMs), { used: 0, reserved: 0, fromCache: 0 });
    await node.close();
  });

  test('an answer that is renewed while the sweep waits for it is not swept', {
    timeout: 50_000,
  }, async () => {
    const key = await addKey(nodes[0], 1);
    const { cacheKey } = await runCheck(nodes[0], newRequest(key.id, { nowMs: nowMs - 2 * dayMs }));
    const renewing = await connect();
    await renewing.query('begin');
    await renewing.query('update cache_entries set created_at = $1 where cache_key = $2', [nowMs, cacheKey]);
    const limits = {
      nowMs,
      cacheBeforeMs: nowMs - dayMs,
      failedChecksBeforeMs: 0,
      resultsBeforeMs: undefined,
    };
    const sweeping = nodes[0].sweep(limits);
    await somebodyWaits(renewing);
    await renewing.query('commit');
    await renewing.end();
    await sweeping;
    assert.ok(await nodes[0].findCached(cacheKey, 0));
  });
});

test('five nodes that start at once on an empty database all come up', async () => {
  const url = await postgres.createDatabase();
  const nodes = await Promise.all([1, 2, 3, 4, 5].map(() => openPostgresStore(url)));
  const secrets = await Promise.all(nodes.map((node) => node.secret('links', nowMs)));
  assert.equal(new Set(secrets).size, 1);
  await Promise.all(nodes.map((node) => node.close()));
});

// The last test, because it takes the server away from all others.
test('when the server is gone every call rejects, the loss is reported, and closing still works', async () => {
  const idleErrors: Error[] = [];
  const onIdleError = (error: Error) => void idleErrors.push(error);
  const store = await openPostgresStore(await postgres.createDatabase(), { onIdleError });
  const key = await addKey(store, 5);
  await store.ping();
  await stopPostgres();
  await assert.rejects(store.ping());
  await assert.rejects(store.admit(newRequest(key.id)));
  await assert.rejects(store.findKeys());
  store.countCachedAnswer(key.id, today);
  await assert.rejects(store.usage(key.id, month, nowMs));
  await store.close();
  assert.ok(idleErrors.length > 0);
});
