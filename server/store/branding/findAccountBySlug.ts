import { usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Tx } from '../database.ts';

/** Returns the account with a sign-in address; null if there is none or it isn't in use. */
export async function findAccountBySlug(tx: Tx, slug: string): Promise<number | null> {
  const row = await tx
    .selectFrom('account_brandings')
    .innerJoin('accounts', 'accounts.id', 'account_brandings.account_id')
    .select('accounts.id')
    .where('account_brandings.slug', '=', slug)
    .where('accounts.status', 'in', usableAccountStatuses)
    .executeTakeFirst();
  return row?.id ?? null;
}
