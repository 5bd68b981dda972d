/** Scores as a reader of the documentation sees them. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { keepSection } from './markdown-section.ts';
import { reportText } from './report-text.ts';
import type { GoldClaim, Prediction } from './rows.ts';
import { scoreText } from './score-text.ts';

const gold: GoldClaim[] = [
  { id: 'a', dataset: 'uno', lang: 'it', claim: 'A', level: 'vero', truth: 1, gold: ['d1'], pair: 'p' },
  { id: 'b', dataset: 'two', lang: 'en', claim: 'B', level: 'vero', truth: 1, gold: [], pair: 'p' },
  { id: 'c', dataset: 'two', lang: 'en', claim: 'C', level: 'falso', truth: 0, gold: [] },
];
const predictions: Prediction[] = [
  { id: 'a', level: 'vero', score: 90, evidence: ['d1'], ms: 12.34 },
  { id: 'b', level: 'vero', score: 80, evidence: [], ms: 3.21 },
];
const facts = { dateMs: Date.UTC(2026, 10, 15), passages: 23_453, claims: 3, cores: 2 };

test('every set has its row, what is not known is a dash, and the missing answers are told', () => {
  const report = reportText(scoreText(gold, predictions), facts);
  assert.match(report, /^Measured 2026-11-15: 3 claims against 23,453 passages, Node \S+, 2 cores/);
  assert.match(
    report,
    /\| set \| claims \| accuracy \| macro-F1 \| flips \| committed \| right when committed \|/,
  );
  assert.match(report, /\| `two` \| 2 \| \.500 \| \.500 \| \.000 \| \.500 \| 1\.000 \|/);
  assert.match(report, /\| `uno` \| 1 \| \.010 \| \.100 \| – \| 12 \| 12 \|/);
  assert.match(report, /\| `two` \| 2 \| – \| – \| – \| – \| – \|/);
  assert.match(report, /macro-F1 \*\*\.750\*\*, accuracy \*\*\.750\*\*/);
  assert.match(report, /\*\*1\.000\*\* of 1 claims that exist in both\. 1 claims were not answered/);
});

test('only what stands between the markers of the section is written anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riscontro-report-'));
  try {
    const path = join(folder, 'evaluation.md');
    const file = pathToFileURL(path);
    await writeFile(path, '# Evaluation\n<!-- text: begin -->\nold\n<!-- text: end -->\nAfter.\n');
    await keepSection(file, 'text', 'first');
    await keepSection(file, 'text', 'new $& figures');
    assert.equal(
      await readFile(path, 'utf8'),
      '# Evaluation\n<!-- text: begin -->\nnew $& figures\n<!-- text: end -->\nAfter.\n',
    );
    await assert.rejects(keepSection(file, 'media', 'x'), /evaluation\.md has no markers for media/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
