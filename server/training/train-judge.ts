/** Trains both parts of the local judge, and judges every training claim with weights that have not seen its fold. */

import { type Forest, softmax, sumsOf } from '../src/learned/trees.ts';
import type { JudgeWeights } from '../src/providers/judge/local/local-judge.ts';
import { type ReadPassage, verdictFeatures } from '../src/providers/judge/local/verdict-features.ts';
import { type BoostOptions, trainForest } from './boost.ts';
import { fitLogistic } from './fit-logistic.ts';
import { type ClaimExample, levelClasses, type StanceExample, stanceClasses } from './judge-data.ts';

const boosting: BoostOptions = {
  rounds: 90,
  depth: 5,
  rate: 0.12,
  leafWeightMin: 10,
  lambda: 3,
  rows: 0.6,
  columns: 0.5,
  seed: 3,
};
/** Large, so that what is learned on these sets still holds on others. */
const penalty = 300;
/** A claim's gold passage is worth this many entailment pairs. */
const goldWeight = 8;
const neutralWeight = 2;
const neutralsMax = 5;

export interface TrainedJudge {
  readonly weights: JudgeWeights;
  /** For each fold, weights trained on the others. */
  readonly byFold: readonly JudgeWeights[];
}

export function trainJudge(
  entailment: readonly StanceExample[],
  claims: readonly ClaimExample[],
  folds: number,
  tell: (message: string) => void,
): TrainedJudge {
  const forestWithout = (fold: number | undefined) =>
    stanceForest([...entailment, ...stanceExamples(claims.filter((claim) => claim.fold !== fold))]);
  const forests = Array.from({ length: folds }, (_, fold) => {
    tell(`stance without fold ${fold + 1} of ${folds}`);
    return forestWithout(fold);
  });
  // Every claim is read by a forest that has not seen it: else the second part would trust the first too much.
  const read = claims.flatMap((claim) => {
    const forest = forests[claim.fold];
    if (!forest || claim.passages.length === 0) return [];
    return [{ claim, values: verdictFeatures(readAll(forest, claim)) }];
  });
  const verdictWithout = (fold: number | undefined) => {
    const kept = read.filter(({ claim }) => claim.fold !== fold);
    const sizes = new Map<string, number>();
    for (const { claim } of kept) sizes.set(kindOf(claim), (sizes.get(kindOf(claim)) ?? 0) + 1);
    return fitLogistic(
      levelClasses,
      kept.map(({ claim, values }) => ({
        values,
        label: levelClasses.indexOf(claim.row.level),
        // Encyclopedia and news weigh the same, whatever the number of their claims.
        weight: kept.length / (2 * (sizes.get(kindOf(claim)) ?? 1)),
      })),
      penalty,
    );
  };
  tell('verdict');
  const byFold = forests.map((stance, fold) => ({ stance, verdict: verdictWithout(fold) }));
  tell('stance with all');
  return { weights: { stance: forestWithout(undefined), verdict: verdictWithout(undefined) }, byFold };
}

const kindOf = ({ row }: ClaimExample) => (row.dataset.startsWith('fever') ? 'encyclopedia' : 'news');

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
    .filter(({ row }) => row.dataset.startsWith('fever'))
    .flatMap(({ row, passages }) =>
      passages.flatMap(({ id, features }, place): StanceExample[] => {
        const decides = row.gold.includes(id) && (row.level === 'vero' || row.level === 'falso');
        if (decides) return [{ features, label: row.level === 'vero' ? 0 : 1, weight: goldWeight }];
        return place < neutralsMax ? [{ features, label: 2, weight: neutralWeight }] : [];
      }),
    );
}

export function readAll(stance: Forest, { passages }: ClaimExample): ReadPassage[] {
  return passages.map(({ features }) => {
    const row = stance.features.map((name) => features[name] ?? 0);
    const [supports = 0, refutes = 0, neutral = 1] = softmax(sumsOf(stance, row));
    return { features, supports, refutes, neutral };
  });
}
