import type { Account } from './account.ts';

/** A record with its id and name (ENT-30). */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** Returns the name of an account, or its company name if it has none (STATE-04). */
export function accountDisplayName(account: Pick<Account, 'name' | 'company_name'>): string {
  return account.name.trim() ? account.name : account.company_name;
}

interface CompanyNames {
  readonly name: string;
  readonly company_name: string | null;
}

/** Returns the name under which respondents and readers of results know the company, or the account's name if it has none. */
export function companyNameOf({ name, company_name }: CompanyNames): string {
  return company_name || name;
}

/** Returns the fetched accounts; the user's own account is inserted first if it is missing (PICK-16). */
export function withOwnAccount<A extends NamedRecord>(fetched: readonly A[], own: A): readonly A[] {
  return fetched.some((account) => account.id === own.id) ? fetched : [own, ...fetched];
}
