/** `riscontro corpus stats` and `riscontro factchecks stats`, run as an operator runs them. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openClaimReviews, openEvidenceIndex } from '../src/evidence/open-evidence-index.ts';
import { startCommands } from './support/commands.ts';
import { sharePostgres, type TestPostgres } from './support/postgres.ts';

const passages = (
  [
    ['https://it.wikipedia.org/wiki/Mare', 'it', '2024-05-01'],
    ['https://it.wikipedia.org/wiki/Onda', 'it', '2025-11-30'],
    ['https://www.example.org/a', 'en', undefined],
  ] as const
).map(([url, language, publishedOn], number) => ({
  docId: `d${number}`,
  url,
  title: 'Il mare',
  text: `Il testo numero ${number} parla del mare.`,
  language,
  ...(publishedOn ? { publishedOn } : {}),
}));
const reviews = (
  [
    ['false', 'Pagella "di" Prova', '2023-02-01'],
    ['false', 'Pagella "di" Prova', undefined],
    [undefined, 'Altri\u001b[31m', '2020-01-01'],
  ] as const
).map(([level, publisher, reviewedOn], number) => ({
  url: `https://checks.example/${number}`,
  title: 'Una verifica',
  publisher,
  claimReviewed: `Il mare è fatto di latte numero ${number}`,
  rating: 'Falso',
  level,
  language: 'it' as const,
  ...(reviewedOn ? { reviewedOn } : {}),
}));

describe('what the indexes hold', () => {
  let folder: string;
  const commands = startCommands();
  let postgres: TestPostgres;
  let databaseUrl: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-stats-'));
    postgres = await sharePostgres();
    databaseUrl = await postgres.createDatabase();
  });
  after(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (settings: Record<string, string>, ...parameters: string[]) => {
    const { code, stdout, stderr } = await commands.run(settings, ...parameters);
    assert.equal(code, 0, stderr);
    return stdout;
  };
  const fill = async (settings: { dataDir: string; databaseUrl: string | undefined }) => {
    const index = await openEvidenceIndex(settings);
    await index.add(passages);
    await index.close();
    const collected = await openClaimReviews(settings);
    await collected.add(reviews);
    await collected.close();
  };

  for (const database of ['sqlite', 'postgresql'] as const) {
    test(`on ${database}: how many, in which languages, how old, where from`, async () => {
      const dataDir = join(folder, database);
      const url = database === 'sqlite' ? undefined : databaseUrl;
      await fill({ dataDir, databaseUrl: url });
      const env = { DATA_DIR: dataDir, DATABASE_URL: url ?? '' };
      const {
        size_bytes: sizeBytes,
        knowledge,
        ...stats
      } = JSON.parse(await run(env, 'corpus', 'stats', '--json'));
      assert.deepEqual(stats, {
        passages: 3,
        languages: [
          { language: 'it', count: 2 },
          { language: 'en', count: 1 },
        ],
        oldest: '2024-05-01',
        newest: '2025-11-30',
        without_date: 1,
        site_count: 2,
        sites: [
          { site: 'it.wikipedia.org', count: 2 },
          { site: 'example.org', count: 1 },
        ],
        imported_files: 0,
        unfinished_imports: 0,
        database,
        fact_checks: 3,
      });
      assert.ok(sizeBytes > 10_000);
      assert.ok(knowledge.claims > 0 && knowledge.facts > 0 && /^[0-9a-f]{12}$/.test(knowledge.edition));

      assert.deepEqual(JSON.parse(await run(env, 'factchecks', 'stats', '--json')), {
        fact_checks: 3,
        levels: [
          { level: 'falso', count: 2 },
          { level: null, count: 1 },
        ],
        languages: [{ language: 'it', count: 3 }],
        oldest: '2020-01-01',
        newest: '2023-02-01',
        without_date: 1,
        publishers: [
          { publisher: 'Pagella "di" Prova', count: 2 },
          { publisher: 'Altri\u001b[31m', count: 1 },
        ],
        imported_files: 0,
        unfinished_imports: 0,
      });
    });
  }

  test('in words: one fact a line, the sites in columns, and nothing that a terminal obeys', async () => {
    const dataDir = join(folder, 'words');
    await fill({ dataDir, databaseUrl: undefined });
    const file = join(folder, 'one.jsonl');
    const {
      docId,
      language,
      publishedOn: _,
      ...rest
    } = { publishedOn: '', ...passages[0], docId: 'new', language: 'it' };
    await writeFile(
      file,
      `${JSON.stringify({ doc_id: docId, lang: language, ...rest, text: 'Un altro testo.' })}\n`,
    );
    const env = { DATA_DIR: dataDir, KNOWLEDGE: 'off' };
    await run(env, 'corpus', 'import', file);
    const text = await run(env, 'corpus', 'stats');
    assert.match(
      text,
      /^passages: +4\nlanguages: +it 3, en 1\ndates: +from 2024-05-01 to 2025-11-30, 2 without a date$/m,
    );
    assert.match(text, /^imported: +1 file\nsize on disk: +0\.\d MB \(SQLite, fact-checks included\)$/m);
    assert.match(
      text,
      /^collected fact-checks: +3\nbundled knowledge: +off \(KNOWLEDGE\)\n\nsite +passages\nit\.wikipedia\.org +3$/m,
    );

    const checks = await run(env, 'factchecks', 'stats');
    assert.match(checks, /^levels: +falso 2, rating not understood 1$/m);
    assert.match(checks, /^publisher +fact-checks\nPagella "di" Prova +2$/m);
    assert.ok(!checks.includes('\u001b'));
  });

  test('of nothing there is nothing to tell', async () => {
    const env = { DATA_DIR: join(folder, 'empty'), KNOWLEDGE: 'off' };
    assert.match(await run(env, 'corpus', 'stats'), /^passages: +0\nsize on disk: /);
    assert.equal(await run(env, 'factchecks', 'stats'), 'fact-checks:  0\n');
  });
});
