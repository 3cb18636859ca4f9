import type { SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import type { Tx } from '../database.ts';

export interface Share {
  readonly shared_with: SharingAudience;
  readonly shared_on: string;
}

export async function shareOf(tx: Tx, accountId: number, userId: number): Promise<Share | null> {
  const row = await tx
    .selectFrom('result_shares')
    .select(['shared_with', 'shared_on'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces the share of a person; null ends it. A person has at most one. */
export async function setShare(
  tx: Tx,
  { accountId, userId }: { readonly accountId: number; readonly userId: number },
  share: Share | null,
): Promise<void> {
  await tx.deleteFrom('result_shares').where('user_id', '=', userId).execute();
  if (!share) return;
  await tx
    .insertInto('result_shares')
    .values({ account_id: accountId, user_id: userId, ...share })
    .execute();
}
