/** Scores of text verification as tables, for docs/evaluation.md. */
import type { Figure, MeasuredTable, Measurement } from '../domain/measurement.ts';
import { code, count, fixed, share, told } from './figures/figure.ts';
import { rowLevels } from './rows.ts';
import type { SetScores, TextScores } from './score-text.ts';

type Column = readonly [heading: MeasuredTable['columns'][number], cell: (scores: SetScores) => Figure];

const verdictColumns: readonly Column[] = [
  ['accuracy', (set) => share(set.accuracy)],
  ['macro-F1', (set) => share(set.macroF1)],
  [{ key: 'flips', heading: 'flips' }, (set) => share(set.flipRate)],
  [{ key: 'committed', heading: 'committed' }, (set) => share(set.committed)],
  [{ key: 'rightWhenCommitted', heading: 'right when committed' }, (set) => share(set.committedPrecision)],
];
const levelColumns: readonly Column[] = rowLevels.map((level) => [
  `F1 ${level.replace('_', ' ')}`,
  (set) => share(set.f1[level]),
]);
const scoreColumns: readonly Column[] = [
  ['Brier', (set) => share(set.brier)],
  ['ECE', (set) => share(set.ece)],
  ['AUROC', (set) => share(set.auroc)],
  ['p50 ms', (set) => milliseconds(set.p50Ms)],
  ['p95 ms', (set) => milliseconds(set.p95Ms)],
];
const evidenceColumns: readonly Column[] = [
  ['recall@5', (set) => share(set.recallAt5)],
  ['recall@10', (set) => share(set.recallAt10)],
  ['hit@5', (set) => share(set.hitAt5)],
  ['MRR', (set) => share(set.mrr)],
  ['strict@5', (set) => share(set.strictAt5)],
];

export function reportText(scores: TextScores): Measurement['parts'] {
  const tables = [
    ['Levels', verdictColumns, 'levels'],
    ['F1 of each level', levelColumns],
    ['Score and time', scoreColumns],
    ['Evidence', evidenceColumns],
  ] as const;
  return [
    ...tables.map(([title, columns, key]) => ({
      ...(key ? { key } : {}),
      title,
      ...tableOf(scores, columns),
    })),
    { sentence: describeWhole(scores) },
  ];
}

function tableOf({ sets }: TextScores, columns: readonly Column[]): Pick<MeasuredTable, 'columns' | 'rows'> {
  return {
    columns: [
      { key: 'set', heading: 'set' },
      { key: 'claims', heading: 'claims' },
      ...columns.map(([heading]) => heading),
    ],
    rows: Object.entries(sets).map(([name, set]) => [
      code(name),
      count(set.n),
      ...columns.map(([, cell]) => cell(set)),
    ]),
  };
}

function describeWhole({ sets, mean, agreement }: TextScores): (string | Figure)[] {
  const missing = Object.values(sets).reduce((sum, set) => sum + set.missing, 0);
  const sentences = [
    mean &&
      told`Mean over the sets: macro-F1 **${share(mean.macroF1)}**, accuracy **${share(mean.accuracy)}**.`,
    agreement &&
      told`Italian and English give the same level to **${share(agreement.share, 'sameInBothLanguages')}** of ${count(agreement.n)} claims that exist in both.`,
    missing > 0 && told`${count(missing)} claims were not answered and count as wrong.`,
  ].filter((sentence) => Array.isArray(sentence));
  return sentences.flatMap((sentence, place) => (place === 0 ? sentence : [' ', ...sentence]));
}

function milliseconds(ms: number | undefined): Figure {
  return fixed(ms, ms !== undefined && ms < 10 ? 1 : 0);
}
