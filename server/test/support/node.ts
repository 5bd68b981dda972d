/**
 * A whole server in a process of its own, for the tests that measure it from outside or kill it.
 * Settings come from the environment as in production; TEST_ENGINE_MS and TEST_LEASE_MS are the tests' own.
 * Prints `{"port":N}` when it listens; SIGTERM and SIGINT stop it gracefully, as they stop src/main.ts.
 * An answer's `sintesi` is the claim, so that a test sees whose answer it got; a claim that begins with
 * “lenta” takes a minute.
 */
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Engines } from '../../src/pipelines/engine.ts';
import { openStore } from '../../src/store/open-store.ts';
import { instantEngines, textFindings } from './engines.ts';

const { TEST_ENGINE_MS = '0', TEST_LEASE_MS } = process.env;

const engines: Engines = {
  ...instantEngines,
  testo: {
    async check({ claim }, { signal }) {
      await delay(claim.startsWith('lenta') ? 60_000 : Number(TEST_ENGINE_MS), undefined, { signal });
      return { ...textFindings, sintesi: claim };
    },
  },
};

const config = readConfig();
const store = await openStore(config, { server: true });
const app = await createApp({
  config,
  store,
  engines,
  log: pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true })),
  ...(TEST_LEASE_MS === undefined ? {} : { leaseMs: Number(TEST_LEASE_MS) }),
});
await app.http.listen({ host: config.host, port: config.port });

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await app.close();
  await store.close();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// A test that is killed itself leaves no server behind.
process.on('disconnect', () => process.exit(1));

process.stdout.write(`${JSON.stringify({ port: (app.http.server.address() as AddressInfo).port })}\n`);
// Now, because a killed process has no later moment for it: the next start on the same cache is quicker.
flushCompileCache();
