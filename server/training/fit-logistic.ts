/** Fits a logistic regression with a penalty on large weights, by accelerated gradient descent. */
import { float64At } from '../src/domain/array-values.ts';
import type { Logistic } from '../src/learned/logistic.ts';
import { softmax } from '../src/learned/trees.ts';

export interface LogisticExample {
  readonly values: Readonly<Record<string, number>>;
  readonly label: number;
  readonly weight: number;
}

/** In which direction a feature may push the last class: 1 up, -1 down, 0 either. */
export type Signs = Readonly<Record<string, -1 | 0 | 1>>;

const steps = 500;
const rate = 0.3;
const momentum = 0.9;
/** The same bound as at reading time. */
const bounded = (value: number) => Math.max(-4, Math.min(4, value));

export function fitLogistic(
  classes: readonly string[],
  signs: Signs,
  examples: readonly LogisticExample[],
  penalty: number,
): Logistic {
  const names = Object.keys(signs);
  const scales = names.map((name) => scaleOf(name, examples));
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
  // With two classes the first is the yardstick and stays at zero, so that a sign means what it says.
  const learned = classes.length === 2 ? [1] : [...classes.keys()];
  for (let step = 0; step < steps; step++) {
    const gradients = classes.map(() => new Float64Array(width));
    for (const [r, { label, weight }] of examples.entries()) {
      const row = rows[r] as Float64Array;
      const shares = softmax(weights.map((own) => dot(own, row)));
      for (const c of learned) {
        const error = (weight / total) * ((shares[c] ?? 0) - (label === c ? 1 : 0));
        const gradient = gradients[c] as Float64Array;
        for (let i = 0; i < width; i++) gradient[i] = float64At(gradient, i) + error * float64At(row, i);
      }
    }
    for (const c of learned) {
      const own = weights[c] as Float64Array;
      const speed = speeds[c] as Float64Array;
      const gradient = gradients[c] as Float64Array;
      for (let i = 0; i < width; i++) {
        const pull = i === width - 1 ? 0 : (penalty / total) * float64At(own, i);
        speed[i] = momentum * float64At(speed, i) - rate * (float64At(gradient, i) + pull);
        const moved = float64At(own, i) + float64At(speed, i);
        const sign = signs[names[i] ?? ''] ?? 0;
        own[i] = sign * moved < 0 ? 0 : moved;
      }
    }
  }
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

function scaleOf(name: string, examples: readonly LogisticExample[]) {
  const values = examples.map((example) => example.values[name] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { name, mean, deviation: Math.sqrt(variance) + 1e-6 };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += float64At(a, i) * float64At(b, i);
  return sum;
}

const short = (value: number) => Number(value.toPrecision(4));
