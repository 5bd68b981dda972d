/**
 * Runs every test of the repository: what `npm test` does after its checks.
 * As many files at a time as there are cores (Node by itself leaves one idle, which is half of a small machine),
 * and one PostgreSQL and one cache of compiled modules for all of them.
 */
import { availableParallelism } from 'node:os';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './support/compile-cache.ts';
import { startPostgres } from './support/postgres.ts';
import { testGroups } from './support/test-groups.ts';

/** Beyond it, tests that time a server's answer would wait for each other. */
const filesAtOnceMax = 8;

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const postgres = await startPostgres();
const tests = run({
  cwd: root,
  files: testGroups(root),
  concurrency: Math.min(availableParallelism(), filesAtOnceMax),
  env: environmentOf({ ...process.env, TEST_POSTGRES_PORT: String(postgres.port) }),
});
tests.on('test:fail', ({ todo }) => {
  if (todo === undefined) process.exitCode = 1;
});
const report = tests.compose(spec);
report.pipe(process.stdout);
await finished(report);
await postgres.stop();
