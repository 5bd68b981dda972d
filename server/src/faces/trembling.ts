/** What changes from one sample to the next and back, apart from everything that moves on. */
import { numberAt } from '../domain/array-values.ts';
import { spread } from './robust.ts';

/** Samples further apart than this tell nothing about trembling: a head can have moved there and back. */
const gapSecondsMax = 0.21;

/** The places of a series that have a neighbour close by on both sides. */
export function between(times: readonly number[]): number[] {
  return times.flatMap((time, index) => {
    const [before, after] = [times[index - 1], times[index + 1]];
    if (before === undefined || after === undefined) return [];
    return time - before <= gapSecondsMax && after - time <= gapSecondsMax ? [index] : [];
  });
}

/** How far each value is from the line between its neighbours, only where all three are known. */
export function deviations(times: readonly number[], values: ArrayLike<number>): number[] {
  return between(times).flatMap((index) => {
    const [before, here, after] = [index - 1, index, index + 1].map((at) => values[at] as number) as [
      number,
      number,
      number,
    ];
    const [start, now, end] = [index - 1, index, index + 1].map((at) => numberAt(times, at)) as [
      number,
      number,
      number,
    ];
    const share = end > start ? (now - start) / (end - start) : 0.5;
    const off = here - before * (1 - share) - after * share;
    return Number.isFinite(off) ? [off] : [];
  });
}

/** Values that tremble by themselves, independently, are this much further from the line than from their mean. */
const lineFactor = Math.sqrt(1.5);

/** As a standard deviation in the values' unit; NaN with fewer than `countMin` places to tell by. */
export function tremblingOf(times: readonly number[], values: ArrayLike<number>, countMin = 12): number {
  const off = deviations(times, values);
  return off.length < countMin ? Number.NaN : spread(off, 0) / lineFactor;
}
