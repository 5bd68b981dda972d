/**
 * What the local judge looks at when it weighs all passages together: few numbers, each of which can only push in
 * one direction, so that what is learned on some sets of claims still holds on others.
 */

/** A passage's features with the stance that was read from them. */
export interface ReadPassage {
  readonly features: Readonly<Record<string, number>>;
  readonly supports: number;
  readonly refutes: number;
  readonly neutral: number;
  /** Above 0 for support, below for refutation. */
  readonly leaning: number;
  /** Whether it stands in an encyclopedia: there a claim is seldom repeated in order to be denied. */
  readonly encyclopedia: boolean;
  /** What its site counts by the operator's list; 1 unless told. Stance and leaning are scaled by it already. */
  readonly weight?: number;
}

/** Passages beyond these are too far from the claim. */
export const passagesWeighed = 10;
const firstFew = 5;
const firstThree = 3;

export type VerdictFeatures = Record<string, number>;

/** At least one passage is needed. */
export function verdictFeatures(all: readonly ReadPassage[]): VerdictFeatures {
  const passages = all.slice(0, passagesWeighed);
  const few = passages.slice(0, firstFew);
  const of = (name: string) => (passage: ReadPassage) => passage.features[name] ?? 0;
  const coverage = of('coverage');
  const weighs = ({ weight = 1 }: ReadPassage) => weight;
  const denies = (passage: ReadPassage) => (of('passageDenials')(passage) > 0 ? weighs(passage) : 0);
  const saysNo = (passage: ReadPassage) => (of('opensWithNo')(passage) > 0 ? weighs(passage) : 0);
  const relevant = (value: (passage: ReadPassage) => number) => {
    const weight = few.reduce((sum, passage) => sum + coverage(passage) ** 2, 0);
    return few.reduce((sum, passage) => sum + value(passage) * coverage(passage) ** 2, 0) / (weight + 0.3);
  };

  const encyclopedia = mean(few.map((passage) => (passage.encyclopedia ? 1 : 0)));
  const fragments = mean(few.map(of('fragment')));
  const leaningBest = levelled(total(passages, (passage) => leaning(passage) * coverage(passage) ** 4));
  const leaningMost = levelled(total(passages, (passage) => leaning(passage) * coverage(passage) ** 2));
  const leaningFirst = total(passages.slice(0, firstThree), leaning);
  const support = most(passages, (passage) => passage.supports * coverage(passage));
  const refutation = most(passages, (passage) => passage.refutes * coverage(passage));
  const against = Math.log1p(
    total(passages, (passage) => Math.max(0, -leaning(passage)) * coverage(passage) ** 4),
  );
  return {
    leaningBest,
    leaningFirst,
    leaningDecided: total(few, (passage) => leaning(passage) * (1 - passage.neutral)),
    support,
    refutation,
    against,
    conflict: Math.min(support, refutation),
    coverage: most(passages, coverage),
    encyclopedia,
    fragments,
    denied: relevant(denies),
    deniedFew: mean(few.map(denies)),
    deniedAll: total(passages, denies) / passagesWeighed,
    deniedFirst: passages[0] ? denies(passages[0]) : 0,
    no: relevant((passage) => of('opensWithNo')(passage) * weighs(passage)),
    noFew: mean(few.map(saysNo)),
    negationDiffers: relevant((passage) => of('negationDiffers')(passage) * weighs(passage)),
    claimNegated: Math.min(1, passages[0]?.features.claimNegations ?? 0),
    // Cut-off snippets of a search engine say less than whole sentences.
    ...apart('leaningBest', leaningBest, fragments),
    ...apart('leaningMost', leaningMost, fragments),
    ...apart('leaningFirst', leaningFirst, fragments),
    ...apart('refutation', refutation, fragments),
    ...apart('against', against, fragments),
  };
}

function apart(name: string, value: number, fragments: number): VerdictFeatures {
  return { [`${name}InSentences`]: value * (1 - fragments), [`${name}InFragments`]: value * fragments };
}

const leaning = (passage: ReadPassage) => passage.leaning;

function levelled(value: number): number {
  return Math.sign(value) * Math.log1p(Math.abs(value));
}

function total(passages: readonly ReadPassage[], value: (passage: ReadPassage) => number): number {
  return passages.reduce((sum, passage) => sum + value(passage), 0);
}

function most(passages: readonly ReadPassage[], value: (passage: ReadPassage) => number): number {
  return Math.max(0, ...passages.map(value));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
