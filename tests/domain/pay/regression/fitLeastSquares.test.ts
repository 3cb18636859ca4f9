import { expect, test } from 'vitest';
import { fitLeastSquares } from '../../../../domain/pay/regression/fitLeastSquares.ts';
import { unitRandom } from '../unitRandom.ts';
import { solveNormalEquations } from './solveNormalEquations.ts';

const columnsOf = (rows: readonly (readonly number[])[]) =>
  (rows[0] ?? []).map((_, column) => Float64Array.from(rows, (row) => row[column] ?? 0));

test('a line through three points is fitted as by hand', () => {
  const fit = fitLeastSquares([Float64Array.of(1, 1, 1), Float64Array.of(0, 1, 2)], Float64Array.of(1, 2, 4));
  expect(fit.coefficients[0]).toBeCloseTo(5 / 6, 12);
  expect(fit.coefficients[1]).toBeCloseTo(1.5, 12);
  expect(fit.degreesOfFreedom).toBe(1);
  expect(fit.residualError).toBeCloseTo(Math.sqrt(1 / 6), 12);
  expect(fit.standardErrors[1]).toBeCloseTo(Math.sqrt(1 / 12), 12);
  expect([...fit.leverages].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([
    0.833333333, 0.333333333, 0.833333333,
  ]);
  expect(fit.rSquared).toBeCloseTo(1 - 1 / 6 / (14 / 3), 12);
});

test('coefficients, errors and residuals agree with the normal equations', () => {
  const random = unitRandom(7);
  for (let round = 0; round < 20; round++) {
    const rows = Array.from({ length: 60 }, () => [
      1,
      random(),
      random() * 40,
      random() < 0.4 ? 1 : 0,
      random() - 3,
    ]);
    const outcome = rows.map((row) => 2 * (row[1] ?? 0) - 0.1 * (row[2] ?? 0) + random());
    const fit = fitLeastSquares(columnsOf(rows), Float64Array.from(outcome));
    const oracle = solveNormalEquations(rows, outcome);
    for (const [at, coefficient] of oracle.coefficients.entries()) {
      expect(fit.coefficients[at]).toBeCloseTo(coefficient, 8);
      expect(fit.standardErrors[at]).toBeCloseTo(oracle.errors[at] ?? Number.NaN, 8);
    }
    for (const [at, residual] of oracle.residuals.entries())
      expect(fit.residuals[at]).toBeCloseTo(residual, 8);
    expect(fit.leverages.reduce((sum, value) => sum + value, 0)).toBeCloseTo(5, 8);
  }
});

test('a column that is a combination of earlier ones is left out', () => {
  const rows = [1, 2, 3, 4, 5].map((value) => [1, value, 2 * value + 1, value % 2]);
  const fit = fitLeastSquares(columnsOf(rows), Float64Array.of(1, 3, 2, 5, 4));
  expect(fit.coefficients[2]).toBeNull();
  expect(fit.standardErrors[2]).toBeNull();
  expect(fit.coefficients[3]).not.toBeNull();
  expect(fit.degreesOfFreedom).toBe(2);
});

test('columns of very different size stay accurate', () => {
  const rows = Array.from({ length: 50 }, (_, at) => [1, 1e7 + at, (at % 7) * 1e-5]);
  const outcome = rows.map((row) => 3 + 2 * ((row[1] ?? 0) - 1e7) + 1e5 * (row[2] ?? 0));
  const fit = fitLeastSquares(columnsOf(rows), Float64Array.from(outcome));
  expect(fit.coefficients[1]).toBeCloseTo(2, 6);
  expect((fit.coefficients[2] ?? 0) / 1e5).toBeCloseTo(1, 6);
});
