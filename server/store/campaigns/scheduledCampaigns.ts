import { type NotNull, type SqlBool, sql } from 'kysely';
import type { AudienceCampaignKind } from '../../../domain/campaigns/campaignMails.ts';
import type { Tx } from '../database.ts';

/** A draft that is scheduled to open, with the time zone of its account. */
export interface ScheduledCampaign {
  readonly kind: AudienceCampaignKind;
  readonly id: number;
  readonly account_id: number;
  readonly opens_on: string;
  readonly time_zone: string | null;
}

/** Returns the scheduled drafts of all accounts whose first day is at most `latest`, the latest day that has begun anywhere. */
export async function listScheduledCampaigns(tx: Tx, latest: string): Promise<ScheduledCampaign[]> {
  const { rows } = await sql<ScheduledCampaign>`
    select c.kind, c.id, c.account_id, c.opens_on, a.time_zone
    from (
      select 'benchmark' as kind, id, account_id, opens_on from benchmark_campaigns
      where status = 'draft' and scheduled_at is not null
      union all
      select 'survey', id, account_id, opens_on from survey_campaigns
      where status = 'draft' and scheduled_at is not null
    ) c join accounts a on a.id = c.account_id
    where c.opens_on <= ${latest}::date
    order by c.kind, c.id`.execute(tx);
  return rows;
}

/** Returns the ids of the scheduled drafts of an account, of one kind. */
export async function listScheduledIds(
  tx: Tx,
  kind: AudienceCampaignKind,
  accountId: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom(kind === 'benchmark' ? 'benchmark_campaigns' : 'survey_campaigns')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'draft')
    .where('scheduled_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpenCampaigns(tx: Tx, accountId: number): Promise<number> {
  const { open } = await tx
    .selectFrom('benchmark_campaigns')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}

/** Returns the ids of the people to whom an account is delegated. */
export async function listDelegates(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('delegations')
    .select('user_id')
    .where('account_id', '=', accountId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns the active administrators of an account with their email addresses. */
export async function listAdministrators(tx: Tx, accountId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('email', 'is not', null)
    .where(sql<SqlBool>`permissions && array['local_admin', 'delegated_admin', 'admin', 'super_admin']`)
    .orderBy('id')
    .$narrowType<{ email: NotNull }>()
    .execute();
}
