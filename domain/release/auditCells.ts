import { type AtomColumn, distinctColumns, incidenceRows } from './atomColumns.ts';
import { eliminate, sparsestFirst } from './gaussianElimination.ts';
import { countSteps, searchSupport } from './searchSupport.ts';
import type { AuditMatrix } from './selectLowOverlapBases.ts';

export const AUDIT_ALGORITHM = 'disjoint-bases/1';

/** Default limit of search steps, a few seconds. Realistic releases need a few hundred steps. */
export const AUDIT_LIMIT = 200_000;

export interface CellAudit {
  /** Whether no combination of the cells isolates fewer than k people. Only true if `certain`. */
  readonly safe: boolean;
  /** False if the search reached its limit: the result is unknown and nothing may be published. */
  readonly certain: boolean;
  /** Atoms with fewer than k people in total that some combination of cells isolates; null unless unsafe. */
  readonly witness: readonly number[] | null;
  readonly rank: number;
  /** Number of search steps. */
  readonly nodes: number;
}

/**
 * The exact audit of a release (R7): checks that every non-zero linear combination of the published cells involves at least `k` people.
 * `cells` are lists of atoms, `weights` the number of people in each atom. Let A be the cells x atoms matrix of rank r and v a combination
 * involving fewer than k people. Take bases B1..Bm of r columns each that use no person more than `copies` times: the support of v meets
 * each basis at least once, and all of them together at most copies * (k - 1) times. So v meets some Bj in at most s places, for any s1..sm
 * with sum(sj + 1) above copies * (k - 1), and is a combination of as many rows of A reduced to Bj; these are searched exhaustively. After
 * `limit` steps the search stops and the result is neither safe nor certain. Throws `RangeError` for empty atoms.
 */
export function auditCells(
  cells: readonly (readonly number[])[],
  weights: readonly number[],
  k: number,
  limit: number = AUDIT_LIMIT,
): CellAudit {
  if (weights.some((weight) => !(weight >= 1))) throw new RangeError('every atom holds at least one person');
  const budget = k - 1;
  const columns = distinctColumns(cells, weights);
  const matrix = matrixOf(cells.length, columns);
  const rank = matrix.rows.length;
  const steps = countSteps(limit);
  const support =
    rank === 0
      ? null
      : searchSupport(
          matrix,
          columns.map((column) => column.cells),
          budget,
          steps,
        );
  const witness = support?.flatMap((column) => columns[column]?.atoms ?? []).sort((a, b) => a - b) ?? null;
  const certain = witness !== null || !steps.exhausted();
  return { safe: certain && witness === null, certain, witness, rank, nodes: steps.taken() };
}

function matrixOf(cellCount: number, columns: readonly AtomColumn[]): AuditMatrix {
  const { rows } = eliminate(sparsestFirst(incidenceRows(cellCount, columns)), [...columns.keys()]);
  return { rows, weights: columns.map(({ weight }) => weight) };
}
