/** Scores as a reader of the documentation sees them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsMarkdown } from './figures/measurement-markdown.ts';
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

test('every set has its row, what is not known is a dash, and the missing answers are told', () => {
  const report = partsMarkdown(reportText(scoreText(gold, predictions)));
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
