import { cholesky, invertFromCholesky, type SquareMatrix } from './cholesky.ts';

/** The product of two matrices of the same size. */
export function multiply(left: SquareMatrix, right: SquareMatrix, size: number): SquareMatrix {
  const product = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const factor = left[i * size + k] ?? 0;
      for (let j = 0; j < size; j++) {
        product[i * size + j] = (product[i * size + j] ?? 0) + factor * (right[k * size + j] ?? 0);
      }
    }
  }
  return product;
}

/** The matrix times a vector. */
export function multiplyVector(matrix: SquareMatrix, vector: ArrayLike<number>): Float64Array {
  const size = vector.length;
  const product = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) {
      sum += (matrix[row * size + column] ?? 0) * (vector[column] ?? 0);
    }
    product[row] = sum;
  }
  return product;
}

/** left + factor * right, entry by entry. */
export const addScaled = (left: SquareMatrix, right: SquareMatrix, factor: number): SquareMatrix =>
  left.map((entry, at) => entry + factor * (right[at] ?? 0));

/** The trace of left right', the sum of products of their entries. */
export const traceOfProduct = (left: SquareMatrix, right: SquareMatrix): number =>
  left.reduce((sum, entry, at) => sum + entry * (right[at] ?? 0), 0);

/** The quadratic form x'Ax of a matrix A and a vector x. */
export const quadraticForm = (matrix: SquareMatrix, vector: ArrayLike<number>): number =>
  multiplyVector(matrix, vector).reduce((sum, entry, at) => sum + entry * (vector[at] ?? 0), 0);

/** The inverse of a symmetric positive definite matrix. Throws `RangeError` for any other. */
export const invert = (matrix: SquareMatrix, size: number): SquareMatrix =>
  invertFromCholesky(cholesky(matrix, size), size);

/** The logarithm of the determinant of a symmetric positive definite matrix. Throws `RangeError` for any other. */
export function logDeterminant(matrix: SquareMatrix, size: number): number {
  const root = cholesky(matrix, size);
  let sum = 0;
  for (let at = 0; at < size; at++) sum += 2 * Math.log(root[at * size + at] ?? Number.NaN);
  return sum;
}
