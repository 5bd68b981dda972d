/** Statistics that a few wild values do not change. */
import { float64At } from '../domain/array-values.ts';

/** NaN of nothing. */
export function median(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1
    ? float64At(sorted, half)
    : (float64At(sorted, half - 1) + float64At(sorted, half)) / 2;
}

/** What a standard deviation would be if the values were normal; around 0, or around their median. */
export function spread(values: readonly number[], around: number = median(values)): number {
  return 1.4826 * median(values.map((value) => Math.abs(value - around)));
}
