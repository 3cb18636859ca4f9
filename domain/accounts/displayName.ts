import type { Account } from './account.ts';

/** What every listed thing has: accounts, relations, users of an account, users by role (ENT-30). */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** The name an account goes by: its company's where it has none of its own (STATE-04). */
export function displayName(account: Pick<Account, 'name' | 'company_name'>): string {
  return account.name.trim() ? account.name : account.company_name;
}

/** The fetched accounts, with the own one added in front if the answer lacks it (PICK-16). */
export function withOwnAccount<A extends Named>(fetched: readonly A[], own: A): readonly A[] {
  return fetched.some((account) => account.id === own.id) ? fetched : [own, ...fetched];
}
