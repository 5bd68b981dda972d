/** What a stop signal does to checks under way, to those who wait for them, and to the process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, test } from 'node:test';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { createHeldEngine } from './support/engines.ts';
import { killNodes, type NodeProcess, startNode, startServe } from './support/node-process.ts';
import { callPort, idOf, isCached, problemCodeOf, usageAt, verifyTextAt } from './support/port-client.ts';
import { createKeys } from './support/store-keys.ts';
import { startTestApp } from './support/test-app.ts';
import { waitUntil } from './support/wait-until.ts';

const quota = 100;
const graceMs = 1_000;
const limit = { timeout: 240_000 };
/** What the process may need beyond the grace: closing connections and the store on a busy machine. */
const slackMs = 3_000;

let dataDir: string;
let key: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'riscontro-stop-'));
  key = (await createKeys({ dataDir, databaseUrl: undefined }, 1, quota))[0]?.key ?? '';
});
afterEach(async () => {
  await killNodes();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}) =>
  startNode({ DATA_DIR: dataDir, STOP_GRACE_SECONDS: String(graceMs / 1000), ...settings });

const underWay = (node: NodeProcess, count: number) =>
  waitUntil(`${count} checks are under way`, async () => {
    const { usate, rimanenti } = await usageAt(node.port, key);
    return usate + rimanenti === quota - count;
  });

/** Signals, and resolves to the milliseconds until the process has ended well. */
async function end(node: NodeProcess, signal: NodeJS.Signals): Promise<number> {
  const startMs = performance.now();
  node.kill(signal);
  assert.deepEqual(await node.exited, { code: 0, signal: null });
  return performance.now() - startMs;
}

function runningRows(): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'riscontro.sqlite'), { readOnly: true });
  const rows = database.prepare("select id from checks where state = 'running'").all();
  database.close();
  return rows;
}

/** The status over a connection of its own, or the code of the failure to get one. */
function statusOnNewConnection(port: number): Promise<number | string> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/healthz', agent: new Agent() }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      .end();
  });
}

test(
  'checks that end within the grace are answered and charged, and the process leaves at once',
  limit,
  async () => {
    const node = await start({ TEST_ENGINE_MS: '1500', STOP_GRACE_SECONDS: '20' });
    const claims = Array.from({ length: 8 }, (_, index) => `Affermazione ${index}`);
    const answers = Promise.all(claims.map((claim) => verifyTextAt(node.port, key, claim)));
    await underWay(node, claims.length);
    const tookMs = await end(node, 'SIGTERM');

    for (const answer of await answers) {
      assert.equal(answer.status, 200);
      assert.equal(isCached(answer), false);
    }
    assert.ok(tookMs < 10_000, `no need to wait out the grace: ${tookMs} ms`);
    const again = await start();
    const { usate, rimanenti } = await usageAt(again.port, key);
    assert.deepEqual({ usate, rimanenti }, { usate: 8, rimanenti: quota - 8 });
  },
);

test(
  '503 verifica_interrotta for a check that outlasts the grace, and its unit is returned',
  limit,
  async () => {
    const node = await start();
    const answer = verifyTextAt(node.port, key, 'lenta affermazione');
    await underWay(node, 1);
    const tookMs = await end(node, 'SIGTERM');

    const { status, text } = await answer;
    assert.equal(status, 503);
    assert.equal(problemCodeOf({ status, text }), 'verifica_interrotta');
    assert.ok(tookMs >= graceMs, `it had its grace: ${tookMs} ms`);
    assert.ok(tookMs < graceMs + slackMs, `the process is gone after ${tookMs} ms`);
    assert.deepEqual(runningRows(), [], 'the stop itself returned the unit, not the next start');
    const again = await start();
    const { usate, rimanenti } = await usageAt(again.port, key);
    assert.deepEqual({ usate, rimanenti }, { usate: 0, rimanenti: quota });
  },
);

test('a stream that outlasts the grace ends with errore verifica_interrotta', limit, async () => {
  const node = await start();
  const answer = verifyTextAt(node.port, key, 'lenta affermazione', { accept: 'text/event-stream' });
  await underWay(node, 1);
  await end(node, 'SIGTERM');

  const { status, text } = await answer;
  assert.equal(status, 200);
  const last = text.trimEnd().split('\n\n').at(-1) ?? '';
  assert.match(last, /^event: errore\ndata: .*"codice":"verifica_interrotta"/);
});

test(
  'an asynchronous check interrupted by a stop is reported as verifica_interrotta after the restart',
  limit,
  async () => {
    const node = await start();
    const accepted = await verifyTextAt(node.port, key, 'lenta affermazione', { prefer: 'respond-async' });
    assert.equal(accepted.status, 202);
    const tookMs = await end(node, 'SIGTERM');
    assert.ok(tookMs >= graceMs, `it had its grace: ${tookMs} ms`);
    assert.deepEqual(runningRows(), []);

    const again = await start();
    const report = await callPort(again.port, `/api/v1/verifiche/${idOf(accepted)}`, { key });
    assert.equal(report.status, 503);
    assert.equal(problemCodeOf(report), 'verifica_interrotta');
    assert.equal((await usageAt(again.port, key)).rimanenti, quota);
  },
);

test(
  '503 for a check that was being admitted when the stop began, and its unit is returned',
  limit,
  async (t) => {
    const admitted = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const service = await startTestApp({
      engines: { text: createHeldEngine() },
      async openStore(folder) {
        const store = await openSqliteStore(folder, { server: true });
        const admit: Store['admit'] = async (check) => {
          const admission = await store.admit(check);
          admitted.resolve();
          await gate.promise;
          return admission;
        };
        return { ...store, admit };
      },
    });
    t.after(service.close);
    const client = await service.createKey(quota);
    const answer = service.verifyText(client.key, 'Affermazione');
    await admitted.promise;
    await service.app.checks.drain(0);
    gate.resolve();

    assert.equal((await answer).status, 503);
    assert.equal((await service.usage(client.key)).rimanenti, quota);
  },
);

test('a request that is never sent whole does not hold up the end', limit, async () => {
  const node = await start();
  const socket = connect(node.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n', resolve));
  // Answered after the server has read what was sent before it.
  assert.equal(await statusOnNewConnection(node.port), 200);
  const tookMs = await end(node, 'SIGTERM');
  assert.ok(tookMs < graceMs + slackMs, `${tookMs} ms`);
});

test('while it stops, new connections are refused', limit, async () => {
  const node = await start({ STOP_GRACE_SECONDS: '30' });
  const answer = verifyTextAt(node.port, key, 'lenta affermazione');
  await underWay(node, 1);
  assert.equal(await statusOnNewConnection(node.port), 200);
  node.kill('SIGTERM');
  await waitUntil('refused', async () => (await statusOnNewConnection(node.port)) === 'ECONNREFUSED');

  const broken = assert.rejects(answer, 'the check was still under way');
  node.kill('SIGKILL');
  assert.deepEqual(await node.exited, { code: null, signal: 'SIGKILL' }, 'it was still there to be killed');
  await broken;
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} ends an idle server at once, open connections or not`, limit, async () => {
    // The operator's own command, with the default grace of 25 seconds.
    const server = await startServe({ DATA_DIR: dataDir });
    assert.equal((await usageAt(server.port, key)).usate, 0);
    const tookMs = await end(server, signal);
    assert.ok(tookMs < 10_000, `${tookMs} ms`);
  });
}

test('SIGTERM to `npm start` reaches the server and ends it', limit, async () => {
  const server = await startServe({ DATA_DIR: dataDir }, 'npm start');
  assert.equal((await usageAt(server.port, key)).usate, 0);
  server.kill('SIGTERM');
  await server.exited;
  await assert.rejects(usageAt(server.port, key), 'nobody listens any more');
});
