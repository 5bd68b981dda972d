/** From what each passage says to a view of the whole: how likely true, how likely false, and which level that is. */
import { classify, type Logistic } from '../../../learned/logistic.ts';
import type { View } from '../judge.ts';
import { type ReadPassage, type VerdictFeatures, verdictFeatures } from './verdict-features.ts';

/** Trained by training/judge.ts; thresholds are the smallest that keep the precision stated there. */
export interface VerdictWeights {
  readonly true: Logistic;
  readonly false: Logistic;
  readonly truth: Logistic;
  readonly thresholds: {
    readonly true: number;
    /** Where passages contradict the claim. */
    readonly falseContradicted: number;
    /** Where they call it false. */
    readonly falseDenied: number;
  };
}

export interface Likelihoods {
  readonly features: VerdictFeatures;
  readonly true: number;
  readonly false: number;
  /** How likely true, as far as it is either. */
  readonly truth: number;
}

/** Support and refutation that both have this strength make a claim misleading rather than unclear. */
const conflictMin = 0.3;
const againstMin = Math.log(1.8);

export function likelihoods(
  weights: Omit<VerdictWeights, 'thresholds'>,
  passages: readonly ReadPassage[],
): Likelihoods {
  const features = verdictFeatures(passages);
  const [, likelyTrue = 0] = classify(weights.true, features);
  const [, likelyFalse = 0] = classify(weights.false, features);
  const [isTrue = 0, isFalse = 0] = classify(weights.truth, features);
  return { features, true: likelyTrue, false: likelyFalse, truth: isTrue / (isTrue + isFalse) };
}

/** Whether passages outside encyclopedias say that it is false, or answer no. */
export function isDenied({ features }: Likelihoods): boolean {
  return (features.encyclopedia ?? 0) < 0.5 && ((features.deniedFew ?? 0) > 0 || (features.noFew ?? 0) > 0);
}

export function isContradicted({ features }: Likelihoods): boolean {
  return (features.against ?? 0) >= againstMin && (features.leaningFirst ?? 0) < 0;
}

export function weigh(weights: VerdictWeights, passages: readonly ReadPassage[]): View {
  if (passages.length === 0) return { level: 'unverifiable', truth: 0.5, certainty: 0 };
  const seen = likelihoods(weights, passages);
  const { thresholds } = weights;
  const denied = isDenied(seen) && seen.false >= thresholds.falseDenied;
  const contradicted = isContradicted(seen) && seen.false >= thresholds.falseContradicted;
  const isTrue = seen.true >= thresholds.true && (seen.features.leaningFirst ?? 0) > 0;
  const isFalse = denied || contradicted;
  if (isTrue && !isFalse) return { level: 'true', truth: Math.max(seen.truth, 0.6), certainty: seen.true };
  if (isFalse && !isTrue) return { level: 'false', truth: Math.min(seen.truth, 0.35), certainty: seen.false };
  const level = (seen.features.conflict ?? 0) >= conflictMin ? 'misleading' : 'unverifiable';
  return { level, truth: seen.truth, certainty: 0 };
}
