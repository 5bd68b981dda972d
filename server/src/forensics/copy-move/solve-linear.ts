/** Solves a small system of linear equations by Gaussian elimination. */
import { float64At } from '../../domain/array-values.ts';

/** Gauss with pivots; undefined where there is no single solution. The matrix is in rows; both arguments are used up. */
export function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = pivotOf(matrix, size, column);
    if (Math.abs(float64At(matrix, pivot * size + column)) < 1e-9) return undefined;
    swapRows(matrix, right, size, column, pivot);
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = float64At(matrix, row * size + column) / float64At(matrix, column * size + column);
      if (factor === 0) continue;
      for (let at = column; at < size; at += 1) {
        matrix[row * size + at] =
          float64At(matrix, row * size + at) - factor * float64At(matrix, column * size + at);
      }
      right[row] = float64At(right, row) - factor * float64At(right, column);
    }
  }
  return right.map((value, at) => value / float64At(matrix, at * size + at));
}

function pivotOf(matrix: Float64Array, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row += 1) {
    if (Math.abs(float64At(matrix, row * size + column)) > Math.abs(float64At(matrix, best * size + column)))
      best = row;
  }
  return best;
}

function swapRows(matrix: Float64Array, right: Float64Array, size: number, one: number, other: number): void {
  if (one === other) return;
  for (let at = 0; at < size; at += 1) {
    const kept = float64At(matrix, one * size + at);
    matrix[one * size + at] = float64At(matrix, other * size + at);
    matrix[other * size + at] = kept;
  }
  const kept = float64At(right, one);
  right[one] = float64At(right, other);
  right[other] = kept;
}
