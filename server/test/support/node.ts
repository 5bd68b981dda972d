/**
 * The real server in a process of its own with engines of the tests, for those that measure it from outside or
 * kill it. Settings come from the environment as in production; TEST_ENGINE_MS and TEST_LEASE_MS are the tests' own.
 * Prints `{"port":N}` when it listens. An answer's `sintesi` is the claim, so that a test sees whose answer it got;
 * a claim that begins with “lenta” takes a minute.
 */
import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '../../src/main.ts';
import type { Engines } from '../../src/pipelines/engine.ts';
import { instantEngines, textFindings } from './engines.ts';

const { TEST_ENGINE_MS = '0', TEST_LEASE_MS } = process.env;

const engines: Engines = {
  ...instantEngines,
  text: {
    async check({ claim }, { signal }) {
      await delay(claim.startsWith('lenta') ? 60_000 : Number(TEST_ENGINE_MS), undefined, { signal });
      return { ...textFindings, sintesi: claim };
    },
  },
};

// A test that is killed itself leaves no server behind.
process.on('disconnect', () => process.exit(1));

await serve({
  openEngines: async () => ({ engines, close: async () => undefined }),
  ...(TEST_LEASE_MS === undefined ? {} : { leaseMs: Number(TEST_LEASE_MS) }),
  onListening(port) {
    process.stdout.write(`${JSON.stringify({ port })}\n`);
    // Now, because a killed process has no later moment for it: the next start on the same cache is quicker.
    flushCompileCache();
  },
});
