/** An ordinary least-squares fit of an outcome on columns. */
export interface LeastSquares {
  /** Null for a column that is a combination of earlier columns; it isn't used. */
  readonly coefficients: readonly (number | null)[];
  readonly standardErrors: readonly (number | null)[];
  readonly residuals: Float64Array;
  /** How much each row determines its own fitted value, from 0 to 1. */
  readonly leverages: Float64Array;
  /** Rows minus used columns. */
  readonly degreesOfFreedom: number;
  /** The residual standard deviation; 0 without degrees of freedom. */
  readonly residualError: number;
  /** The share of the outcome's variance that the columns explain; null if the outcome doesn't vary. */
  readonly rSquared: number | null;
}

/** A column whose remainder is smaller than this share of its length is a combination of earlier ones. */
const tolerance = 1e-9;

/**
 * Fits by a QR decomposition with Householder reflections, which unlike the normal equations doesn't square the condition number. Columns
 * are used from left to right, like in R's `lm`. The first column is the intercept.
 */
export function fitLeastSquares(columns: readonly Float64Array[], outcome: Float64Array): LeastSquares {
  const reflectors: Float64Array[] = [];
  const triangle: Float64Array[] = [];
  const used: number[] = [];
  for (const [at, column] of columns.entries()) {
    const rank = reflectors.length;
    if (rank === outcome.length) break;
    const work = reflect(column, reflectors);
    const length = lengthFrom(work, rank);
    if (!(length > tolerance * lengthFrom(column, 0))) continue;
    const diagonal = (work[rank] ?? 0) > 0 ? -length : length;
    reflectors.push(reflectorOf(work, rank, diagonal));
    work[rank] = diagonal;
    triangle.push(work.slice(0, rank + 1));
    used.push(at);
  }
  const rank = used.length;
  const inverse = invertTriangle(triangle);
  const rotated = reflect(outcome, reflectors);
  const values = inverse.map((_, row) =>
    sumFrom(row, rank, (at) => (inverse[at]?.[row] ?? 0) * (rotated[at] ?? 0)),
  );
  const usedColumns = used.map((at) => columns[at] ?? new Float64Array());
  const residuals = outcome.map((value, row) => value - dotRow(usedColumns, values, row));
  const degreesOfFreedom = outcome.length - rank;
  const residualError = degreesOfFreedom > 0 ? Math.sqrt(sumOfSquares(residuals) / degreesOfFreedom) : 0;
  const errors = values.map(
    (_, row) => residualError * Math.sqrt(sumFrom(row, rank, (at) => (inverse[at]?.[row] ?? 0) ** 2)),
  );
  const spread = <T>(list: readonly T[]) => columns.map((_, at) => list[used.indexOf(at)] ?? null);
  return {
    coefficients: spread(values),
    standardErrors: spread(errors),
    residuals,
    leverages: outcome.map((_, row) => leverageOf(usedColumns, inverse, row)),
    degreesOfFreedom,
    residualError,
    rSquared: shareExplained(outcome, residuals),
  };
}

/** Applies the reflections to a copy of the vector. */
function reflect(vector: Float64Array, reflectors: readonly Float64Array[]): Float64Array {
  const work = Float64Array.from(vector);
  for (const [start, reflector] of reflectors.entries()) {
    let product = 0;
    for (let row = start; row < work.length; row++) product += (reflector[row] ?? 0) * (work[row] ?? 0);
    for (let row = start; row < work.length; row++) {
      work[row] = (work[row] ?? 0) - 2 * product * (reflector[row] ?? 0);
    }
  }
  return work;
}

/** The unit vector of the reflection that moves `work` from row `rank` on to the diagonal. */
function reflectorOf(work: Float64Array, rank: number, diagonal: number): Float64Array {
  const reflector = work.map((value, row) => (row < rank ? 0 : value));
  reflector[rank] = (work[rank] ?? 0) - diagonal;
  const length = lengthFrom(reflector, rank);
  return reflector.map((value) => value / length);
}

/** The columns of the inverse of the upper triangle, whose columns are given. */
function invertTriangle(triangle: readonly Float64Array[]): Float64Array[] {
  return triangle.map((_, column) => {
    const solution = new Float64Array(column + 1);
    for (let row = column; row >= 0; row--) {
      const rest = sumFrom(row + 1, column + 1, (at) => (triangle[at]?.[row] ?? 0) * (solution[at] ?? 0));
      solution[row] = ((row === column ? 1 : 0) - rest) / (triangle[row]?.[row] ?? 1);
    }
    return solution;
  });
}

function leverageOf(columns: readonly Float64Array[], inverse: readonly Float64Array[], row: number): number {
  let total = 0;
  for (const weights of inverse) total += dotRow(columns, weights, row) ** 2;
  return total;
}

function dotRow(columns: readonly Float64Array[], weights: ArrayLike<number>, row: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (columns[at]?.[row] ?? 0) * (weights[at] ?? 0);
  return sum;
}

function sumFrom(start: number, end: number, valueAt: (at: number) => number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += valueAt(at);
  return sum;
}

const lengthFrom = (vector: Float64Array, start: number): number =>
  Math.sqrt(sumFrom(start, vector.length, (row) => (vector[row] ?? 0) ** 2));

const sumOfSquares = (values: Float64Array): number =>
  sumFrom(0, values.length, (row) => (values[row] ?? 0) ** 2);

function shareExplained(outcome: Float64Array, residuals: Float64Array): number | null {
  const mean = sumFrom(0, outcome.length, (row) => outcome[row] ?? 0) / outcome.length;
  const total = sumOfSquares(outcome.map((value) => value - mean));
  return total > 0 ? 1 - sumOfSquares(residuals) / total : null;
}
