/** The promises about money and answers on one machine, while its server is killed over and over. */
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { checkLedger, type ResultRow } from './support/check-ledger.ts';
import { startLoad } from './support/load.ts';
import { killNodes, startNode } from './support/node-process.ts';
import { createKeys } from './support/store-keys.ts';
import { waitUntil } from './support/wait-until.ts';

/** Each hits all of the clients' requests, in whatever step they are: more kills prove no more. */
const kills = 8;
const quota = 1_000_000;

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riscontro-crash-'));
});
after(killNodes);
after(() => rm(dataDir, { recursive: true, force: true }));

function query<Row>(text: string): Row[] {
  const database = new DatabaseSync(join(dataDir, 'riscontro.sqlite'), { readOnly: true });
  try {
    return database.prepare(text).all() as Row[];
  } finally {
    database.close();
  }
}

test('eight kills under load lose no answer, charge nothing twice and leave no unit held', {
  timeout: 240_000,
}, async (t) => {
  const keys = await createKeys({ dataDir, databaseUrl: undefined }, 3, quota);
  const start = () => startNode({ DATA_DIR: dataDir, TEST_ENGINE_MS: '5' });
  let node = start();
  const load = startLoad({ keys, clients: 16, portFor: async () => (await node).port });
  t.after(load.stop);

  for (let kill = 1; kill <= kills; kill += 1) {
    const victim = await node;
    const answeredBefore = load.answered();
    // A random moment on purpose: the kills shall fall into every step of a check.
    await delay(randomInt(100, 400));
    await waitUntil('answers between the kills', () => load.answered() > answeredBefore);
    victim.kill('SIGKILL');
    node = victim.exited.then(start);
    await victim.exited;
  }
  const last = await node;
  const answeredBefore = load.answered();
  await waitUntil('answers after the last start', () => load.answered() > answeredBefore + 100);
  await load.stop();

  t.diagnostic(`${load.answered()} answers, ${load.unknown()} unknown`);
  assert.ok(load.unknown() >= kills, `the kills hit requests under way (${load.unknown()} unknown)`);
  assert.deepEqual(query("select id from checks where state = 'running'"), []);
  const results = query<ResultRow>('select key_id, body from results');
  await checkLedger(load.ledger, { port: last.port, quota, results });

  last.kill('SIGTERM');
  assert.deepEqual(await last.exited, { code: 0, signal: null });
});
