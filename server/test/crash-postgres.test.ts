/** Two nodes on one PostgreSQL while one of them is killed over and over: the other carries on, and the sums are right. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { checkLedger, type ResultRow } from './support/check-ledger.ts';
import { ask, assertPaidOnce } from './support/crowd.ts';
import { startLoad } from './support/load.ts';
import { cli, killNodes, type NodeProcess, startNode } from './support/node-process.ts';
import { callPort, isCached, problemCodeOf, usageAt, verifyTextAt } from './support/port-client.ts';
import { sharePostgres, type TestPostgres } from './support/postgres.ts';
import { createKeys } from './support/store-keys.ts';
import { waitUntil } from './support/wait-until.ts';

const kills = 4;
const quota = 1_000_000;
const leaseMs = 2_000;
const limit = { timeout: 240_000 };

let postgres: TestPostgres;
let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riscontro-crash-'));
  postgres = await sharePostgres();
});
afterEach(killNodes);
after(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (databaseUrl: string, engineMs: number) =>
  startNode({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TEST_LEASE_MS: String(leaseMs),
    TEST_ENGINE_MS: String(engineMs),
  });

async function query<Row extends object>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}

const nothingHeld = (node: NodeProcess, keys: readonly { key: string }[], keyQuota: number) =>
  waitUntil(
    'the leases of the lost node have run out',
    async () => {
      const all = await Promise.all(keys.map(({ key }) => usageAt(node.port, key)));
      return all.every(({ usate, rimanenti }) => rimanenti === keyQuota - usate);
    },
    leaseMs + 8_000,
  );

test(
  'a node killed four times under load costs no answer, no double charge and no error on the other',
  limit,
  async (t) => {
    const url = await postgres.createDatabase();
    const keys = await createKeys({ dataDir, databaseUrl: url }, 3, quota);
    let [mortal, survivor] = [start(url, 50), start(url, 50)];
    // Clients with even numbers ask the node that is killed.
    const load = startLoad({
      keys,
      clients: 16,
      portFor: async (client) => (await (client % 2 === 0 ? mortal : survivor)).port,
    });
    t.after(load.stop);

    for (let kill = 1; kill <= kills; kill += 1) {
      const victim = await mortal;
      await survivor;
      const answeredBefore = load.answered();
      await delay(randomInt(300, 800));
      await waitUntil('answers between the kills', () => load.answered() > answeredBefore + 16);
      victim.kill('SIGKILL');
      mortal = victim.exited.then(() => start(url, 50));
      await victim.exited;
    }
    await mortal;
    const answeredBefore = load.answered();
    await waitUntil('answers after the last start', () => load.answered() > answeredBefore + 100);
    await load.stop();
    t.diagnostic(`${load.answered()} answers, ${load.unknown()} unknown`);
    assert.ok(load.unknown() >= kills, `the kills hit requests under way (${load.unknown()} unknown)`);

    const { port } = await survivor;
    await nothingHeld(await survivor, keys, quota);
    const results = await query<ResultRow>(url, 'select key_id, body from results');
    await checkLedger(load.ledger, { port, quota, results });
  },
);

test(
  'those who wait on one node for a check of a killed one are answered, and one of them pays',
  limit,
  async () => {
    const url = await postgres.createDatabase();
    const [first, second, third] = await createKeys({ dataDir, databaseUrl: url }, 3, quota);
    assert.ok(first && second && third);
    const [slow, quick] = await Promise.all([start(url, 60_000), start(url, 0)]);
    const claim = 'La stessa affermazione';
    const lost = verifyTextAt(slow.port, first.key, claim).then(
      () => 'answered',
      () => 'broken',
    );
    await waitUntil(
      'the check is under way',
      async () => (await usageAt(quick.port, first.key)).rimanenti === quota - 1,
    );
    const waiting = [
      ask(5, () => verifyTextAt(quick.port, second.key, claim)),
      ask(5, () => verifyTextAt(quick.port, third.key, claim)),
    ];
    // Longer than a lease: it is renewed as long as its node lives, and nobody takes the check over.
    await delay(leaseMs + 500);
    assert.equal((await usageAt(quick.port, first.key)).rimanenti, quota - 1);
    assert.deepEqual(await query(url, 'select id from results'), []);

    slow.kill('SIGKILL');
    assert.equal(await lost, 'broken');
    const [toSecond = [], toThird = []] = await Promise.all(waiting);
    assertPaidOnce([...toSecond, ...toThird]);
    await nothingHeld(quick, [first, second, third], quota);
    const paidBy = (answers: typeof toSecond) => answers.filter((answer) => !isCached(answer)).length;
    assert.equal((await usageAt(quick.port, first.key)).usate, 0);
    assert.equal((await usageAt(quick.port, second.key)).usate, paidBy(toSecond));
    assert.equal((await usageAt(quick.port, third.key)).usate, paidBy(toThird));
  },
);

test('403 on both nodes within 5 seconds for a key deactivated by the operator', limit, async () => {
  const url = await postgres.createDatabase();
  const [client] = await createKeys({ dataDir, databaseUrl: url }, 1, quota);
  assert.ok(client);
  const nodes = await Promise.all([start(url, 0), start(url, 0)]);
  const refused = nodes.map(({ port }) =>
    waitUntil(
      'refused',
      async () => {
        const answer = await callPort(port, '/api/v1/usage', { key: client.key });
        if (answer.status === 200) return false;
        assert.equal(answer.status, 403);
        assert.equal(problemCodeOf(answer), 'chiave_disattivata');
        return true;
      },
      20_000,
    ).then(() => performance.now()),
  );
  await promisify(execFile)(process.execPath, [cli, 'keys', 'deactivate', client.id], {
    env: { ...process.env, DATABASE_URL: url },
  });
  const deactivatedMs = performance.now();
  for (const refusedMs of await Promise.all(refused)) {
    assert.ok(refusedMs - deactivatedMs < 5_000, `${refusedMs - deactivatedMs} ms`);
  }
});
