/** The groups that are published, as lists of atoms, and the people of each atom. */
export interface FittedGroups {
  readonly cells: readonly (readonly number[])[];
  /** The people of each atom, as indices of the scores. */
  readonly atoms: readonly (readonly number[])[];
}

/** What can be concluded about scores from the means of all published groups: the least-squares fit to these means. */
export interface GroupFit {
  /** For each atom, the share (0-1) of a person's own score that the means determine: the leverage of the fit. */
  readonly leverages: Float64Array;
  /** Returns the scores that the sums of the cells predict, by atom. */
  predict(sums: ArrayLike<number>): Float64Array;
  /** Returns the sum of values over each cell; `values` has one value per atom, which applies to each of its people. */
  sumsOf(values: ArrayLike<number>): Float64Array;
}

/** A cell whose pivot is below this share of its diagonal entry is determined by other cells. */
const TOLERANCE = 1e-9;

/** Prepares the fit. The work grows with the square of the number of cells, times the number of atoms. */
export function fitGroups({ cells, atoms }: FittedGroups): GroupFit {
  const cellsOfAtom = atoms.map((): number[] => []);
  for (const [cell, own] of cells.entries()) for (const atom of own) cellsOfAtom[atom]?.push(cell);
  const { kept, lower } = factorize(overlapsOf());

  function overlapsOf(): readonly Float64Array[] {
    const overlaps = cells.map(() => new Float64Array(cells.length));
    for (const [atom, own] of cellsOfAtom.entries()) {
      for (const a of own) {
        const row = overlaps[a];
        if (row) for (const b of own) row[b] = (row[b] ?? 0) + (atoms[atom]?.length ?? 0);
      }
    }
    return overlaps;
  }

  /** Solves L y = right over the kept cells. Most entries of y are 0 if the right side has few cells. */
  function solveLower(right: ArrayLike<number>): Float64Array {
    const y = new Float64Array(kept.length);
    const filled: number[] = [];
    for (const [at, cell] of kept.entries()) {
      const row = lower[at] ?? [];
      let rest = right[cell] ?? 0;
      for (const k of filled) rest -= (row[k] ?? 0) * (y[k] ?? 0);
      if (rest === 0) continue;
      y[at] = rest / (row[at] ?? 1);
      filled.push(at);
    }
    return y;
  }

  function predict(sums: ArrayLike<number>): Float64Array {
    const y = solveLower(sums);
    const byCell = new Float64Array(cells.length);
    for (let at = kept.length - 1; at >= 0; at--) {
      const value = (y[at] ?? 0) / (lower[at]?.[at] ?? 1);
      byCell[kept[at] ?? 0] = value;
      for (let k = 0; k < at; k++) y[k] = (y[k] ?? 0) - (lower[at]?.[k] ?? 0) * value;
    }
    return Float64Array.from(cellsOfAtom, (own) => own.reduce((sum, cell) => sum + (byCell[cell] ?? 0), 0));
  }

  return {
    leverages: Float64Array.from(cellsOfAtom, (own) => {
      const right = new Float64Array(cells.length);
      for (const cell of own) right[cell] = 1;
      return solveLower(right).reduce((sum, one) => sum + one * one, 0);
    }),
    predict,
    sumsOf: (values) =>
      Float64Array.from(cells, (own) =>
        own.reduce((sum, atom) => sum + (values[atom] ?? 0) * (atoms[atom]?.length ?? 0), 0),
      ),
  };
}

/**
 * The Cholesky factor of the matrix without the cells that are determined by others. The last cells come first: those of one dimension
 * are disjoint, so starting with small groups leaves most of the factor 0.
 */
function factorize(matrix: readonly Float64Array[]) {
  const kept: number[] = [];
  const lower: Float64Array[] = [];
  for (const [cell, overlaps] of [...matrix.entries()].reverse()) {
    const row = new Float64Array(kept.length + 1);
    let pivot = overlaps[cell] ?? 0;
    for (let at = 0; at < kept.length; at++) {
      const earlier = lower[at];
      let rest = overlaps[kept[at] ?? 0] ?? 0;
      for (let k = 0; k < at; k++) rest -= (row[k] ?? 0) * (earlier?.[k] ?? 0);
      const entry = rest / (earlier?.[at] ?? 1);
      row[at] = entry;
      pivot -= entry * entry;
    }
    if (pivot <= TOLERANCE * (overlaps[cell] ?? 0)) continue;
    row[kept.length] = Math.sqrt(pivot);
    kept.push(cell);
    lower.push(row);
  }
  return { kept, lower };
}
