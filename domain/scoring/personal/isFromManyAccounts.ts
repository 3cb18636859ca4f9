/** Minimum number of accounts behind a number that other accounts can see. */
export const minAccountsOfNorm = 5;

/**
 * Whether a norm version says little about any one account: its forms are from at least `minAccountsOfNorm` accounts, and at most half of
 * them are from the same one. `accountIds` has the account of each form.
 */
export function isFromManyAccounts(accountIds: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const id of accountIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts.size >= minAccountsOfNorm && 2 * Math.max(...counts.values()) <= accountIds.length;
}
