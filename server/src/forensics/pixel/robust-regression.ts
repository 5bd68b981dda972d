/**
 * What of a trace is left when the place's brightness and texture have explained their part: iteratively reweighted
 * least squares (Holland and Welsch, 1977) with Cauchy weights, scaled by the median absolute deviation (MAD).
 */
import { float64At } from '../../domain/array-values.ts';

/** Products of up to two of the explaining traces, each brought to mean 0 and spread 1; one row of terms a cell. */
export interface Terms {
  readonly count: number;
  readonly rows: Float64Array;
}

export function termsOf(explaining: readonly Float64Array[]): Terms {
  const normal = explaining.map(normalised);
  const pairs = normal.flatMap((first, at) => normal.slice(at).map((second) => [first, second] as const));
  const count = 1 + normal.length + pairs.length;
  const cells = explaining[0]?.length ?? 0;
  const rows = new Float64Array(cells * count);
  for (let cell = 0; cell < cells; cell += 1) {
    let to = cell * count;
    rows[to++] = 1;
    for (const values of normal) rows[to++] = float64At(values, cell);
    for (const [first, second] of pairs) rows[to++] = float64At(first, cell) * float64At(second, cell);
  }
  return { count, rows };
}

function normalised(values: Float64Array): Float64Array {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  const spread = Math.sqrt(Math.max(0, squares / values.length - mean * mean)) + 1e-6;
  return values.map((value) => (value - mean) / spread);
}

/** Three rounds: cells far from the fit lose their say, so that a foreign region does not explain itself away. */
const rounds = 3;
/** So many cells, evenly spread, are enough to fit six numbers. */
const fittedMax = 4000;

/** Least squares over the cells, each counting by its weight; gives the differences from the fit. */
export function residuals(values: Float64Array, terms: Terms, weights: Float64Array): Float64Array {
  const stride = Math.max(1, Math.ceil(values.length / fittedMax));
  const fitted = Math.ceil(values.length / stride);
  const say = Float64Array.from({ length: fitted }, (_, at) => float64At(weights, at * stride));
  const left = new Float64Array(fitted);
  let factors = fit(values, terms, say, stride);
  for (let round = 1; round < rounds; round += 1) {
    for (let at = 0; at < fitted; at += 1) {
      left[at] = float64At(values, at * stride) - explained(terms, factors, at * stride);
    }
    const usual = 3 * 1.4826 * median(left.map(Math.abs)) + 1e-6;
    for (let at = 0; at < fitted; at += 1) {
      say[at] = float64At(weights, at * stride) / (1 + (float64At(left, at) / usual) ** 2);
    }
    factors = fit(values, terms, say, stride);
  }
  return values.map((value, cell) => value - explained(terms, factors, cell));
}

function explained({ count, rows }: Terms, factors: Float64Array, cell: number): number {
  let sum = 0;
  for (let term = 0; term < count; term += 1) {
    sum += float64At(factors, term) * float64At(rows, cell * count + term);
  }
  return sum;
}

/** Of every `stride`-th cell, counting by its `say`. */
function fit(values: Float64Array, { count, rows }: Terms, say: Float64Array, stride: number): Float64Array {
  const wide = count + 1;
  const system = new Float64Array(count * wide);
  for (let at = 0; at < say.length; at += 1) {
    const [cell, weight] = [at * stride, float64At(say, at)];
    const from = cell * count;
    for (let term = 0; term < count; term += 1) {
      const weighted = weight * float64At(rows, from + term);
      const row = term * wide;
      for (let other = term; other < count; other += 1) {
        system[row + other] = float64At(system, row + other) + weighted * float64At(rows, from + other);
      }
      system[row + count] = float64At(system, row + count) + weighted * float64At(values, cell);
    }
  }
  for (let term = 0; term < count; term += 1) {
    for (let other = 0; other < term; other += 1) {
      system[term * wide + other] = float64At(system, other * wide + term);
    }
    // A trace of ridge keeps images of one colour solvable.
    system[term * wide + term] = float64At(system, term * wide + term) + 1e-6;
  }
  return solve(system, count);
}

/** Gauss–Jordan with the largest pivot; `system` holds the right side as its last column and is used up. */
function solve(system: Float64Array, count: number): Float64Array {
  const wide = count + 1;
  const cellOf = (row: number, column: number) => float64At(system, row * wide + column);
  for (let column = 0; column < count; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < count; row += 1) {
      if (Math.abs(cellOf(row, column)) > Math.abs(cellOf(pivot, column))) pivot = row;
    }
    for (let at = 0; at < wide; at += 1) {
      const kept = cellOf(column, at);
      system[column * wide + at] = cellOf(pivot, at);
      system[pivot * wide + at] = kept;
    }
    const head = cellOf(column, column) || 1e-12;
    for (let row = 0; row < count; row += 1) {
      if (row === column) continue;
      const share = cellOf(row, column) / head;
      for (let at = column; at < wide; at += 1) {
        system[row * wide + at] = cellOf(row, at) - share * cellOf(column, at);
      }
    }
  }
  return Float64Array.from({ length: count }, (_, row) => cellOf(row, count) / (cellOf(row, row) || 1e-12));
}

/** Of so many values, evenly spread, where there are more. */
const sortedMax = 4000;

export function median(values: Float64Array): number {
  const stride = Math.max(1, Math.ceil(values.length / sortedMax));
  const some = stride === 1 ? values : values.filter((_, at) => at % stride === 0);
  const sorted = some.toSorted();
  return sorted[sorted.length >> 1] ?? 0;
}
