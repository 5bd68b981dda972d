/** The operator's way to a text check: fill the index, ask, measure. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { TextFindings } from '@riscontro/contract';
import { startCommands } from './support/commands.ts';
import { checkEvidence } from './support/text-service.ts';
import { encyclopediaPassages } from './support/world-passages.ts';

const jsonLines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const corpusRows = encyclopediaPassages.map(({ docId, language, ...rest }) => ({
  doc_id: docId,
  lang: language,
  ...rest,
}));

describe('riscontro corpus import, verify text and eval text', () => {
  let folder: string;
  const commands = startCommands();
  let corpus: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-text-cli-'));
    corpus = join(folder, 'corpus.jsonl');
    await writeFile(corpus, `${jsonLines(corpusRows)}{"doc_id":"rotto"\n`);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const run = (dataDir: string, ...parameters: string[]) =>
    commands.run({ DATA_DIR: join(folder, dataDir), OFFLINE: '1', KNOWLEDGE: 'off' }, ...parameters);

  test('what was imported is what a claim is held against; JSON goes to standard output alone', async () => {
    const imported = await run('data', 'corpus', 'import', corpus, '--json');
    assert.equal(imported.code, 0, imported.stderr);
    const { records, added, bad, passages } = JSON.parse(imported.stdout);
    const count = encyclopediaPassages.length;
    assert.deepEqual(
      { records, added, bad, passages },
      { records: count + 1, added: count, bad: 1, passages: count },
    );
    assert.ok(imported.stderr.includes(`${corpus}:${count + 1}: `), 'the bad line is told with its number');

    const claim = 'Cristoforo Colombo raggiunse l’America nel 1592.';
    const [checked, question] = await Promise.all([
      run('data', 'verify', 'text', claim, '--json'),
      run('data', 'verify', 'text', 'Quando raggiunse l’America Cristoforo Colombo?'),
    ]);
    assert.equal(checked.code, 0, checked.stderr);
    const findings = JSON.parse(checked.stdout);
    assert.deepEqual(TextFindings.parse(findings), findings);
    checkEvidence(findings);
    assert.equal(findings.livello, 'falso');
    assert.equal(findings.fonti[0].url, 'https://it.wikipedia.org/wiki/Cristoforo%20Colombo');
    assert.match(checked.stderr, /^Lettura dell'affermazione\nRicerca in 2 fonti\n/);

    assert.equal(question.code, 1);
    assert.equal(question.stdout, '');
    assert.match(question.stderr, /non afferma nulla che si possa verificare/);
  });

  test('without a source there is no verdict, and the exit says so', async () => {
    const outcome = await run('empty', 'verify', 'text', 'The Earth orbits the Sun.', '--json');
    assert.equal(outcome.code, 1);
    assert.equal(outcome.stdout, '');
    assert.match(outcome.stderr, /No source answered/);
  });

  test('an evaluation writes a line for each claim, with levels as evaluation files spell them', async () => {
    const claims = join(folder, 'claims.jsonl');
    const out = join(folder, 'out.jsonl');
    const gold = (title: string) => [
      encyclopediaPassages.find((passage) => passage.title === title)?.docId ?? assert.fail(title),
    ];
    const known = { dataset: 'prova' };
    await writeFile(
      claims,
      jsonLines([
        {
          ...known,
          id: 'a',
          lang: 'it',
          level: 'vero',
          truth: 1,
          gold: gold('Cristoforo Colombo'),
          claim: 'Cristoforo Colombo raggiunse l’America nel 1492.',
        },
        {
          ...known,
          id: 'b',
          lang: 'en',
          level: 'falso',
          truth: 0,
          gold: gold('Titanic'),
          claim: 'The Titanic sank in 1930.',
        },
        {
          ...known,
          id: 'c',
          lang: 'it',
          level: 'non_verificabile',
          truth: null,
          gold: [],
          claim: 'Secondo me Roma è la città più bella del mondo.',
        },
        {
          ...known,
          id: 'd',
          lang: 'en',
          level: 'non_verificabile',
          truth: null,
          gold: [],
          claim: 'What is the capital of Australia?',
        },
      ]),
    );
    const outcome = await run(
      'eval',
      'eval',
      'text',
      '--corpus',
      corpus,
      '--claims',
      claims,
      '--out',
      out,
      '--json',
    );
    assert.equal(outcome.code, 0, outcome.stderr);
    const rows = (await readFile(out, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(rows.map(({ id }) => id).toSorted(), ['a', 'b', 'c', 'd']);
    const row = (id: string) => rows.find((each) => each.id === id);
    for (const { level, score, evidence, ms } of rows) {
      assert.match(level, /^(vero|falso|fuorviante|non_verificabile)$/);
      assert.ok(score >= 0 && score <= 100 && ms >= 0 && Array.isArray(evidence));
    }
    assert.match(row('a').level, /^(vero|non_verificabile)$/);
    assert.match(row('b').level, /^(falso|non_verificabile)$/);
    assert.equal(row('c').level, 'non_verificabile');
    assert.equal(row('d').level, 'non_verificabile');
    assert.equal(row('a').evidence[0], gold('Cristoforo Colombo')[0]);
    assert.equal(row('b').evidence[0], gold('Titanic')[0]);
    assert.equal(JSON.parse(outcome.stdout).sets.prova.n, 4);
    assert.ok(!(await readdir(folder)).includes('eval'), 'the installation’s own folder is not even made');
  });
});
