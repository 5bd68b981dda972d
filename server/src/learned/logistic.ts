/** Multinomial logistic regression over named features. Only reading; training is a script. */
import { softmax } from './trees.ts';

export interface Logistic {
  readonly classes: readonly string[];
  /** Each feature is brought to mean 0 and deviation 1 before it is weighed. */
  readonly features: readonly {
    readonly name: string;
    readonly mean: number;
    readonly deviation: number;
    /** One weight for every class. */
    readonly weights: readonly number[];
  }[];
  readonly bias: readonly number[];
}

/** Further from the mean than anything seen in training, a feature tells no more. */
const deviationsMax = 4;

/** Probabilities of the classes, in their order. */
export function classify({ features, bias }: Logistic, values: Readonly<Record<string, number>>): number[] {
  const sums = [...bias];
  for (const { name, mean, deviation, weights } of features) {
    const scaled = ((values[name] ?? mean) - mean) / deviation;
    const bounded = Math.max(-deviationsMax, Math.min(deviationsMax, scaled));
    for (const [c, weight] of weights.entries()) sums[c] = (sums[c] ?? 0) + weight * bounded;
  }
  return softmax(sums);
}
