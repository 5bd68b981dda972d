/** Learns what tells that a claim is one of the known ones: a forest for the topic, and one for the side that is taken. */
import { join } from 'node:path';
import { readRows } from '../src/evaluation/read-rows.ts';
import { GoldClaim } from '../src/evaluation/rows.ts';
import { readKnowledge } from '../src/knowledge/read-knowledge.ts';
import type { Forest } from '../src/learned/trees.ts';
import type { SameClaimWeights } from '../src/providers/judge/local/same-claim.ts';
import {
  type Likeness,
  likenessOf,
  readStatement,
  type Statement,
} from '../src/providers/judge/local/same-claim-features.ts';
import { type BoostOptions, trainForest } from './boost.ts';
import { feverLookups, type Known, knowledgeLookups, type Lookup } from './same-claim-lookups.ts';

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
export interface Candidate extends Likeness {
  readonly isSame: boolean;
}

/** A claim that is looked up, and what it is held against. */
export interface ReadLookup extends Lookup {
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

/** Claims of FEVER (`claims_public.jsonl` in the folder) and of the bundled knowledge. */
export async function readLookups(folder: string): Promise<ReadLookup[]> {
  const { claims } = await readKnowledge();
  return [
    ...feverLookups(await readRows(join(folder, 'claims_public.jsonl'), GoldClaim)),
    ...knowledgeLookups(claims),
  ].map((lookup) => ({
    ...lookup,
    candidates: [
      ...(lookup.same ? candidate(lookup.claim, lookup.same, true) : []),
      ...lookup.others.flatMap((other) => candidate(lookup.claim, other, false)),
    ],
  }));
}

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

export function learnSameClaim(own: readonly ReadLookup[]): SameClaimWeights {
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
