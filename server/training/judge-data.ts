/** The examples that the local judge learns from: entailment pairs, and claims with what the index finds for them. */

import type { Passage } from '../src/domain/passage.ts';
import type { EvidenceIndex } from '../src/evidence/evidence-index.ts';
import { fromEachGrammar, type GrammarLanguage } from '../src/language/grammars.ts';
import { searchConcepts } from '../src/language/search-concepts.ts';
import { pairFeatures } from '../src/providers/judge/local/features.ts';
import { isEncyclopedia } from '../src/providers/judge/local/local-judge.ts';
import { readText } from '../src/providers/judge/local/reading.ts';
import { createLocalIndex } from '../src/providers/reference/local-index.ts';
import { jsonLines } from './json-lines.ts';

/** The sets whose licence lets what was trained on them be shipped. */
export const trainable: ReadonlySet<string> = new Set(['fever_it', 'fever_en', 'xfact_it']);

export type Features = Readonly<Record<string, number>>;

/** Classes of a stance, in the order of the forest. */
export const stanceClasses = ['supports', 'refutes', 'neutral'] as const;

export interface StanceExample {
  readonly features: Features;
  readonly label: number;
  readonly weight: number;
}

interface NliRow {
  readonly id: string;
  readonly source: string;
  readonly lang: string;
  readonly premise: string;
  readonly hypothesis: string;
  readonly label: 'entail' | 'contradict' | 'neutral';
  readonly licence_ok: boolean;
  readonly split: string;
}

/** How many rows of a source are enough: large and generated ones would drown the others. */
const rowsMax: Readonly<Record<string, number>> = {
  snli: 5000,
  mnli: 9000,
  'synth-parl': 4000,
  'synth-parl-cross': 4000,
  'synth-wiki': 5000,
  help: 300,
  med: 800,
  conjnli: 2000,
  scitail: 2500,
  paws: 2500,
};
/** Sources made for checking facts count for more. */
const closeToTheTask = new Set(['foolmetwice', 'fever-symmetric', 'fever-sample', 'wice']);

/** Only rows whose licence lets a trained model be shipped, and none that are for measuring. */
export async function entailmentExamples(path: string): Promise<StanceExample[]> {
  const examples: StanceExample[] = [];
  const taken = new Map<string, number>();
  for await (const row of jsonLines<NliRow>(path)) {
    if (!row.licence_ok || row.split !== 'train') continue;
    const limit = rowsMax[row.source] ?? Number.POSITIVE_INFINITY;
    const count = taken.get(row.source) ?? 0;
    // Rows stand grouped: a share of them instead of the first ones.
    if (count >= limit || (limit < Number.POSITIVE_INFINITY && stableNumber(row.id) % 3 !== 0)) continue;
    taken.set(row.source, count + 1);
    const [premise = 'en', hypothesis = premise] = row.lang.split('-') as GrammarLanguage[];
    examples.push({
      features: pairFeatures({
        claim: readText(row.hypothesis, hypothesis),
        title: readText('', premise),
        passage: readText(row.premise, premise),
      }),
      label: ['entail', 'contradict', 'neutral'].indexOf(row.label),
      weight: closeToTheTask.has(row.source) ? 2 : 0.6,
    });
  }
  return examples;
}

export interface ClaimRow {
  readonly id: string;
  readonly dataset: string;
  readonly lang: GrammarLanguage;
  readonly claim: string;
  readonly level: 'vero' | 'falso' | 'fuorviante' | 'non_verificabile';
  readonly gold: readonly string[];
  readonly pair?: string;
}

/** A claim with its passages, best first, as the index of the running service would give them. */
export interface ClaimExample {
  readonly row: ClaimRow;
  readonly passages: readonly {
    readonly id: string;
    readonly title: string;
    readonly encyclopedia: boolean;
    readonly features: Features;
  }[];
  /** Claims with the same number are never split between training and measuring. */
  readonly fold: number;
}

const passagesKept = 10;

export async function claimExamples(
  rows: readonly ClaimRow[],
  index: EvidenceIndex,
  folds: number,
  /** Title of the page that a passage was taken from. */
  titleOf: (docId: string) => string | undefined,
): Promise<ClaimExample[]> {
  const reference = createLocalIndex(index, {
    conceptsOf: ({ claim, language }) => searchConcepts(claim, language),
    clock: () => 0,
  });
  const { signal } = new AbortController();
  const examples: Omit<ClaimExample, 'fold'>[] = [];
  for (const row of rows) {
    const question = { claim: row.claim, language: row.lang, queries: fromEachGrammar(() => '') };
    const found = (await reference.find(question, { signal })).slice(0, passagesKept);
    const claim = readText(row.claim, row.lang);
    const passages = found.map((passage) => ({
      id: passage.id.replace(/#\d+$/, ''),
      title: passage.title,
      encyclopedia: isEncyclopedia(passage.url),
      features: featuresOf(claim, passage, row.lang),
    }));
    examples.push({ row, passages });
  }
  const groups = groupsOf(examples, titleOf);
  return examples.map((example, i) => ({ ...example, fold: stableNumber(groups[i] ?? '') % folds }));
}

function featuresOf(
  claim: ReturnType<typeof readText>,
  passage: Passage,
  fallback: GrammarLanguage,
): Features {
  const language = passage.language ?? fallback;
  return pairFeatures({
    claim,
    title: readText(passage.title, language),
    passage: readText(passage.text, language),
  });
}

export const isFever = ({ dataset }: ClaimRow) => dataset.startsWith('fever');

/** FEVER has several claims about a page, each in two languages: all that hang together stay together. */
function groupsOf(
  examples: readonly Omit<ClaimExample, 'fold'>[],
  titleOf: (docId: string) => string | undefined,
): string[] {
  const parents = new Map<string, string>();
  const root = (name: string): string => {
    const parent = parents.get(name) ?? name;
    return parent === name ? name : root(parent);
  };
  const join = (a: string, b: string) => parents.set(root(a), root(b));
  for (const { row, passages } of examples) {
    if (!isFever(row)) continue;
    join(row.id, `pair ${row.pair ?? row.id}`);
    join(row.id, `page ${titleOf(row.gold[0] ?? '') ?? passages[0]?.title ?? row.id}`);
  }
  return examples.map(({ row }) => root(row.id));
}

function stableNumber(text: string): number {
  let number = 0;
  for (let i = 0; i < text.length; i++) number = (Math.imul(number, 31) + text.charCodeAt(i)) | 0;
  return Math.abs(number);
}
