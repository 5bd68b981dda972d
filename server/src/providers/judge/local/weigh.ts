/** From what each passage says to a view of the whole: how likely true, how likely false, and which level that is. */
import { classify, type Logistic } from '../../../learned/logistic.ts';
import type { View } from '../judge.ts';
import { type ReadPassage, type VerdictFeatures, verdictFeatures } from './verdict-features.ts';

/** Trained by training/judge.ts; thresholds are the smallest that keep the precision stated there. */
export interface VerdictWeights {
  readonly vero: Logistic;
  readonly falso: Logistic;
  readonly truth: Logistic;
  readonly thresholds: {
    readonly vero: number;
    /** Where passages contradict the claim. */
    readonly falsoContradicted: number;
    /** Where they call it false. */
    readonly falsoDenied: number;
  };
}

export interface Likelihoods {
  readonly features: VerdictFeatures;
  readonly vero: number;
  readonly falso: number;
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
  const [, vero = 0] = classify(weights.vero, features);
  const [, falso = 0] = classify(weights.falso, features);
  const [isTrue = 0, isFalse = 0] = classify(weights.truth, features);
  return { features, vero, falso, truth: isTrue / (isTrue + isFalse) };
}

/** Whether passages outside encyclopedias say that it is false, or answer no. */
export function isDenied({ features }: Likelihoods): boolean {
  return (features.encyclopedia ?? 0) < 0.5 && ((features.deniedFew ?? 0) > 0 || (features.noFew ?? 0) > 0);
}

export function isContradicted({ features }: Likelihoods): boolean {
  return (features.against ?? 0) >= againstMin && (features.leaningFirst ?? 0) < 0;
}

export function weigh(weights: VerdictWeights, passages: readonly ReadPassage[]): View {
  if (passages.length === 0) return { level: 'non verificabile', truth: 0.5, certainty: 0 };
  const seen = likelihoods(weights, passages);
  const { thresholds } = weights;
  const denied = isDenied(seen) && seen.falso >= thresholds.falsoDenied;
  const contradicted = isContradicted(seen) && seen.falso >= thresholds.falsoContradicted;
  const isTrue = seen.vero >= thresholds.vero && (seen.features.leaningFirst ?? 0) > 0;
  const isFalse = denied || contradicted;
  if (isTrue && !isFalse) return { level: 'vero', truth: Math.max(seen.truth, 0.6), certainty: seen.vero };
  if (isFalse && !isTrue) return { level: 'falso', truth: Math.min(seen.truth, 0.35), certainty: seen.falso };
  const level = (seen.features.conflict ?? 0) >= conflictMin ? 'fuorviante' : 'non verificabile';
  return { level, truth: seen.truth, certainty: 0 };
}
