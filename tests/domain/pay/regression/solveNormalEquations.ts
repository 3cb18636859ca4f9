/**
 * A regression by the normal equations and Gauss-Jordan elimination, written apart from the product, as its oracle.
 */
export function solveNormalEquations(rows: readonly (readonly number[])[], outcome: readonly number[]) {
  const size = rows[0]?.length ?? 0;
  const at = (list: readonly number[] | undefined, index: number) => list?.[index] ?? 0;
  const cross = (a: number, b: number) => rows.reduce((sum, row) => sum + at(row, a) * at(row, b), 0);
  const matrix = Array.from({ length: size }, (_, a) => [
    ...Array.from({ length: size }, (_unused, b) => cross(a, b)),
    ...Array.from({ length: size }, (_unused, b) => (a === b ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    const best = matrix
      .slice(pivot)
      .reduce((one, row) => (Math.abs(at(row, pivot)) > Math.abs(at(one, pivot)) ? row : one));
    const from = matrix.indexOf(best);
    [matrix[pivot], matrix[from]] = [best, matrix[pivot] ?? []];
    const scaled = best.map((value) => value / at(best, pivot));
    matrix[pivot] = scaled;
    for (const [index, row] of matrix.entries()) {
      if (index === pivot) continue;
      matrix[index] = row.map((value, column) => value - at(row, pivot) * at(scaled, column));
    }
  }
  const inverse = matrix.map((row) => row.slice(size));
  const moments = Array.from({ length: size }, (_, a) =>
    rows.reduce((sum, row, index) => sum + at(row, a) * at(outcome, index), 0),
  );
  const coefficients = inverse.map((row) =>
    row.reduce((sum, value, index) => sum + value * at(moments, index), 0),
  );
  const residuals = rows.map(
    (row, index) =>
      at(outcome, index) - row.reduce((sum, value, column) => sum + value * at(coefficients, column), 0),
  );
  const degrees = rows.length - size;
  const variance = residuals.reduce((sum, value) => sum + value * value, 0) / degrees;
  return {
    coefficients,
    errors: inverse.map((row, index) => Math.sqrt(variance * at(row, index))),
    degrees,
    residuals,
  };
}
