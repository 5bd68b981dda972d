/** Two nodes on one PostgreSQL, asked in the same moment: what holds on one holds over both. */
import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import pg from 'pg';
import { AppError } from '../src/domain/app-error.ts';
import type { Engine } from '../src/pipelines/engine.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import type { CheckRequest } from '../src/store/store.ts';
import { ask, assertPaidOnce, type ListeningApp, listen, withStatus } from './support/crowd.ts';
import { createHeldEngine, textFindings } from './support/engines.ts';
import { type PortAnswer, problemCodeOf, usageAt, verifyTextAt } from './support/port-client.ts';
import { sharePostgres, type TestPostgres } from './support/postgres.ts';
import { createKeys } from './support/store-keys.ts';
import { waitUntil } from './support/wait-until.ts';

const crowd = 100;
const rounds = 10;
const limit = { timeout: 240_000 };

let postgres: TestPostgres;
before(async () => {
  postgres = await sharePostgres();
});
after(() => postgres.stop());

async function twoNodes(t: TestContext, engine: Engine<'text'>): Promise<[ListeningApp, ListeningApp]> {
  const url = await postgres.createDatabase();
  const options = {
    engines: { text: engine },
    settings: { DATABASE_URL: url },
    openStore: () => openPostgresStore(url),
  };
  return [await listen(t, options), await listen(t, options)];
}

const claim = 'La stessa affermazione';

test('identical requests to two nodes run once and are paid for once', limit, async (t) => {
  const engine = createHeldEngine();
  const [one, other] = await twoNodes(t, engine);
  const [payer, waiter] = [await one.createKey(100), await one.createKey(100)];
  const first = verifyTextAt(one.port, payer.key, claim);
  await engine.begun(1);
  const here = ask(crowd, () => verifyTextAt(one.port, waiter.key, claim));
  const there = ask(crowd, () => verifyTextAt(other.port, waiter.key, claim));
  await one.admitted(crowd + 1);
  await other.admitted(crowd);
  engine.release();

  assertPaidOnce([await first, ...(await here), ...(await there)]);
  assert.equal(engine.runs, 1);
  assert.equal((await usageAt(other.port, payer.key)).usate, 1);
  assert.equal((await usageAt(other.port, waiter.key)).usate, 0);
});

test('identical requests that reach two nodes in the same moment run once', limit, async (t) => {
  const engine = createHeldEngine();
  const [one, other] = await twoNodes(t, engine);
  const keys = [await one.createKey(100), await one.createKey(100)] as const;
  const answers = Promise.all([
    ask(crowd, () => verifyTextAt(one.port, keys[0].key, claim)),
    ask(crowd, () => verifyTextAt(other.port, keys[1].key, claim)),
  ]);
  await one.admitted(crowd);
  await other.admitted(crowd);
  engine.release();

  assertPaidOnce((await answers).flat());
  assert.equal(engine.runs, 1);
  const used = await Promise.all(keys.map(({ key }) => usageAt(one.port, key)));
  assert.equal(
    used.reduce((sum, { usate }) => sum + usate, 0),
    1,
  );
});

test('one 200 for different requests to two nodes on a last unit, 429 for the others', limit, async (t) => {
  const engine = createHeldEngine();
  const [one, other] = await twoNodes(t, {
    // Each key's first unit is spent, so that there is a row of usage for both nodes to meet at.
    check: async (content, context) =>
      content.claim.startsWith('Prima') ? textFindings : engine.check(content, context),
  });
  const nodes = [one, other];
  const keys = await Promise.all(Array.from({ length: rounds }, () => one.createKey(2)));
  for (const node of nodes) {
    await Promise.all(keys.map(({ id, key }) => verifyTextAt(node.port, key, `Prima di ${id}`)));
  }
  const answers: Promise<PortAnswer[]>[] = [];
  for (const [round, { id, key }] of keys.entries()) {
    for (const { port } of nodes) {
      answers.push(ask(10, (index) => verifyTextAt(port, key, `${port} ${index} di ${id}`)));
    }
    for (const node of nodes) await node.admitted(rounds + 10 * (round + 1));
  }
  engine.release();

  const all = (await Promise.all(answers)).flat();
  assert.equal(withStatus(all, 200).length, rounds);
  assert.equal(withStatus(all, 429).length, rounds * 19);
  assert.equal(engine.runs, rounds);
  for (const { key } of keys) assert.equal((await usageAt(other.port, key)).usate, 2);
});

test('503 on both nodes when the check of one of them fails; nobody pays', limit, async (t) => {
  const engine = createHeldEngine();
  const [one, other] = await twoNodes(t, engine);
  const { key } = await one.createKey(100);
  const first = verifyTextAt(one.port, key, claim);
  await engine.begun(1);
  const there = ask(10, () => verifyTextAt(other.port, key, claim));
  await other.admitted(10);
  engine.fail(new AppError('serviceUnavailable'));

  for (const answer of [await first, ...(await there)]) {
    assert.equal(answer.status, 503);
    assert.equal(problemCodeOf(answer), 'servizio_indisponibile');
  }
  assert.equal(engine.runs, 1);
  const { usate, rimanenti } = await usageAt(other.port, key);
  assert.deepEqual({ usate, rimanenti }, { usate: 0, rimanenti: 100 });
});

test(
  'a check that another node ends during an admission is answered from the cache, not begun again',
  limit,
  async (t) => {
    const url = await postgres.createDatabase();
    const [one, other] = await createKeys({ dataDir: '', databaseUrl: url }, 2, 100);
    const store = await openPostgresStore(url);
    t.after(store.close);
    const session = new pg.Client(url);
    await session.connect();
    t.after(() => session.end());

    const nowMs = Date.now();
    const check = (id: string, keyId = ''): CheckRequest => ({
      id,
      payer: { keyId, month: '2026-05' },
      cacheKey: 'contenuto',
      nodeId: 'nodo',
      nowMs,
      leaseUntilMs: nowMs + 60_000,
      freshSinceMs: nowMs - 60_000,
    });
    assert.equal((await store.admit(check('prima', one?.id))).outcome, 'started');

    // The table of checks is locked to hold the admission in its middle, while its owner's session ends the check.
    await session.query('begin; lock table checks in access exclusive mode');
    const admission = store.admit(check('seconda', other?.id));
    await waitUntil('the admission waits', async () => {
      const waiting = `
        select 1 from pg_locks join pg_database on pg_database.oid = database
        where not granted and relation = 'checks'::regclass and datname = current_database()`;
      return (await session.query(waiting)).rowCount === 1;
    });
    await session.query(`
    insert into results values ('prima', 'testo', 'cliente-0', ${nowMs}, '{}');
    insert into cache_entries values ('contenuto', 'prima', ${nowMs});
    delete from checks;
    commit`);

    const { outcome } = await admission;
    assert.equal(outcome, 'cached');
  },
);
