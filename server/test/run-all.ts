/**
 * Runs every test of the repository: what `npm test` does after its checks. With --fast those alone that start no
 * other process or thread and decode nothing (`npm run test:fast`).
 * A few more files at a time than there are cores (Node by itself leaves one idle, which is half of a small machine),
 * and one PostgreSQL and one cache of compiled modules for all of them.
 */
import { availableParallelism } from 'node:os';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { environmentOf } from './support/compile-cache.ts';
import { findChromium, skipBrowser } from './support/find-chromium.ts';
import { startPostgres } from './support/postgres.ts';
import { testGroups } from './support/test-groups.ts';

/** Many tests wait for a browser, a disk or a clock: with half as many again as there are cores, no core is idle. */
const filesAtOnce = Math.ceil(availableParallelism() * 1.5);
/** Beyond it, tests that time a server's answer would wait for each other. */
const filesAtOnceMax = 8;

const root = fileURLToPath(new URL('../..', import.meta.url));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const fast = process.argv.includes('--fast');
const postgres = fast ? undefined : await startPostgres();
/** Found or installed once, before the tests; where none can be had, each test that needs one says so. */
const chromium = fast || skipBrowser ? '' : await findChromium().catch(() => '');
const tests = run({
  cwd: root,
  files: testGroups(root, { fast }),
  concurrency: Math.min(filesAtOnce, filesAtOnceMax),
  env: environmentOf({
    ...process.env,
    ...(postgres ? { TEST_POSTGRES_PORT: String(postgres.port) } : {}),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  }),
});
tests.on('test:fail', ({ todo }) => {
  if (todo === undefined) process.exitCode = 1;
});
const report = tests.compose(spec);
report.pipe(process.stdout);
await finished(report);
await postgres?.stop();
