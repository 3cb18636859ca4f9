/**
 * All entries with the highest value and all with the lowest, in the given order; null if all values are equal. Several can share a value,
 * because banded scores are often equal.
 */
export function highestAndLowest<T extends { readonly answer_percent: number }>(
  scores: readonly T[],
): { readonly high: readonly T[]; readonly low: readonly T[] } | null {
  const values = scores.map(({ answer_percent }) => answer_percent);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  if (scores.length === 0 || most === least) return null;
  return {
    high: scores.filter(({ answer_percent }) => answer_percent === most),
    low: scores.filter(({ answer_percent }) => answer_percent === least),
  };
}
