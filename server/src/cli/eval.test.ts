/** `riscontro eval text` over a small corpus, with a method that really searches it. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createListener, createTestTerminal } from '../../test/support/test-terminal.ts';
import type { Config } from '../config.ts';
import { analyse } from '../language/analyse.ts';
import { UsageError } from './command-line.ts';
import type { OpenEngines } from './engine-opening.ts';
import { evalCommand } from './eval.ts';
import { createProgressLine } from './progress-line.ts';

const jsonLines = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('riscontro eval text', () => {
  let folder: string;
  let corpus: string;
  let claims: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riscontro-eval-command-'));
    corpus = join(folder, 'corpus.jsonl');
    claims = join(folder, 'claims.jsonl');
    const url = 'https://example.org/';
    await writeFile(
      corpus,
      jsonLines([
        { doc_id: 'torre', url, title: '', text: 'La torre è alta 330 metri.', lang: 'it' },
        { doc_id: 'tower', url, title: '', text: 'The tower is 330 metres high.', lang: 'en' },
        { doc_id: 'bad', title: 7 },
      ]),
    );
    const known = { dataset: 'prova', truth: 1, level: 'vero', pair: 'p' };
    await writeFile(
      claims,
      jsonLines([
        { ...known, id: 'i', lang: 'it', claim: 'La torre è alta', gold: ['torre'] },
        { ...known, id: 'e', lang: 'en', claim: 'The tower is high', gold: ['tower'] },
        { ...known, id: 's', lang: 'en', claim: ' \u200b. ', gold: ['tower'], pair: undefined },
      ]),
    );
  });
  after(() => rm(folder, { recursive: true }));

  const opened: Config[] = [];
  let closed = 0;
  const openEngines: OpenEngines = async (config, sources = {}) => {
    opened.push(config);
    const { onlyEvidence } = sources;
    assert.ok(onlyEvidence, 'the index of the corpus is given');
    return {
      engines: {},
      async checkClaim(claim, language) {
        const concepts = analyse(claim, language).map((term) => ({ terms: [{ term, weight: 1 }] }));
        const hits = await onlyEvidence.search(concepts, { limit: 5 });
        return { level: 'true', score: 90, evidence: hits.map(({ id }) => id) };
      },
      close: async () => {
        closed += 1;
      },
    };
  };
  const run = async (...parameters: string[]) => {
    const terminal = createTestTerminal();
    await evalCommand(parameters, terminal, {
      openEngines,
      openImages: () => Promise.reject(new Error('not asked for')),
      openVideos: () => Promise.reject(new Error('not asked for')),
    });
    return { stdout: terminal.output.text(), stderr: terminal.errors.text() };
  };
  const out = () => join(folder, 'out.jsonl');
  const files = () => ['--corpus', corpus, '--claims', claims, '--out', out()];
  const refusal = (pattern: RegExp) => (error: unknown) =>
    error instanceof UsageError && pattern.test(error.message);

  test('the answers are in the file, the faults are told, and claims with known answers are scored', async () => {
    const { stdout, stderr } = await run('text', ...files());
    const rows = (await readFile(out(), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      rows.map(({ id, level, error }) => [id, level, error]),
      [
        ['i', 'vero', undefined],
        ['e', 'vero', undefined],
        ['s', 'non_verificabile', 400],
      ],
    );
    assert.deepEqual(Object.keys(rows[0]), ['id', 'level', 'score', 'evidence', 'ms']);
    assert.match(stdout, /^3 claims checked against 2 passages, 1 of them without an answer\./);
    assert.match(stdout, /\nprova +3 +\.667 +\.800 /);
    assert.match(stdout, /Italian and English agree on 1\.000 of 1 claims/);
    assert.match(stderr, /corpus\.jsonl:3: url must be a text/);
    assert.match(stderr, /^s: .*at least 3 characters/m);
    assert.match(stderr, /3 of 3 claims: 100 %/);
  });

  test('the method runs alone: no network, no language model, no database of the installation', async () => {
    opened.length = closed = 0;
    const { stdout } = await run('text', ...files(), '--json');
    assert.equal(JSON.parse(stdout).sets.prova.n, 3);
    const [config] = opened;
    assert.deepEqual(
      [config?.offline, config?.languageModel, config?.databaseUrl],
      [true, undefined, undefined],
    );
    assert.equal(closed, 1);
  });

  test('claims without known answers are run all the same', async () => {
    const bare = join(folder, 'bare.jsonl');
    await writeFile(bare, jsonLines([{ id: 'x', claim: 'La torre è alta' }]));
    const { stdout } = await run('text', '--corpus', corpus, '--claims', bare, '--out', out());
    assert.match(stdout, /^1 claims checked .* The answers are in .*out\.jsonl\.\n$/);
  });

  test('a call that is not understood is told before anything is opened or written', async () => {
    await writeFile(out(), 'kept');
    await mkdir(join(folder, 'folder'), { recursive: true });
    const cases: [string[], RegExp][] = [
      [['sound', ...files()], /no evaluation of “sound”/],
      [['media', '--out', out()], /--manifest is needed/],
      [['media', '--manifest', claims, '--out', out(), '--jobs', '0'], /--jobs is a number/],
      [['text', 'more', ...files()], /“more” is not understood/],
      [['text'], /--corpus is needed/],
      [['text', '--corpus', corpus], /--claims is needed/],
      [['text', '--corpus', corpus, '--claims', claims], /--out is needed/],
      [['text', ...files(), '--corpus', join(folder, 'none.jsonl')], /There is no file .*none\.jsonl/],
      [['text', ...files(), '--claims', folder], /is not a file/],
      [['text', ...files(), '--out', join(folder, 'none', 'out')], /There is no folder .*none/],
      [['text', ...files(), '--out', join(folder, 'folder')], /folder is a folder/],
      [['text', ...files(), '--out', join(folder, '.', 'claims.jsonl')], /needs? another file/],
      [['text', '--what'], /Unknown option --what/],
    ];
    opened.length = 0;
    for (const [parameters, message] of cases) await assert.rejects(run(...parameters), refusal(message));
    assert.equal(opened.length, 0);
    assert.equal(await readFile(out(), 'utf8'), 'kept');
    assert.match((await run()).stdout, /^Usage: riscontro eval text/);
  });
});

test('on a terminal a bar is drawn over itself, and a fault stands on its own line', () => {
  const terminal = createListener(true);
  let nowMs = 0;
  const progress = createProgressLine(terminal, () => nowMs);
  progress.show(0.25, 'claims: 25 %');
  nowMs = 200;
  progress.show(0.5, 'claims: 50 %');
  progress.show(0.75, 'claims: 75 %');
  progress.print('a fault');
  progress.show(1, 'claims: 100 %', { isLast: true });
  progress.end();
  const half = `[${'='.repeat(15)}${' '.repeat(15)}] claims: 50 %`;
  assert.equal(terminal.text(), `${half}\r\x1b[Ka fault\n[${'='.repeat(30)}] claims: 100 %\r\x1b[K`);
});
