/**
 * Runs every test of the repository: what `npm test` does after its checks.
 * As many files at a time as there are cores (Node by itself leaves one idle, which is half of a small machine),
 * and one PostgreSQL and one cache of compiled modules for all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { startPostgres } from './support/postgres.ts';

const compileCache = mkdtempSync(join(tmpdir(), 'riscontro-compile-cache-'));
process.once('exit', () => rmSync(compileCache, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const postgres = await startPostgres();
const tests = run({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  globPatterns: ['contract', 'client', 'verdict-view', 'server'].map((folder) => `${folder}/**/*.test.ts`),
  concurrency: availableParallelism(),
  env: { ...process.env, NODE_COMPILE_CACHE: compileCache, TEST_POSTGRES_PORT: String(postgres.port) },
});
tests.on('test:fail', ({ todo }) => {
  if (todo === undefined) process.exitCode = 1;
});
const report = tests.compose(spec);
report.pipe(process.stdout);
await finished(report);
await postgres.stop();
