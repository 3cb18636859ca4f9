import { type Column, distinctColumns, incidence } from './columns.ts';
import { eliminate } from './elimination.ts';
import type { Matrix } from './packing.ts';
import { countSteps, searchSupport } from './supportSearch.ts';

export const AUDIT_ALGORITHM = 'disjoint-bases/1';

/** Some seconds of search; realistic releases need a few hundred steps. */
export const AUDIT_LIMIT = 200_000;

export interface Audit {
  /** No combination of the cells is about fewer than k people. Never true without `certain`. */
  readonly safe: boolean;
  /** False when the search was given up at its limit: nothing is known then, so nothing may be published. */
  readonly certain: boolean;
  /** Atoms of fewer than k people in all that some combination of cells is about; null unless unsafe. */
  readonly witness: readonly number[] | null;
  readonly rank: number;
  /** Steps the search took. */
  readonly nodes: number;
}

/**
 * The exact audit of a release (R7): whether every non-zero linear combination of the published cells touches at least
 * `k` people. `cells` are lists of atoms (people no cut can tell apart), `weights` the people of each atom.
 *
 * Let A be the cells x atoms matrix of rank r and v a combination about fewer than k people. Take bases B1..Bm of r
 * columns each that use nobody more than `copies` times: the support of v meets each at least once, and all of them
 * together at most copies * (k - 1) times. So v meets some Bj at s places at most, for any s1..sm with sum(sj + 1)
 * above copies * (k - 1), and is a combination of as many rows of A reduced to Bj; these are searched in full.
 *
 * Gives up after `limit` steps and is then neither safe nor certain. Throws RangeError for empty atoms.
 */
export function audit(
  cells: readonly (readonly number[])[],
  weights: readonly number[],
  k: number,
  limit: number = AUDIT_LIMIT,
): Audit {
  if (weights.some((weight) => !(weight >= 1))) throw new RangeError('every atom holds at least one person');
  const budget = k - 1;
  const columns = distinctColumns(cells, weights);
  const matrix = matrixOf(cells.length, columns);
  const rank = matrix.rows.length;
  const steps = countSteps(limit);
  const found =
    rank === 0
      ? null
      : searchSupport(
          matrix,
          columns.map((column) => column.cells),
          budget,
          steps,
        );
  const witness = found?.flatMap((column) => columns[column]?.atoms ?? []).sort((a, b) => a - b) ?? null;
  const certain = witness !== null || !steps.exhausted();
  return { safe: certain && witness === null, certain, witness, rank, nodes: steps.taken() };
}

/** Fewest people any non-zero combination of the cells is about; null when more than `most` (or not decided). */
export function minimumSupport(
  cells: readonly (readonly number[])[],
  weights: readonly number[],
  most = 12,
): number | null {
  for (let support = 1; support <= most; support++) {
    const { safe, certain } = audit(cells, weights, support + 1);
    if (!certain) return null;
    if (!safe) return support;
  }
  return null;
}

function matrixOf(cellCount: number, columns: readonly Column[]): Matrix {
  const { rows } = eliminate(incidence(cellCount, columns), [...columns.keys()]);
  return { rows, weights: columns.map(({ weight }) => weight) };
}
