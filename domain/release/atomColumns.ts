/** A column of the audit matrix: all atoms that are in the same cells. `weight` is the number of people in them. */
export interface AtomColumn {
  readonly cells: readonly number[];
  readonly atoms: readonly number[];
  readonly weight: number;
}

/** Combines atoms that are in exactly the same cells; atoms in no cell are dropped. */
export function distinctColumns(
  cells: readonly (readonly number[])[],
  weights: readonly number[],
): readonly AtomColumn[] {
  const cellsOf: number[][] = weights.map(() => []);
  cells.forEach((atoms, cell) => {
    for (const atom of new Set(atoms)) cellsOf[atom]?.push(cell);
  });
  const columns = new Map<string, { cells: readonly number[]; atoms: number[]; weight: number }>();
  cellsOf.forEach((own, atom) => {
    if (own.length === 0) return;
    const column = columns.get(own.join()) ?? { cells: own, atoms: [], weight: 0 };
    column.atoms.push(atom);
    column.weight += weights[atom] ?? 0;
    columns.set(own.join(), column);
  });
  return [...columns.values()];
}

/** The cells as 0/1 rows over the columns, followed by `more` zero entries. */
export function incidenceRows(cellCount: number, columns: readonly AtomColumn[], more = 0): Float64Array[] {
  const rows = Array.from({ length: cellCount }, () => new Float64Array(columns.length + more));
  columns.forEach((column, at) => {
    for (const cell of column.cells) rows[cell]?.fill(1, at, at + 1);
  });
  return rows;
}
