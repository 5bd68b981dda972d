/** From a detector's numbers to a probability. */
import { float32At, numberAt } from '../domain/array-values.ts';
import type { Calibration, DetectorDescription, TileCombination } from './detector-description.ts';

/** How sure the model says it is, before calibration. NaN where it gives no number for what it looks for. */
export function rawProbability(
  outputs: Float32Array,
  { activation, positives }: Pick<DetectorDescription, 'activation' | 'positives'>,
): number {
  if (positives.some((at) => at >= outputs.length)) return Number.NaN;
  if (activation === 'sigmoid') return Math.max(...positives.map((at) => sigmoid(float32At(outputs, at))));
  const greatest = Math.max(...outputs);
  const powers = Array.from(outputs, (value) => Math.exp(value - greatest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return positives.reduce((total, at) => total + numberAt(powers, at), 0) / sum;
}

/** Beyond these no measurement reaches, and a logit would be without end. */
const logitEdge = 1e-6;

export function calibrated(raw: number, calibration: Calibration): number {
  switch (calibration.by) {
    case 'none':
      return raw;
    case 'temperature': {
      const inside = Math.min(1 - logitEdge, Math.max(logitEdge, raw));
      return sigmoid(Math.log(inside / (1 - inside)) / calibration.temperature + calibration.bias);
    }
    case 'points':
      return between(raw, calibration.points);
  }
}

/** The trimmed mean leaves out a quarter at each end: one strange corner does not speak for the image. */
export function combineTiles(values: readonly number[], combine: TileCombination): number {
  if (combine === 'max') return Math.max(...values);
  const cut = combine === 'trimmed-mean' ? Math.floor(values.length / 4) : 0;
  const kept = values.toSorted((a, b) => a - b).slice(cut, values.length - cut);
  return kept.reduce((total, value) => total + value, 0) / kept.length;
}

function between(raw: number, points: readonly { raw: number; probability: number }[]): number {
  const after = points.findIndex((point) => point.raw >= raw);
  const [low, high] = [points[after - 1], points[after]];
  if (!high) return points.at(-1)?.probability ?? raw;
  if (!low) return high.probability;
  const share = (raw - low.raw) / (high.raw - low.raw);
  return low.probability + share * (high.probability - low.probability);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
