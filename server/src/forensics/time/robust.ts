/** Statistics that a few wild values do not move. */
import { float64At } from '../../domain/array-values.ts';

/** The value below which the share `part` (0 to 1) of the values lies; 0 of none. */
export function quantile(values: ArrayLike<number>, part: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  const place = part * (sorted.length - 1);
  const below = float64At(sorted, Math.floor(place));
  const above = float64At(sorted, Math.ceil(place));
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: ArrayLike<number>): number => quantile(values, 0.5);

/** The deviation of bell-shaped values, from the median of how far they lie from their median. */
export function spread(values: ArrayLike<number>): number {
  const middle = median(values);
  return 1.4826 * median(Float64Array.from(values, (value) => Math.abs(value - middle)));
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
