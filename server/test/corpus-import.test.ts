/** `riscontro corpus` and `riscontro factchecks`, run as an operator runs them. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { analyse } from '../src/language/analyse.ts';
import { startCommands } from './support/commands.ts';
import { environmentOf } from './support/compile-cache.ts';
import { sharePostgres } from './support/postgres.ts';
import { waitUntil } from './support/wait-until.ts';

const bin = fileURLToPath(new URL('../bin/riscontro.mjs', import.meta.url));

const lineOf = (number: number, more = {}) =>
  `${JSON.stringify({
    doc_id: `doc-${number}`,
    url: `https://example.org/${number}`,
    title: 'Il mare',
    text: `Il testo numero ${number} parla del mare e delle sue onde.`,
    lang: 'it',
    ...more,
  })}\n`;
const linesOf = (count: number) => Array.from({ length: count }, (_, number) => lineOf(number)).join('');

describe('imports from the command line', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-corpus-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const { run } = startCommands();
  const json = async (environment: NodeJS.ProcessEnv, ...parameters: string[]) => {
    const outcome = await run(environment, ...parameters, '--json');
    assert.equal(outcome.code, 0, outcome.stderr);
    return JSON.parse(outcome.stdout);
  };
  const fileOf = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };

  test('a corpus is imported beside a running server, which finds it at once', async () => {
    const settings = { DATA_DIR: join(folder, 'beside') };
    const server = await openEvidenceIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const path = await fileOf('small.jsonl', linesOf(50));
    const outcome = await run(settings, 'corpus', 'import', path);
    assert.equal(outcome.code, 0, outcome.stderr);
    assert.match(
      outcome.stdout,
      /^50 lines: 50 added, 0 there already, 0 not usable\.\nThe index holds 50 passages/,
    );
    const [term = ''] = analyse('onde', 'it');
    const hits = await server.search([{ terms: [{ term, weight: 1 }] }], { limit: 100 });
    assert.equal(hits.length, 50);
    await server.close();
    assert.match(
      (await run(settings, 'corpus', 'import', path)).stdout,
      /^This file had been imported before/,
    );
    assert.equal((await json(settings, 'corpus', 'stats')).passages, 50);
    assert.deepEqual(await json(settings, 'corpus', 'clear', '--yes'), { passages: 0 });
    assert.equal((await json(settings, 'corpus', 'stats')).passages, 0);
  });

  test('of many bad lines the first 20 are told with their number, the others counted, and the exit is 0', async () => {
    const bad = Array.from({ length: 25 }, (_, number) => lineOf(number, { lang: 'fr' })).join('');
    const path = await fileOf('bad.jsonl', `${lineOf(1)}${bad}${lineOf(2)}`);
    const outcome = await run({ DATA_DIR: join(folder, 'bad') }, 'corpus', 'import', path);
    assert.equal(outcome.code, 0);
    assert.equal(outcome.stderr.match(/: lang must be it or en$/gm)?.length, 20);
    assert.ok(outcome.stderr.includes(`${path}:2: lang`) && outcome.stderr.includes(`${path}:21: lang`));
    assert.match(outcome.stderr, /and 5 more lines that cannot be used/);
    assert.match(outcome.stdout, /^27 lines: 2 added, 0 there already, 25 not usable/);
  });

  test('killed half-way, the same command goes on where it stopped and loses nothing', async () => {
    const settings = { DATA_DIR: join(folder, 'killed') };
    const count = 16_000;
    const path = await fileOf('large.jsonl', linesOf(count));
    const index = await openEvidenceIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const first = spawn(process.execPath, [bin, 'corpus', 'import', path], {
      env: environmentOf(settings),
      stdio: 'ignore',
    });
    const ended = once(first, 'exit');
    await waitUntil('the first passages are there', async () => (await index.count()) > 0, 30_000);
    first.kill('SIGKILL');
    await ended;
    const before = await index.count();
    assert.ok(before < count, 'it was killed before the end');

    const summary = await json(settings, 'corpus', 'import', path);
    assert.ok(summary.resumed_after >= before);
    assert.deepEqual(
      { records: summary.records, added: summary.added, duplicates: summary.duplicates },
      { records: count, added: count, duplicates: 0 },
    );
    assert.equal(await index.count(), count);
    await index.close();
  });

  test('a file far larger than the memory is imported in flat memory, packed as it is', async () => {
    // 100 MB unpacked through a heap of 50 MB.
    const line = lineOf(1, { text: 'Il mare è blu. '.repeat(1_250) });
    const path = await fileOf('huge.jsonl.gz', gzipSync(line.repeat(5_000), { level: 1 }));
    const settings = { DATA_DIR: join(folder, 'huge'), NODE_OPTIONS: '--max-old-space-size=50' };
    const summary = await json(settings, 'corpus', 'import', path);
    assert.deepEqual(
      { ...summary, passages: 0 },
      {
        records: 5_000,
        added: 1,
        duplicates: 4_999,
        bad: 0,
        resumed_after: 0,
        passages: 0,
      },
    );
  });

  test('a feed of fact-checks is imported, entries without one are told', async () => {
    const review = (number: number) => ({
      '@type': 'ClaimReview',
      url: `https://example.org/verifica/${number}`,
      claimReviewed: `Il ponte numero ${number} è crollato`,
      author: { name: 'Verifiche' },
      reviewRating: { alternateName: 'Falso' },
      inLanguage: 'it',
    });
    const items = [{ item: [review(1), review(2)] }, { item: null }, { item: [review(3)] }];
    const feed = {
      '@context': 'https://schema.org',
      '@type': 'DataFeed',
      dataFeedElement: items,
      dateModified: 'x',
    };
    const settings = { DATA_DIR: join(folder, 'reviews') };
    const path = await fileOf('feed.json', JSON.stringify(feed, null, 1));
    const outcome = await run(settings, 'factchecks', 'import', path);
    assert.match(outcome.stdout, /^3 entries: 3 added, 0 there already, 1 not usable/);
    assert.ok(outcome.stderr.includes(`${path}:2: holds no ClaimReview`));
    const lines = await fileOf(
      'reviews.jsonl',
      [1, 4].map((number) => `${JSON.stringify(review(number))}\n`).join(''),
    );
    const { added, duplicates, fact_checks: total } = await json(settings, 'factchecks', 'import', lines);
    assert.deepEqual({ added, duplicates, total }, { added: 1, duplicates: 1, total: 4 });
  });

  test('the same commands work on PostgreSQL', async () => {
    const postgres = await sharePostgres();
    try {
      const settings = { DATA_DIR: join(folder, 'none'), DATABASE_URL: await postgres.createDatabase() };
      const path = await fileOf('shared.jsonl', linesOf(100));
      assert.equal((await json(settings, 'corpus', 'import', path)).added, 100);
      assert.equal((await json(settings, 'corpus', 'import', path)).resumed_after, 100);
    } finally {
      await postgres.stop();
    }
  });

  for (const [parameters, message] of [
    [['corpus', 'import'], /Usage: riscontro corpus/],
    [['corpus', 'import', '/nowhere/corpus.jsonl'], /There is no file \/nowhere/],
    [['corpus', 'import', tmpdir()], /is not a file/],
    [['corpus', 'clear'], /corpus clear --yes/],
    [['factchecks', 'dance'], /no action “dance”/],
  ] as const) {
    test(`exit 2 with a way on for: riscontro ${parameters.join(' ')}`, async () => {
      const outcome = await run({ DATA_DIR: join(folder, 'usage') }, ...parameters);
      assert.equal(outcome.code, 2);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, message);
    });
  }
});
