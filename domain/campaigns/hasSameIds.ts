/** Whether two lists contain the same ids, regardless of order and duplicates. */
export function hasSameIds(one: readonly number[], other: readonly number[]): boolean {
  const [ids, otherIds] = [new Set(one), new Set(other)];
  return ids.size === otherIds.size && [...ids].every((id) => otherIds.has(id));
}
