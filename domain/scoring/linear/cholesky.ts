/**
 * A square matrix in row-major order: entry (i, j) of an n x n matrix is at i * n + j. Matrices are small (12 metrics, a few dozen
 * options), so nothing is blocked or pivoted.
 */
export type SquareMatrix = Float64Array;

/**
 * The lower triangle L with L L' = `matrix`, which is symmetric and positive definite; entries above the diagonal are 0. Throws
 * `RangeError` if the matrix is not positive definite.
 */
export function cholesky(matrix: SquareMatrix, size: number): SquareMatrix {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column] ?? 0;
      for (let k = 0; k < column; k++) {
        rest -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
      }
      if (row === column && !(rest > 0)) throw new RangeError('the matrix is not positive definite');
      lower[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / (lower[column * size + column] ?? 1);
    }
  }
  return lower;
}

/** Solves L L' x = `right`, given L from `cholesky`. */
export function solveCholesky(lower: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const size = right.length;
  const x = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let rest = x[row] ?? 0;
    for (let k = 0; k < row; k++) rest -= (lower[row * size + k] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (lower[row * size + row] ?? 1);
  }
  return solveUpper(lower, x);
}

/** Solves L' x = `right`, which turns independent normal draws into draws with covariance inv(L L'). */
export function solveUpper(lower: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const size = right.length;
  const x = Float64Array.from(right);
  for (let row = size - 1; row >= 0; row--) {
    let rest = x[row] ?? 0;
    for (let k = row + 1; k < size; k++) rest -= (lower[k * size + row] ?? 0) * (x[k] ?? 0);
    x[row] = rest / (lower[row * size + row] ?? 1);
  }
  return x;
}

/** The inverse of L L', given L from `cholesky`. */
export function invertFromCholesky(lower: SquareMatrix, size: number): SquareMatrix {
  const inverse = new Float64Array(size * size);
  for (let column = 0; column < size; column++) {
    const unit = new Float64Array(size);
    unit[column] = 1;
    solveCholesky(lower, unit).forEach((entry, row) => {
      inverse[row * size + column] = entry;
    });
  }
  return inverse;
}

/** The matrix as rows of plain numbers, as it is stored and sent. */
export function toRows(matrix: SquareMatrix, size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from(matrix.subarray(row * size, (row + 1) * size)));
}
