/** Evaluations over a small corpus, with a method that really searches it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { saidOfRow } from '../../test/support/said-faults.ts';
import { AppError } from '../domain/app-error.ts';
import type { EvidenceIndex } from '../evidence/evidence-index.ts';
import { analyse } from '../language/analyse.ts';
import type { GrammarLanguage } from '../language/grammars.ts';
import { readRows } from './read-rows.ts';
import { Prediction } from './rows.ts';
import { runText } from './run-text.ts';

const long = Array.from(
  { length: 60 },
  (_, n) => `Il vulcano numero ${n} ha eruttato lapilli e cenere.`,
).join(' ');
const corpus = [
  {
    doc_id: 'torre',
    url: 'https://example.org/torre',
    title: 'Torre',
    text: 'La torre è alta 330 metri.',
    lang: 'it',
  },
  { doc_id: 'nave#7', url: 'nowhere', title: 'Nave', text: 'La nave salpò da Genova.', lang: 'it' },
  {
    doc_id: 'lake',
    url: 'https://example.org/lake',
    title: 'Lake',
    text: 'The lake is very deep.',
    lang: 'en',
  },
  { doc_id: 'vulcani', url: 'https://example.org/v', title: 'Vulcani', text: long, lang: 'it' },
];
const jsonLines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('runText', () => {
  let folder: string;
  const leftovers = () => readdir(at('temporary'));
  const at = (name: string) => join(folder, name);
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-run-'));
    await mkdir(at('temporary'));
    await writeFile(at('corpus.jsonl'), jsonLines(corpus));
  });
  after(() => rm(folder, { recursive: true }));

  const closed: string[] = [];
  /** True is what is found. */
  const openChecker = async (index: EvidenceIndex) => ({
    async checkClaim(claim: string, language: GrammarLanguage) {
      if (claim === 'no') throw new AppError('textTooShort', { charactersMin: 3 });
      if (claim === 'broken') throw new TypeError('a slip of the pen');
      const concepts = analyse(claim, language).map((term) => ({ terms: [{ term, weight: 1 }] }));
      const hits = await index.search(concepts, { limit: 10 });
      return hits.length > 0
        ? { level: 'true' as const, score: 80, evidence: hits.map(({ id }) => id) }
        : { level: 'unverifiable' as const, score: 50, evidence: [] };
    },
    close: async () => void closed.push('checker'),
  });
  const paths = (claims: string) => ({
    corpusPath: at('corpus.jsonl'),
    claimsPath: at(claims),
    outPath: at(`${claims}.out`),
    temporaryDir: at('temporary'),
  });

  test('every claim gets a row with the names of texts, the level as files spell it, and its time', async () => {
    await writeFile(
      at('good.jsonl'),
      gzipSync(
        jsonLines([
          { id: 'a', claim: 'La torre è alta', lang: 'it' },
          { id: 'b', claim: 'The lake is deep', lang: 'en', dataset: 'x', level: 'falso', gold: ['torre'] },
          { id: 'c', claim: 'La nave salpò' },
          { id: 'd', claim: 'I vulcani e la cenere', lang: 'it' },
          { id: 5, claim: 'Zzyzx', lang: 'de' },
        ]),
      ),
    );
    const progress: string[] = [];
    const summary = await runText(paths('good.jsonl'), {
      openChecker,
      watcher: { checked: (done, total, { id }) => progress.push(`${done}/${total} ${id}`) },
    });
    const rows = await readRows(at('good.jsonl.out'), Prediction);
    assert.deepEqual(rows, summary.rows);
    assert.deepEqual(
      rows.map(({ id, level, score, evidence }) => [id, level, score, evidence]),
      [
        ['a', 'vero', 80, ['torre']],
        ['b', 'vero', 80, ['lake']],
        ['c', 'vero', 80, ['nave#7']],
        ['d', 'vero', 80, ['vulcani']],
        ['5', 'non_verificabile', 50, []],
      ],
    );
    assert.ok(rows.every(({ ms, error }) => ms >= 0 && error === undefined));
    assert.deepEqual(progress, ['1/5 a', '2/5 b', '3/5 c', '4/5 d', '5/5 5']);
    assert.equal(summary.failed, 0);
    assert.ok(summary.passages > corpus.length, 'the long text is several passages');
    assert.ok(closed.includes('checker'));
    assert.deepEqual(await leftovers(), []);
  });

  test('claims that are refused or break the method get a row with their error, and the others go on', async () => {
    await writeFile(
      at('bad.jsonl'),
      `${jsonLines([{ id: 'a', claim: 'no' }])}not json\n\n{"id":"x"}\n[]\n${jsonLines([
        { id: 'b', claim: 'broken' },
        { id: 'c', claim: 'La torre' },
      ])}`,
    );
    const faults: string[] = [];
    const failures: unknown[] = [];
    const { rows, failed } = await runText(paths('bad.jsonl'), {
      openChecker,
      watcher: {
        badLine: (path, line, fault) =>
          faults.push(`${path === at('bad.jsonl')} ${line}: ${saidOfRow(fault)}`),
        checked: (_done, _total, _row, failure) => failures.push(failure),
      },
    });
    assert.deepEqual(faults, [
      'true 2: not JSON in UTF-8',
      'true 4: claim must be a text',
      'true 5: not a JSON object',
    ]);
    assert.deepEqual(
      rows.map(({ ms: _ms, ...row }) => row),
      [
        { id: 'a', level: 'non_verificabile', score: 50, evidence: [], error: 400 },
        { id: 'b', level: 'non_verificabile', score: 50, evidence: [], error: 500 },
        { id: 'c', level: 'vero', score: 80, evidence: ['torre'] },
      ],
    );
    assert.equal(failed, 2);
    assert.ok(
      failures[0] instanceof AppError && failures[1] instanceof TypeError && failures[2] === undefined,
    );
  });

  test('rows are in the file as soon as they are ready, and a run that is stopped keeps them', async () => {
    await writeFile(
      at('many.jsonl'),
      jsonLines(['a', 'b', 'c'].map((id) => ({ id, claim: 'La torre', lang: 'it' }))),
    );
    const controller = new AbortController();
    const before = closed.length;
    const written = () => readFileSync(at('many.jsonl.out'), 'utf8').match(/(?<="id":")\w/g);
    const seen: unknown[] = [];
    const running = runText(
      { ...paths('many.jsonl'), signal: controller.signal },
      {
        openChecker,
        watcher: {
          checked(done) {
            seen.push(written());
            if (done === 2) controller.abort(new Error('enough'));
          },
        },
      },
    );
    await assert.rejects(running, /enough/);
    assert.deepEqual(seen, [['a'], ['a', 'b']]);
    assert.deepEqual(written(), ['a', 'b']);
    assert.equal(closed.length, before + 1);
    assert.deepEqual(await leftovers(), []);
  });

  test('a method that cannot be opened, or a corpus without texts, leaves nothing behind', async () => {
    await writeFile(at('one.jsonl'), jsonLines([{ id: 'a', claim: 'La torre' }]));
    await writeFile(at('empty.jsonl'), '\n');
    const refuse = () => Promise.reject(new Error('no weights'));
    await assert.rejects(runText(paths('one.jsonl'), { openChecker: refuse }), /no weights/);
    await assert.rejects(
      runText({ ...paths('one.jsonl'), corpusPath: at('empty.jsonl') }, { openChecker }),
      /empty\.jsonl holds no texts/,
    );
    await assert.rejects(runText(paths('empty.jsonl'), { openChecker }), /empty\.jsonl holds no claims/);
    assert.deepEqual(await leftovers(), []);
  });
});
