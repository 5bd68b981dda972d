/** Solves a small system of linear equations by Gaussian elimination. */

/** Gauss with pivots; undefined where there is no single solution. The matrix is in rows; both arguments are used up. */
export function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | undefined {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = pivotOf(matrix, size, column);
    if (Math.abs(matrix[pivot * size + column] as number) < 1e-9) return undefined;
    swapRows(matrix, right, size, column, pivot);
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = (matrix[row * size + column] as number) / (matrix[column * size + column] as number);
      if (factor === 0) continue;
      for (let at = column; at < size; at += 1) {
        matrix[row * size + at] =
          (matrix[row * size + at] as number) - factor * (matrix[column * size + at] as number);
      }
      right[row] = (right[row] as number) - factor * (right[column] as number);
    }
  }
  return right.map((value, at) => value / (matrix[at * size + at] as number));
}

function pivotOf(matrix: Float64Array, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row += 1) {
    if (Math.abs(matrix[row * size + column] as number) > Math.abs(matrix[best * size + column] as number))
      best = row;
  }
  return best;
}

function swapRows(matrix: Float64Array, right: Float64Array, size: number, one: number, other: number): void {
  if (one === other) return;
  for (let at = 0; at < size; at += 1) {
    const kept = matrix[one * size + at] as number;
    matrix[one * size + at] = matrix[other * size + at] as number;
    matrix[other * size + at] = kept;
  }
  const kept = right[one] as number;
  right[one] = right[other] as number;
  right[other] = kept;
}
