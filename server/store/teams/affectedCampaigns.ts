import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface AffectedCampaigns {
  readonly campaign_id: number;
  readonly name: string;
  readonly status: 'draft' | 'open';
  readonly min_group: number;
  readonly by_team: boolean;
  readonly invited: number;
  readonly names_team: boolean;
}

/** Returns open campaigns with their minimum group sizes and dimensions. */
export async function listRunningCampaigns(tx: Tx, accountId: number) {
  return tx
    .selectFrom('benchmark_campaigns')
    .select(['id', 'name', 'min_group', 'cuts'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
}

/** Returns open campaigns that invited a moved person, and drafts whose audience includes a changed team. */
export async function listAffectedCampaigns(
  tx: Tx,
  accountId: number,
  { userIds, teamIds }: { readonly userIds: readonly number[]; readonly teamIds: readonly number[] },
): Promise<AffectedCampaigns[]> {
  const { rows } = await sql<AffectedCampaigns>`
    select c.id as campaign_id, c.name, c.status, c.min_group, 'team' = any(c.cuts) as by_team,
      (select count(*)::int from participations p
        where p.campaign_id = c.id and p.user_id = any(${[...userIds]}::int[])) as invited,
      exists (select 1 from campaign_audience a where a.campaign_id = c.id and a.kind = 'team'
        and a.target_id = any(${[...teamIds]}::int[]) and c.audience = 'chosen') as names_team
    from benchmark_campaigns c
    where c.account_id = ${accountId} and c.status in ('draft', 'open')
    order by c.id desc`.execute(tx);
  return rows.filter((row) => (row.status === 'open' ? row.invited > 0 : row.names_team));
}
