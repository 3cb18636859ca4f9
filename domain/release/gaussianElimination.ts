/**
 * The modulus: the largest prime below 2^26, so every product is exact in a double. A rank can only come out too small, and only if the
 * prime divides every maximal minor of a 0/1 matrix.
 */
export const PRIME = 67_108_859;

/** Row vectors with entries from 0 to PRIME - 1. */
export type Rows = readonly Float64Array[];

/** Independent rows; column `pivots[i]` is 1 in row i and 0 in all others. */
export interface Basis {
  readonly rows: Rows;
  readonly pivots: readonly number[];
}

export interface Elimination extends Basis {
  /** Rows without a pivot: zero in all columns offered. */
  readonly rest: Rows;
}

/** The remainder of a product of two entries; exact, because the quotient is below 2^26. */
export function moduloPrime(product: number): number {
  return product - Math.floor(product / PRIME) * PRIME;
}

/** The multiplicative inverse of `entry`, which must not be 0. */
export function modularInverse(entry: number): number {
  let [r, nextR, t, nextT] = [PRIME, entry, 0, 1];
  while (nextR !== 0) {
    const quotient = Math.floor(r / nextR);
    [r, nextR] = [nextR, r - quotient * nextR];
    [t, nextT] = [nextT, t - quotient * nextT];
  }
  return t < 0 ? t + PRIME : t;
}

/**
 * Gauss-Jordan elimination: chooses pivots from `columns` in their order. `rows.length` of the result is the rank of these columns; `rest`
 * holds the rows without a pivot. The input is not modified.
 */
export function eliminate(rows: Rows, columns: readonly number[]): Elimination {
  const remaining = rows.map((row) => row.slice());
  const done: Float64Array[] = [];
  const pivots: number[] = [];
  for (const column of columns) {
    if (remaining.length === 0) break;
    const rowIndex = remaining.findIndex((row) => row[column] !== 0);
    const [row] = rowIndex < 0 ? [] : remaining.splice(rowIndex, 1);
    if (!row) continue;
    clearColumn(row, column, remaining, done);
    done.push(row);
    pivots.push(column);
  }
  return { rows: done, pivots, rest: remaining };
}

/**
 * Rows with few entries first. `eliminate` takes the first row with an entry in a column; subtracting a row with few entries leaves the others
 * with few, which is faster. Its pivots and rows are the same for any order of the rows; only `rest` isn't.
 */
export function sparsestFirst(rows: Rows): Rows {
  const filled = new Map(
    rows.map((row) => [row, row.reduce((count, entry) => count + Number(entry !== 0), 0)]),
  );
  return [...rows].sort((a, b) => (filled.get(a) ?? 0) - (filled.get(b) ?? 0));
}

function clearColumn(row: Float64Array, column: number, ...others: readonly Rows[]): void {
  const scale = modularInverse(row[column] ?? 0);
  const filled: number[] = [];
  row.forEach((entry, at) => {
    if (entry === 0) return;
    row[at] = moduloPrime(entry * scale);
    filled.push(at);
  });
  for (const other of others.flat()) {
    const factor = other[column] ?? 0;
    if (factor === 0) continue;
    subtractRow(other, factor, row, filled);
  }
}

/** Subtracts `factor` times `row` from `other` at the positions in `filled`. */
export function subtractRow(
  other: Float64Array,
  factor: number,
  row: Float64Array,
  filled: readonly number[],
): void {
  for (const at of filled) {
    other[at] = moduloPrime((other[at] ?? 0) + (PRIME - factor) * (row[at] ?? 0));
  }
}
