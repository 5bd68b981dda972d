/** Fits a multinomial logistic regression with a penalty on large weights, by gradient descent with momentum. */
import type { Logistic } from '../src/learned/logistic.ts';
import { softmax } from '../src/learned/trees.ts';

export interface LogisticExample {
  readonly values: Readonly<Record<string, number>>;
  readonly label: number;
  readonly weight: number;
}

const steps = 400;
const rate = 0.15;
const momentum = 0.9;

export function fitLogistic(
  classes: readonly string[],
  examples: readonly LogisticExample[],
  penalty: number,
): Logistic {
  const names = Object.keys(examples[0]?.values ?? {});
  const scales = names.map((name) => {
    const values = examples.map(({ values }) => values[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return { name, mean, deviation: Math.sqrt(variance) + 1e-6 };
  });
  const rows = examples.map(({ values }) =>
    Float64Array.from([
      ...scales.map(({ name, mean, deviation }) => bounded(((values[name] ?? 0) - mean) / deviation)),
      1,
    ]),
  );
  const width = names.length + 1;
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = classes.map(() => new Float64Array(width));
  const speeds = classes.map(() => new Float64Array(width));
  for (let step = 0; step < steps; step++) {
    const gradients = classes.map(() => new Float64Array(width));
    for (const [r, { label, weight }] of examples.entries()) {
      const row = rows[r] as Float64Array;
      const shares = softmax(
        weights.map((own) => own.reduce((sum, value, i) => sum + value * (row[i] ?? 0), 0)),
      );
      for (const [c, share] of shares.entries()) {
        const error = (weight / total) * (share - (label === c ? 1 : 0));
        const gradient = gradients[c] as Float64Array;
        for (let i = 0; i < width; i++) gradient[i] = (gradient[i] ?? 0) + error * (row[i] ?? 0);
      }
    }
    for (const c of classes.keys()) {
      const [own, speed, gradient] = [weights[c], speeds[c], gradients[c]] as Float64Array[] as [
        Float64Array,
        Float64Array,
        Float64Array,
      ];
      for (let i = 0; i < width; i++) {
        const pull = i === width - 1 ? 0 : (penalty / total) * (own[i] ?? 0);
        speed[i] = momentum * (speed[i] ?? 0) - rate * ((gradient[i] ?? 0) + pull);
        own[i] = (own[i] ?? 0) + (speed[i] ?? 0);
      }
    }
  }
  const short = (value: number) => Number(value.toPrecision(4));
  return {
    classes,
    features: scales.map(({ name, mean, deviation }, i) => ({
      name,
      mean: short(mean),
      deviation: short(deviation),
      weights: weights.map((own) => short(own[i] ?? 0)),
    })),
    bias: weights.map((own) => short(own[width - 1] ?? 0)),
  };
}

/** The same bound as at reading time. */
const bounded = (value: number) => Math.max(-4, Math.min(4, value));
