import { type Basis, eliminate, type Rows, sparsestFirst } from './gaussianElimination.ts';

/** Input of the audit's search: independent rows over distinct columns of `weights` people. */
export interface AuditMatrix {
  readonly rows: Rows;
  readonly weights: readonly number[];
}

/** Bases that together use each light column at most `copies` times per person. */
export interface Packing {
  readonly copies: number;
  readonly bases: readonly Basis[];
}

/**
 * Greedily chosen bases that overlap as little as possible, at most `most`. Each is passed to `onBasis`, which returns false to stop.
 * Columns of more than `budget` people cannot be in the support searched for; they can be used in every basis and come first. Of the other
 * columns, those in cells with the most unused people come first, so that people of small groups remain for later bases.
 */
export function selectLowOverlapBases(
  { rows, weights }: AuditMatrix,
  cellsOf: readonly (readonly number[])[],
  { budget, copies, most }: { readonly budget: number; readonly copies: number; readonly most: number },
  onBasis: (basis: Basis) => boolean,
): Packing {
  const spare = weights.map((weight) => weight * copies);
  const bases: Basis[] = [];
  let current = rows;
  while (bases.length < most) {
    const basis = eliminate(sparsestFirst(current), columnOrder(weights, spare, cellsOf, budget));
    if (basis.rows.length < rows.length) break;
    bases.push(basis);
    current = basis.rows;
    for (const column of basis.pivots) spare[column] = (spare[column] ?? 0) - 1;
    if (!onBasis(basis)) break;
  }
  return { copies, bases };
}

/** The order in which columns are offered as pivots; `spare` is the number of remaining uses of each. */
export function columnOrder(
  weights: readonly number[],
  spare: readonly number[],
  cellsOf: readonly (readonly number[])[],
  budget: number,
): readonly number[] {
  const inCell: number[] = [];
  const free = (column: number) => (isHeavy(column) ? Number.POSITIVE_INFINITY : (spare[column] ?? 0));
  const isHeavy = (column: number) => (weights[column] ?? 0) > budget;
  cellsOf.forEach((cells, column) => {
    for (const cell of cells) inCell[cell] = (inCell[cell] ?? 0) + free(column);
  });
  const room = cellsOf.map((cells) => Math.min(...cells.map((cell) => inCell[cell] ?? 0)));
  return weights
    .map((_, column) => column)
    .filter((column) => free(column) > 0)
    .sort(
      (a, b) =>
        Number(isHeavy(b)) - Number(isHeavy(a)) ||
        compare(room[b] ?? 0, room[a] ?? 0) ||
        compare(free(b), free(a)) ||
        a - b,
    );
}

/** Compares numbers for sorting. Subtraction would return NaN for two infinities. */
function compare(a: number, b: number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
