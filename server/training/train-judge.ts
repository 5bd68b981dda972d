/** Trains the local judge: the stance forest, the likelihoods of true and false, and the thresholds. */
import { textLevels } from '@riscontro/contract/inside';
import type { Forest } from '../src/learned/trees.ts';
import type { JudgeWeights } from '../src/providers/judge/local/local-judge.ts';
import { readFeatures } from '../src/providers/judge/local/read-features.ts';
import { type ReadPassage, verdictFeatures } from '../src/providers/judge/local/verdict-features.ts';
import {
  isContradicted,
  isDenied,
  type Likelihoods,
  likelihoods,
  type VerdictWeights,
} from '../src/providers/judge/local/weigh.ts';
import { type BoostOptions, trainForest } from './boost.ts';
import { fitLogistic, type Signs } from './fit-logistic.ts';
import { type ClaimExample, isFever, type StanceExample, stanceClasses } from './judge-data.ts';

const boosting: BoostOptions = {
  rounds: 120,
  depth: 3,
  rate: 0.12,
  leafWeightMin: 10,
  lambda: 3,
  rows: 0.6,
  columns: 0.5,
  seed: 3,
};
/** A claim's gold passage is worth this many entailment pairs. */
const goldWeight = 8;
const neutralWeight = 2;
const neutralsMax = 5;

/** Which way each number may push the likelihood of true, and of false. */
const trueSigns: Signs = {
  leaningBestInSentences: 1,
  leaningBestInFragments: 1,
  leaningFirstInSentences: 1,
  leaningFirstInFragments: 1,
  leaningMostInSentences: 1,
  leaningMostInFragments: 1,
  claimNegated: -1,
  deniedFew: -1,
  deniedFirst: -1,
  no: -1,
  fragments: 0,
};
const falseSigns: Signs = {
  refutationInSentences: 1,
  refutationInFragments: 1,
  againstInSentences: 1,
  againstInFragments: 1,
  leaningFirstInSentences: -1,
  leaningFirstInFragments: -1,
  denied: 1,
  no: 1,
  deniedFew: 1,
  deniedFirst: 1,
  deniedAll: 1,
  fragments: 0,
};
const truthSigns: Signs = {
  leaningBest: 0,
  leaningDecided: 0,
  support: 0,
  refutation: 0,
  coverage: 0,
  denied: 0,
  deniedFew: 0,
  deniedFirst: 0,
  no: 0,
  negationDiffers: 0,
  claimNegated: 0,
};
const sidesPenalty = 30;
const truthPenalty = 75;
/** What the thresholds keep to on the training sets: the smallest that is right this often. */
const precisions = { true: 0.69, falseContradicted: 0.76, falseDenied: 0.55 };

export interface TrainedJudge {
  readonly weights: JudgeWeights;
  /** For each fold, weights trained on the others. */
  readonly byFold: readonly JudgeWeights[];
}

interface Read {
  readonly claim: ClaimExample;
  readonly passages: readonly ReadPassage[];
}

/** The forest trained on all, and for each fold the one trained on the others. */
export interface Forests {
  readonly whole: Forest;
  readonly byFold: readonly Forest[];
}

export function trainForests(
  entailment: readonly StanceExample[],
  claims: readonly ClaimExample[],
  folds: number,
  tell: (message: string) => void,
): Forests {
  const forestWithout = (fold: number | undefined) =>
    stanceForest([...entailment, ...stanceExamples(claims.filter((claim) => claim.fold !== fold))]);
  const byFold = Array.from({ length: folds }, (_, fold) => {
    tell(`stance without fold ${fold + 1} of ${folds}`);
    return forestWithout(fold);
  });
  tell('stance with all');
  return { whole: forestWithout(undefined), byFold };
}

export function trainJudge({ whole, byFold }: Forests, claims: readonly ClaimExample[]): TrainedJudge {
  // Every claim is read by a forest that has not seen it: else what follows would trust the stances too much.
  const read = claims
    .filter(({ passages }) => passages.length > 0)
    .map((claim): Read => ({ claim, passages: readAll(byFold[claim.fold] as Forest, claim) }));
  const without = byFold.map((_, fold) => sides(read.filter(({ claim }) => claim.fold !== fold)));
  const thresholds = thresholdsFor(
    read.map(({ claim, passages }) => ({
      claim,
      seen: likelihoods(without[claim.fold] as Sides, passages),
    })),
  );
  return {
    weights: { stance: whole, verdict: { ...sides(read), thresholds } },
    byFold: byFold.map((stance, fold) => ({ stance, verdict: { ...(without[fold] as Sides), thresholds } })),
  };
}

function stanceForest(examples: readonly StanceExample[]): Forest {
  const names = Object.keys(examples[0]?.features ?? {});
  return trainForest(
    names,
    stanceClasses,
    examples.map(({ features }) => Float32Array.from(names, (name) => features[name] ?? 0)),
    examples.map(({ label }) => label),
    examples.map(({ weight }) => weight),
    boosting,
  );
}

/** Only FEVER says which passage decides; elsewhere the gold passages were merely found by those who checked. */
function stanceExamples(claims: readonly ClaimExample[]): StanceExample[] {
  return claims
    .filter(({ row }) => isFever(row))
    .flatMap(({ row, passages }) =>
      passages.flatMap(({ id, features }, place): StanceExample[] => {
        const decides = row.gold.includes(id) && (row.level === 'vero' || row.level === 'falso');
        if (decides) return [{ features, label: row.level === 'vero' ? 0 : 1, weight: goldWeight }];
        // The same sentence in the other language decides as well, but nobody has marked it.
        if (features.sameLanguage === 0) return [];
        return place < neutralsMax ? [{ features, label: 2, weight: neutralWeight }] : [];
      }),
    );
}

function readAll(stance: Forest, { passages }: ClaimExample): ReadPassage[] {
  return passages.map(({ features, encyclopedia }) => readFeatures(stance, features, encyclopedia));
}

type Sides = Omit<VerdictWeights, 'thresholds'>;

function sides(read: readonly Read[]): Sides {
  const classOf = ({ claim: { row } }: Read) => (row.level === 'vero' ? 0 : row.level === 'falso' ? 1 : 2);
  const sizes = new Map<string, number>();
  const groupOf = (one: Read) => `${one.claim.row.dataset} ${classOf(one)}`;
  for (const one of read) sizes.set(groupOf(one), (sizes.get(groupOf(one)) ?? 0) + 1);
  const examples = read.map((one) => ({
    values: verdictFeatures(one.passages),
    label: classOf(one),
    // Sets weigh the same, and in each of them true, false and the rest: their habits are not to be learned.
    weight: 500 / 3 / (sizes.get(groupOf(one)) ?? 1),
  }));
  const against = (label: number) => examples.map((one) => ({ ...one, label: one.label === label ? 1 : 0 }));
  return {
    true: fitLogistic(['other', 'true'], trueSigns, against(0), sidesPenalty),
    false: fitLogistic(['other', 'false'], falseSigns, against(1), sidesPenalty),
    truth: fitLogistic(['true', 'false', 'other'], truthSigns, examples, truthPenalty),
  };
}

interface Seen {
  readonly claim: ClaimExample;
  readonly seen: Likelihoods;
}

function thresholdsFor(all: readonly Seen[]): VerdictWeights['thresholds'] {
  const fever = all.filter(({ claim }) => isFever(claim.row));
  const news = all.filter(({ claim }) => !isFever(claim.row));
  const leansTrue = ({ seen }: Seen) => (seen.features.leaningFirst ?? 0) > 0;
  return {
    true: smallest(fever.filter(leansTrue), 'true', precisions.true),
    falseContradicted: smallest(
      fever.filter(({ seen }) => isContradicted(seen)),
      'false',
      precisions.falseContradicted,
    ),
    falseDenied: smallest(
      news.filter(({ seen }) => isDenied(seen)),
      'false',
      precisions.falseDenied,
    ),
  };
}

function smallest(all: readonly Seen[], level: 'true' | 'false', precision: number): number {
  for (let hundredths = 30; hundredths < 95; hundredths++) {
    const committed = all.filter(({ seen }) => seen[level] >= hundredths / 100);
    const right = committed.filter(({ claim }) => claim.row.level === textLevels[level]).length;
    if (committed.length > 0 && right / committed.length >= precision) return hundredths / 100;
  }
  return 0.95;
}
