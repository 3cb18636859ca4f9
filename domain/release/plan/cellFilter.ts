import { modularInverse, moduloPrime, subtractRow } from '../gaussianElimination.ts';

/** Work that a search may still do, in entries of rows read. Unlike time, it is the same on every machine. */
export interface WorkBudget {
  left: number;
}

/** Cells added one after another. Each cell is a union of categories, given by their indices. */
export interface CellFilter {
  /** Adds a cell that is known to be safe together with the others. */
  add(categories: readonly number[]): void;
  /** Adds a cell, unless a combination that involves fewer than k people is found. */
  offer(categories: readonly number[]): boolean;
  copy(): CellFilter;
}

interface FilterBasis {
  /** The cells added, reduced: row i is 1 at its pivot and 0 at the pivots of the other rows. */
  readonly rows: readonly Float64Array[];
  readonly pivots: readonly number[];
  /** What remains of each category after the rows are subtracted: 0 at all pivots. */
  readonly rests: readonly Float64Array[];
}

interface Population {
  /** The number of people in each atom. */
  readonly weights: readonly number[];
  readonly k: number;
}

const mostBases = 5;

/**
 * Rejects a cell if its combination with at most one row of some basis involves fewer than `k` people. Rejected cells are unsafe. A cell
 * that is added can still reveal something through several rows, so only the audit proves safety. This is rare: among m disjoint bases
 * with 2m >= k, at least one always detects it (see the proof in `auditCells.ts`).
 */
export function createCellFilter(
  categories: readonly (readonly number[])[],
  { weights, k }: Population,
  work: WorkBudget,
): CellFilter {
  const budget = k - 1;
  const width = weights.length;
  const isHeavy = (column: number) => (weights[column] ?? 0) > budget;

  function withBases(initialBases: readonly FilterBasis[], initialSpare: readonly number[]): CellFilter {
    let bases = initialBases;
    const spare = [...initialSpare];

    function insert(rests: readonly Float64Array[]): void {
      bases = bases.map((basis, i) => {
        const rest = rests[i] ?? new Float64Array(width);
        const pivot = choosePivot(rest, spare);
        if (pivot === null) return basis;
        spare[pivot] = (spare[pivot] ?? 0) - 1;
        return addRow(basis, rest, pivot);
      });
    }

    const restsOf = (chosen: readonly number[]) => bases.map((basis) => sumRows(basis.rests, chosen));

    return {
      add: (chosen) => insert(restsOf(chosen)),
      offer(chosen) {
        const rests = restsOf(chosen);
        if (rests[0]?.every((entry) => entry === 0)) return true;
        if (rests.some(isLight) || rests.some((rest, i) => isLightWithRow(rest, bases[i]))) return false;
        insert(rests);
        return true;
      },
      copy: () => withBases(bases, spare),
    };
  }

  function sumRows(rows: readonly Float64Array[], chosen: readonly number[]): Float64Array {
    const sum = new Float64Array(width);
    for (const index of chosen) {
      rows[index]?.forEach((entry, at) => {
        sum[at] = (sum[at] ?? 0) + entry;
      });
    }
    work.left -= width * chosen.length;
    return sum.map(moduloPrime);
  }

  function isLight(row: Float64Array): boolean {
    let people = 0;
    for (let at = 0; at < width && people <= budget; at++) if (row[at] !== 0) people += weights[at] ?? 0;
    return people <= budget;
  }

  /** Rows whose pivot has at least k people are skipped, because every combination with them involves at least k people. */
  function isLightWithRow(rest: Float64Array, basis: FilterBasis | undefined): boolean {
    return (basis?.rows ?? []).some((row, i) => !isHeavy(basis?.pivots[i] ?? 0) && isLightPair(rest, row));
  }

  /** Whether a combination of both rows involves at most `budget` people. Columns with the same ratio cancel together. */
  function isLightPair(a: Float64Array, b: Float64Array): boolean {
    let people = 0;
    let at = 0;
    for (; at < width && people <= budget; at++) {
      if ((a[at] === 0) !== (b[at] === 0)) people += weights[at] ?? 0;
    }
    work.left -= at;
    if (people > budget) return false;
    const byRatio = new Map<number, number>();
    for (const [column, entry] of a.entries()) {
      const other = b[column] ?? 0;
      if (entry === 0 || other === 0) continue;
      const ratio = moduloPrime(entry * modularInverse(other));
      byRatio.set(ratio, (byRatio.get(ratio) ?? 0) + (weights[column] ?? 0));
      people += weights[column] ?? 0;
    }
    work.left -= width;
    return people - Math.max(0, ...byRatio.values()) <= budget;
  }

  /** Returns a nonzero column that no support can include, otherwise the nonzero column that the bases have used least. */
  function choosePivot(row: Float64Array, spare: readonly number[]): number | null {
    let best: number | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const [column, entry] of row.entries()) {
      if (entry === 0) continue;
      const room = isHeavy(column) ? Number.POSITIVE_INFINITY : (spare[column] ?? 0);
      if (room > most) [best, most] = [column, room];
    }
    return best;
  }

  function addRow(basis: FilterBasis, rest: Float64Array, pivot: number): FilterBasis {
    const scale = modularInverse(rest[pivot] ?? 0);
    const row = rest.map((entry) => moduloPrime(entry * scale));
    const filled = [...row.keys()].filter((at) => row[at] !== 0);
    const clear = (other: Float64Array) => {
      const factor = other[pivot] ?? 0;
      if (factor === 0) return other;
      work.left -= filled.length;
      const cleared = other.slice();
      subtractRow(cleared, factor, row, filled);
      return cleared;
    };
    return {
      rows: [...basis.rows.map(clear), row],
      pivots: [...basis.pivots, pivot],
      rests: basis.rests.map(clear),
    };
  }

  const rests = categories.map((atoms) => {
    const row = new Float64Array(width);
    for (const atom of atoms) row[atom] = 1;
    return row;
  });
  const bases = Array.from({ length: Math.min(mostBases, Math.ceil(k / 2)) }, () => ({
    rows: [],
    pivots: [],
    rests,
  }));
  return withBases(bases, weights);
}
