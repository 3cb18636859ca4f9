import { sql } from 'kysely';
import type { SharingAudience } from '../../../domain/metricResults/profileVisibility.ts';
import type { Tx } from '../database.ts';

export interface Share {
  readonly shared_with: SharingAudience;
  readonly shared_on: string;
}

export interface StoredShare extends Share {
  /** Whether an audit has decided if the profile may be shown. */
  readonly is_audited: boolean;
}

export async function findShare(tx: Tx, accountId: number, userId: number): Promise<StoredShare | null> {
  const row = await tx
    .selectFrom('result_shares')
    .select(['shared_with', 'shared_on', 'is_audited'])
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

/** Whether every member of a published group currently shares their profile, with any audience. */
export async function isSharedByAll(tx: Tx, campaignId: number, group: string): Promise<boolean> {
  const { rows } = await sql<{ is_shared: boolean }>`
    select not exists (select 1 from counted_profiles p
      left join users u on u.id = p.user_id and u.status = 'active'
      left join result_shares h on h.user_id = u.id
      where p.campaign_id = ${campaignId} and ${group} = any (p.groups) and h.user_id is null) as is_shared`.execute(
    tx,
  );
  return rows[0]?.is_shared ?? false;
}
