/**
 * An independent auditor: tries every set of atoms with fewer than k people and compares ranks of exact integer matrices (fraction-free
 * elimination). Only for small cases.
 */
export function isSafeByExhaustion(
  cells: readonly (readonly number[])[],
  weights: readonly number[],
  k: number,
): boolean {
  const matrix = cells.map((cell) => weights.map((_, atom) => (cell.includes(atom) ? 1n : 0n)));
  const full = rank(matrix);
  const tooFew = (from: number, people: number, without: readonly number[]): boolean => {
    if (without.length > 0 && rank(drop(matrix, without)) < full) return true;
    for (let atom = from; atom < weights.length; atom++) {
      const more = people + (weights[atom] ?? 0);
      if (more < k && tooFew(atom + 1, more, [...without, atom])) return true;
    }
    return false;
  };
  return !tooFew(0, 0, []);
}

/** Whether some combination of the cells involves only atoms of `support`. */
export function isDerivable(
  cells: readonly (readonly number[])[],
  atoms: number,
  support: readonly number[],
): boolean {
  const matrix = cells.map((cell) =>
    Array.from({ length: atoms }, (_, atom) => (cell.includes(atom) ? 1n : 0n)),
  );
  return rank(drop(matrix, support)) < rank(matrix);
}

function drop(matrix: readonly (readonly bigint[])[], columns: readonly number[]): bigint[][] {
  return matrix.map((row) => row.filter((_, column) => !columns.includes(column)));
}

function rank(matrix: readonly (readonly bigint[])[]): number {
  let rows = matrix.map((row) => [...row]);
  let rankSoFar = 0;
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column++) {
    const pivot = rows.find((row) => row[column] !== 0n);
    if (!pivot) continue;
    rankSoFar++;
    const lead = pivot[column] ?? 0n;
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => row.map((entry, at) => entry * lead - (pivot[at] ?? 0n) * (row[column] ?? 0n)));
  }
  return rankSoFar;
}
