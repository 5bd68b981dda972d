/** `riscontro corpus import` with dumps of Wikipedia, run as an operator runs it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { analyse } from '../src/language/analyse.ts';
import { startCommands } from './support/commands.ts';
import { environmentOf } from './support/compile-cache.ts';
import { waitUntil } from './support/wait-until.ts';

const bin = fileURLToPath(new URL('../bin/riscontro.mjs', import.meta.url));
const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/wikipedia/${name}`, import.meta.url));
const packed = fixture('itwiki-sample-pages-articles-multistream.xml.bz2');

const head = '<mediawiki><siteinfo><dbname>itwiki</dbname></siteinfo>\n';
const pageOf = (id: number, wikitext: string) =>
  `<page><title>Voce ${id}</title><ns>0</ns><id>${id}</id><revision><timestamp>2026-01-02T03:04:05Z</timestamp><text>${wikitext}</text></revision></page>\n`;
const articleOf = (id: number) => {
  const paragraph = (number: number) =>
    `La '''voce ${id}''' parla nel paragrafo ${number} del [[mare]], alto {{M|${id + number}|u=m}}. `.repeat(
      4,
    );
  return pageOf(id, [1, 2, 3, 4].map((number) => `== Parte ${number} ==\n${paragraph(number)}\n`).join(''));
};

describe('importing a dump of Wikipedia', () => {
  let folder: string;
  const commands = startCommands();
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-wikipedia-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const run = (environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
    commands.run(environment, 'corpus', 'import', ...parameters);
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
  /** Everything the index holds, in an order of its own. */
  const contentOf = (dataDir: string) => {
    const db = new DatabaseSync(join(dataDir, 'evidence.sqlite'), { readOnly: true });
    const all = (sql: string) => db.prepare(sql).all();
    const content = [
      all('select key, part, fingerprint, body from passages order by key, part'),
      all(
        'select key, w.title, w.text from passages p join passages_words w on w.rowid = p.id order by key, part',
      ),
      all('select * from passages_frequencies order by term'),
      all('select * from passages_totals'),
    ];
    db.close();
    return content;
  };

  test('a packed dump is recognised by its name; bad pages are told with their number, and its passages are found', async () => {
    const settings = { DATA_DIR: join(folder, 'sample') };
    const outcome = await run(settings, packed);
    assert.equal(outcome.code, 0, outcome.stderr);
    assert.match(
      outcome.stdout,
      /^7 pages: 5 passages added, 0 there already, 2 not usable\.\nThe index holds 5 passages/,
    );
    assert.ok(outcome.stderr.includes(`${packed}:6: “Senza numero” has no id`));
    assert.ok(outcome.stderr.includes(`${packed}:7: not well-formed XML`));
    const index = await openEvidenceIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const [term = ''] = analyse('tonnellate', 'it');
    const [hit] = await index.search([{ terms: [{ term, weight: 1 }] }], { limit: 1 });
    await index.close();
    assert.equal(hit?.url, 'https://it.wikipedia.org/wiki/Torre_Eiffel');
    assert.equal(hit.publishedOn, '2026-09-30');
    assert.match((await run(settings, packed)).stdout, /^This file had been imported before/);
  });

  test('plain, gzip and Zstandard give the same passages, under any name with --format', async () => {
    const plain = await readFile(fixture('itwiki-sample-pages-articles.xml'));
    for (const [name, bytes] of [
      ['plain', plain],
      ['gzip', gzipSync(plain)],
      ['zstd', zstdCompressSync(plain)],
    ] as const) {
      const settings = { DATA_DIR: join(folder, name) };
      const path = await fileOf(`${name}.dump`, bytes);
      assert.equal((await json(settings, '--format', 'wikipedia', path)).added, 5);
      assert.deepEqual(contentOf(settings.DATA_DIR), contentOf(join(folder, 'sample')));
    }
  });

  test('a dump that was taken for lines of JSON is not taken for imported', async () => {
    const settings = { DATA_DIR: join(folder, 'taken') };
    assert.equal((await json(settings, '--format', 'jsonl', packed)).added, 0);
    assert.equal((await json(settings, packed)).added, 5);
  });

  test('killed half-way, the same command goes on, and the index is the one of an undisturbed import', async () => {
    const count = 1_500;
    const articles = Array.from({ length: count }, (_, id) => articleOf(id + 1)).join('');
    const path = await fileOf('large.xml.gz', gzipSync(`${head}${articles}</mediawiki>\n`, { level: 1 }));
    const settings = { DATA_DIR: join(folder, 'killed') };
    const index = await openEvidenceIndex({ dataDir: settings.DATA_DIR, databaseUrl: undefined });
    const first = spawn(process.execPath, [bin, 'corpus', 'import', path], {
      env: environmentOf(settings),
      stdio: 'ignore',
    });
    const ended = once(first, 'exit');
    await waitUntil('the first passages are there', async () => (await index.count()) > 0, 60_000);
    first.kill('SIGKILL');
    assert.deepEqual(await ended, [null, 'SIGKILL']);
    const reached = await index.count();
    await index.close();
    assert.ok(reached < 4 * count, 'it was killed before the end');

    const summary = await json(settings, path);
    assert.ok(summary.resumed_after >= reached / 4 && summary.resumed_after < count);
    const undisturbed = { DATA_DIR: join(folder, 'undisturbed') };
    const whole = await json(undisturbed, path);
    assert.deepEqual(whole, { ...summary, resumed_after: 0 });
    assert.deepEqual(whole, {
      records: count,
      added: 4 * count,
      duplicates: 0,
      bad: 0,
      resumed_after: 0,
      passages: 4 * count,
    });
    assert.deepEqual(contentOf(settings.DATA_DIR), contentOf(undisturbed.DATA_DIR));
  });

  test('a dump that was not fetched completely says so; with the whole file the same command completes it', async () => {
    const settings = { DATA_DIR: join(folder, 'cut') };
    const whole = await readFile(packed);
    for (const [name, bytes, message] of [
      ['cut.xml.bz2', whole.subarray(0, whole.length - 200), /Unexpected end of the bzip2 file/],
      // At the end of one of its streams the packing is whole, but not the dump.
      ['cut.xml.bz2', whole.subarray(0, whole.lastIndexOf('BZh9')), /Unexpected end of the export/],
    ] as const) {
      const outcome = await run(settings, await fileOf(name, bytes));
      assert.equal(outcome.code, 1);
      assert.match(outcome.stderr, message);
    }
    await copyFile(packed, join(folder, 'cut.xml.bz2'));
    assert.equal((await json(settings, join(folder, 'cut.xml.bz2'))).passages, 5);
    assert.deepEqual(contentOf(settings.DATA_DIR), contentOf(join(folder, 'sample')));
  });

  test('hostile pages are passed over in flat memory, and the others are there', async () => {
    const hostile = [
      pageOf(1, 'x'.repeat(100 * 1024 * 1024)),
      pageOf(2, '{{a|'.repeat(10_000)),
      pageOf(3, '{{'.repeat(1_000_000)),
      articleOf(4),
    ].join('');
    const path = await fileOf('hostile.xml.gz', gzipSync(`${head}${hostile}</mediawiki>`, { level: 1 }));
    const settings = { DATA_DIR: join(folder, 'hostile'), NODE_OPTIONS: '--max-old-space-size=60' };
    const outcome = await run(settings, path);
    assert.equal(outcome.code, 0, outcome.stderr);
    assert.match(outcome.stdout, /^4 pages: 4 passages added, 0 there already, 3 not usable/);
    assert.ok(outcome.stderr.includes(`${path}:1: longer than 8192 kB`));
    assert.ok(outcome.stderr.includes(`${path}:2: “Voce 2” is nested more than 100 deep`));
  });

  for (const [what, content, message] of [
    [
      'a dump in French',
      head.replace('itwiki', 'frwiki'),
      /from “frwiki”\. These of Wikipedia can be imported/,
    ],
    ['damaged packing', 'BZh9, and then nothing that was packed', /bzip2 file is damaged/],
  ] as const) {
    test(`exit 1 with the reason for ${what}`, async () => {
      const outcome = await run({ DATA_DIR: join(folder, 'wrong') }, await fileOf('wrong.xml', content));
      assert.equal(outcome.code, 1);
      assert.equal(outcome.stdout, '');
      assert.match(outcome.stderr, message);
    });
  }

  test('exit 2 with a way on for a format that does not exist', async () => {
    const outcome = await run({ DATA_DIR: join(folder, 'wrong') }, '--format', 'pdf', packed);
    assert.equal(outcome.code, 2);
    assert.match(outcome.stderr, /no format “pdf”; use jsonl or wikipedia/);
  });
});
