/**
 * Trains and measures what tells that a claim is one of the known ones. Claims about FEVER's pages and of the bundled
 * knowledge's topics are measured by weights that have not seen them. Writes the weights and docs/evaluation.md.
 *
 * node server/training/train-same-claim.ts FOLDER
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepSection, markdownTable } from '../src/evaluation/markdown-section.ts';
import { readRows } from '../src/evaluation/read-rows.ts';
import { GoldClaim } from '../src/evaluation/rows.ts';
import { readKnowledge } from '../src/knowledge/read-knowledge.ts';
import type { Forest } from '../src/learned/trees.ts';
import { isCloseEnough, likelihood, type SameClaimWeights } from '../src/providers/judge/local/same-claim.ts';
import {
  type Likeness,
  likenessOf,
  readStatement,
  type Statement,
} from '../src/providers/judge/local/same-claim-features.ts';
import { type BoostOptions, trainForest } from './boost.ts';
import { feverLookups, type Known, knowledgeLookups, type Lookup } from './same-claim-pairs.ts';

const [data] = process.argv.slice(2);
if (!data) throw new Error('Usage: train-same-claim.ts FOLDER');

const boosting: BoostOptions = {
  rounds: 80,
  depth: 3,
  rate: 0.12,
  leafWeightMin: 10,
  lambda: 3,
  rows: 0.7,
  columns: 0.6,
  seed: 3,
};
const folds = 5;

interface Candidate extends Likeness {
  readonly isSame: boolean;
}

interface Read extends Lookup {
  readonly candidates: readonly Candidate[];
}

const readings = new Map<string, ReturnType<typeof readStatement>>();
function reading(statement: Statement) {
  const key = `${statement.language} ${statement.text}`;
  const known = readings.get(key) ?? readStatement(statement);
  readings.set(key, known);
  return known;
}

function candidate(claim: Statement, { wordings, denials, about }: Known, isSame: boolean): Candidate[] {
  const all = [
    ...wordings.map((one) => ({ reading: reading(one), denies: false })),
    ...denials.map((one) => ({ reading: reading(one), denies: true })),
  ];
  const likeness = likenessOf(
    reading(claim),
    all,
    about.filter(({ language }) => language === claim.language).map(reading),
  );
  return likeness.denies === undefined ? [] : [{ ...likeness, isSame }];
}

const { claims } = await readKnowledge();
const lookups: Read[] = [
  ...feverLookups(await readRows(join(data, 'claims_public.jsonl'), GoldClaim)),
  ...knowledgeLookups(claims),
].map((lookup) => ({
  ...lookup,
  candidates: [
    ...(lookup.same ? candidate(lookup.claim, lookup.same, true) : []),
    ...lookup.others.flatMap((other) => candidate(lookup.claim, other, false)),
  ],
}));

interface Example {
  readonly values: Readonly<Record<string, number>>;
  readonly label: 0 | 1;
}

function fitForest(classes: [string, string], examples: readonly Example[]): Forest {
  const names = Object.keys(examples[0]?.values ?? {});
  const rows = examples.map(({ values }) => Float32Array.from(names, (name) => values[name] ?? 0));
  const labels = examples.map(({ label }) => label);
  return trainForest(names, classes, rows, labels, new Float32Array(rows.length).fill(1), boosting);
}

function fit(own: readonly Read[]): SameClaimWeights {
  const plain = own.filter(({ kind }) => kind === 'plain');
  const topic = plain.flatMap(({ candidates }) =>
    candidates.map(({ topic: values, isSame }): Example => ({ values, label: isSame ? 1 : 0 })),
  );
  // Only the knowledge has both sides of a claim.
  const side = plain
    .filter(({ set }) => set === 'knowledge')
    .flatMap(({ candidates, denies }) =>
      candidates
        .filter(({ isSame }) => isSame)
        .map((one): Example => ({ values: one.side, label: one.denies === denies ? 1 : 0 })),
    );
  return { topic: fitForest(['other', 'same'], topic), side: fitForest(['wrong', 'right'], side) };
}

const groups = [...new Set(lookups.map(({ group }) => group))];
const foldOf = new Map(groups.map((group, i) => [group, i % folds]));

function judged(weights: SameClaimWeights, { topic, side, whole }: Candidate) {
  if (whole) return { isTaken: true, closeness: 1 };
  const [sameTopic, rightSide] = [likelihood(weights.topic, topic), likelihood(weights.side, side)];
  return {
    isTaken: isCloseEnough({ sameTopic, rightSide, topic, side }),
    closeness: sameTopic * rightSide,
  };
}

/** As it is used: of all that is known only the closest is taken, and only if it is close enough. */
const measured = Array.from({ length: folds }, (_, fold) => {
  const weights = fit(lookups.filter(({ group }) => foldOf.get(group) !== fold));
  return lookups
    .filter(({ group }) => foldOf.get(group) === fold)
    .map((lookup) => {
      const best = lookup.candidates
        .filter(({ contradicts, whole }) => whole || !contradicts)
        .map((one) => ({ ...one, ...judged(weights, one) }))
        .filter(({ isTaken }) => isTaken)
        .sort((a, b) => b.closeness - a.closeness)[0];
      return { lookup, taken: best };
    });
}).flat();

function rowOf(name: string, set: Lookup['set']): string[] {
  // Of a published fact-check the contrary is not used.
  const own = measured.filter(
    ({ lookup, taken }) => lookup.set === set && !(set === 'fever' && taken?.denies),
  );
  const taken = own.filter((one) => one.taken);
  const right = taken.filter((one) => one.taken?.isSame && one.taken.denies === one.lookup.denies).length;
  const all = measured.filter(({ lookup }) => lookup.set === set && lookup.same).length;
  const count = (of: (one: (typeof taken)[number]) => boolean | undefined) => String(taken.filter(of).length);
  return [
    name,
    String(all),
    (right / Math.max(1, taken.length)).toFixed(3),
    (right / Math.max(1, all)).toFixed(3),
    count((one) => one.lookup.kind === 'plain' && !one.taken?.isSame),
    count((one) => one.lookup.kind === 'negated'),
    count((one) => one.lookup.kind === 'number'),
    count((one) => one.taken?.isSame && one.taken.denies !== one.lookup.denies),
  ];
}

const report = markdownTable(
  [
    'claims looked up',
    'with the same known',
    'precision (aim .95)',
    'recall (aim .50)',
    'wrong: another claim',
    'wrong: negated',
    'wrong: another number',
    'wrong: the contrary',
  ],
  [rowOf('FEVER, Italian and English', 'fever'), rowOf('bundled knowledge, by topic', 'knowledge')],
);
process.stdout.write(`${report}\n`);
await keepSection(new URL('../../docs/evaluation.md', import.meta.url), 'matching', report);
writeFileSync(
  new URL('../src/providers/judge/local/same-claim.json', import.meta.url),
  `${JSON.stringify(fit(lookups))}\n`,
);
