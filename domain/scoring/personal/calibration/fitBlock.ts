import { cholesky, type SquareMatrix, solveCholesky } from '../../linear/cholesky.ts';
import { allocateTerms, computeRankingTerms, type RankingTerms } from '../../plackettLuce.ts';
import type { ItemParameters } from '../likelihood.ts';
import type { NumberedRanking } from './buildCalibrationLayout.ts';

/**
 * Standard deviations of the parameter priors around a = +-1 and b = 0. They keep small samples from extreme values, lose weight with many
 * responses, and fix the sum of a question's b values, which rankings do not determine.
 */
const SPREAD_OF_A = 0.5;
const SPREAD_OF_B = 1;
/** Lower bound of |a|: a statement keeps the direction in which it was written. */
const SMALLEST_A = 0.1;
const LARGEST_STEP = 0.5;

/**
 * Derivatives of one question's rankings by a (first half) and b (second half). Only the lower triangle of the information matrix is
 * filled, which is all that `cholesky` reads.
 */
export interface CalibrationSums {
  readonly statements: readonly number[];
  readonly gradient: Float64Array;
  readonly information: SquareMatrix;
  readonly terms: RankingTerms;
}

/** Returns empty sums for the question with these statements. */
export function emptySums(statements: readonly number[]): CalibrationSums {
  const size = 2 * statements.length;
  return {
    statements,
    gradient: new Float64Array(size),
    information: new Float64Array(size * size),
    terms: allocateTerms(statements.length),
  };
}

/** Adds one ranking of a person with these metrics, weighted by `weight`. u = b + a * theta (methods 1.2). */
export function addRanking(
  sums: CalibrationSums,
  { order }: NumberedRanking,
  {
    parameters,
    theta,
    weight,
  }: { parameters: readonly ItemParameters[]; theta: Float64Array; weight: number },
): void {
  const { statements, gradient, information, terms } = sums;
  const m = order.length;
  const size = 2 * m;
  const levels = order.map((number) => theta[parameters[number]?.trait ?? 0] ?? 0);
  const positions = order.map((number) => statements.indexOf(number));
  computeRankingTerms(
    order.map((number, s) => (parameters[number]?.b ?? 0) + (parameters[number]?.a ?? 0) * (levels[s] ?? 0)),
    terms,
  );
  for (let s = 0; s < m; s++) {
    const index = positions[s] ?? 0;
    const level = levels[s] ?? 0;
    const slope = weight * (terms.gradient[s] ?? 0);
    gradient[index] = (gradient[index] ?? 0) + slope * level;
    gradient[m + index] = (gradient[m + index] ?? 0) + slope;
    for (let r = 0; r < m; r++) {
      const other = positions[r] ?? 0;
      const otherLevel = levels[r] ?? 0;
      const entry = weight * (terms.information[s * m + r] ?? 0);
      const aa = index * size + other;
      const ba = (m + index) * size + other;
      const bb = (m + index) * size + m + other;
      information[aa] = (information[aa] ?? 0) + level * otherLevel * entry;
      information[ba] = (information[ba] ?? 0) + otherLevel * entry;
      information[bb] = (information[bb] ?? 0) + entry;
    }
  }
}

/** One Newton step for a question's parameters, written to `next`. */
export function updateBlockParameters(
  { statements, gradient, information }: CalibrationSums,
  now: readonly ItemParameters[],
  next: ItemParameters[],
): void {
  const m = statements.length;
  const size = 2 * m;
  statements.forEach((number, index) => {
    const { a, b } = now[number] ?? { a: 0, b: 0 };
    const key = a < 0 ? -1 : 1;
    const [atA, atB] = [index, m + index];
    gradient[atA] = (gradient[atA] ?? 0) - (a - key) / SPREAD_OF_A ** 2;
    gradient[atB] = (gradient[atB] ?? 0) - b / SPREAD_OF_B ** 2;
    information[atA * size + atA] = (information[atA * size + atA] ?? 0) + 1 / SPREAD_OF_A ** 2;
    information[atB * size + atB] = (information[atB * size + atB] ?? 0) + 1 / SPREAD_OF_B ** 2;
  });
  const step = solveCholesky(cholesky(information, size), gradient);
  statements.forEach((number, index) => {
    const own = now[number];
    if (!own) return;
    const key = own.a < 0 ? -1 : 1;
    const a = own.a + bounded(step[index] ?? 0);
    next[number] = {
      trait: own.trait,
      a: key * Math.max(SMALLEST_A, key * a),
      b: own.b + bounded(step[m + index] ?? 0),
    };
  });
}

function bounded(step: number): number {
  return Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step));
}
