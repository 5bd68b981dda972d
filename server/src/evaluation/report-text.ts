/** Scores of text verification as Markdown, for docs/evaluation.md. */
import { markdownTable } from './markdown-section.ts';
import { rowLevels } from './rows.ts';
import type { SetScores, TextScores } from './score-text.ts';

export interface RunFacts {
  readonly dateMs: number;
  /** In the index. */
  readonly passages: number;
  readonly claims: number;
  /** Of the machine that the times were taken on. */
  readonly cores: number;
}

type Column = readonly [heading: string, cell: (scores: SetScores) => string];

const verdictColumns: readonly Column[] = [
  ['accuracy', (set) => figure(set.accuracy)],
  ['macro-F1', (set) => figure(set.macroF1)],
  ['flips', (set) => figure(set.flipRate)],
  ['committed', (set) => figure(set.committed)],
  ['right when committed', (set) => figure(set.committedPrecision)],
];
const levelColumns: readonly Column[] = rowLevels.map((level) => [
  `F1 ${level.replace('_', ' ')}`,
  (set) => figure(set.f1[level]),
]);
const scoreColumns: readonly Column[] = [
  ['Brier', (set) => figure(set.brier)],
  ['ECE', (set) => figure(set.ece)],
  ['AUROC', (set) => figure(set.auroc)],
  ['p50 ms', (set) => milliseconds(set.p50Ms)],
  ['p95 ms', (set) => milliseconds(set.p95Ms)],
];
const evidenceColumns: readonly Column[] = [
  ['recall@5', (set) => figure(set.recallAt5)],
  ['recall@10', (set) => figure(set.recallAt10)],
  ['hit@5', (set) => figure(set.hitAt5)],
  ['MRR', (set) => figure(set.mrr)],
  ['strict@5', (set) => figure(set.strictAt5)],
];

export function reportText(scores: TextScores, facts: RunFacts): string {
  const tables = [
    ['Levels', verdictColumns],
    ['F1 of each level', levelColumns],
    ['Score and time', scoreColumns],
    ['Evidence', evidenceColumns],
  ] as const;
  return [
    describeRun(facts),
    ...tables.map(([title, columns]) => `### ${title}\n\n${tableOf(scores, columns)}`),
    describeWhole(scores),
  ].join('\n\n');
}

function tableOf({ sets }: TextScores, columns: readonly Column[]): string {
  const rows = Object.entries(sets).map(([name, set]) => [
    `\`${name}\``,
    count(set.n),
    ...columns.map(([, cell]) => cell(set)),
  ]);
  return markdownTable(['set', 'claims', ...columns.map(([heading]) => heading)], rows);
}

function describeRun({ dateMs, passages, claims, cores }: RunFacts): string {
  const day = new Date(dateMs).toISOString().slice(0, 10);
  return `Measured ${day}: ${count(claims)} claims against ${count(passages)} passages, Node ${process.versions.node}, ${cores} cores (${process.arch}), no network.`;
}

function describeWhole({ sets, mean, agreement }: TextScores): string {
  const missing = Object.values(sets).reduce((sum, set) => sum + set.missing, 0);
  return [
    mean &&
      `Mean over the sets: macro-F1 **${figure(mean.macroF1)}**, accuracy **${figure(mean.accuracy)}**.`,
    agreement &&
      `Italian and English give the same level to **${figure(agreement.share)}** of ${count(agreement.n)} claims that exist in both.`,
    missing > 0 && `${count(missing)} claims were not answered and count as wrong.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Three digits, without the zero before the point: `.381`. A dash where there is nothing to tell. */
export function figure(share: number | undefined): string {
  return share === undefined ? '–' : share.toFixed(3).replace(/^0\./, '.');
}

function milliseconds(ms: number | undefined): string {
  return ms === undefined ? '–' : ms.toFixed(ms < 10 ? 1 : 0);
}

function count(value: number): string {
  return value.toLocaleString('en');
}
