import { type AtomColumn, distinctColumns, incidenceRows } from './atomColumns.ts';
import { eliminate, modularInverse, moduloPrime, PRIME, subtractRow } from './gaussianElimination.ts';
import { columnOrder } from './selectLowOverlapBases.ts';

/** A basis of all linear combinations of the cells, updated while cells are merged. */
export interface RowSpace {
  /** Returns the atoms of a row that involves at most `budget` people; null if there is no such row. */
  lightRow(): readonly number[] | null;
  /** Merges cells a and b, so that only their total is published. */
  join(a: number, b: number): void;
}

/**
 * Finds most disclosures of small groups with a single elimination. Each row stores the coefficients of its cells: after a merge, the rows
 * with equal coefficients for both cells remain. Every row found is a true witness; if none is found, the audit still has to prove safety.
 */
export function rowSpaceOf(
  cells: readonly (readonly number[])[],
  people: readonly number[],
  budget: number,
): RowSpace {
  const columns = distinctColumns(cells, people);
  const width = columns.length;
  const weights = columns.map(({ weight }) => weight);
  const marked = incidenceRows(cells.length, columns, cells.length);
  marked.forEach((row, cell) => {
    row[width + cell] = 1;
  });
  const order = columnOrder(
    weights,
    weights,
    columns.map((column) => column.cells),
    budget,
  );
  const { rows, rest } = eliminate(marked, order);
  let nonZeroRows = [...rows];
  let zeroRows = [...rest];

  function join(a: number, b: number): void {
    const gap = (row: Float64Array) => moduloPrime((row[width + a] ?? 0) + PRIME - (row[width + b] ?? 0));
    const isUneven = (row: Float64Array) => gap(row) !== 0;
    const removed = zeroRows.find(isUneven) ?? nonZeroRows.find(isUneven);
    if (!removed) return;
    const filled = [...removed.keys()].filter((at) => removed[at] !== 0);
    const scale = modularInverse(gap(removed));
    for (const row of [...nonZeroRows, ...zeroRows]) {
      if (row !== removed && isUneven(row)) subtractRow(row, moduloPrime(gap(row) * scale), removed, filled);
    }
    nonZeroRows = nonZeroRows.filter((row) => row !== removed);
    zeroRows = zeroRows.filter((row) => row !== removed);
  }

  return {
    join,
    lightRow() {
      let lightest: Light | null = null;
      for (const row of nonZeroRows) {
        const light = lightOf(row, columns, (lightest?.people ?? budget + 1) - 1);
        if (light) lightest = light;
      }
      return lightest === null ? null : lightest.atoms;
    },
  };
}

interface Light {
  readonly people: number;
  readonly atoms: readonly number[];
}

function lightOf(row: Float64Array, columns: readonly AtomColumn[], most: number): Light | null {
  const touched: AtomColumn[] = [];
  let people = 0;
  for (const [at, column] of columns.entries()) {
    if (row[at] === 0) continue;
    people += column.weight;
    if (people > most) return null;
    touched.push(column);
  }
  return { people, atoms: touched.flatMap(({ atoms }) => atoms) };
}
