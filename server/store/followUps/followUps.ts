import { type Selectable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { FollowUpTables } from '../tables/followUps.ts';

export type StoredFollowUp = Selectable<FollowUpTables['follow_up_pulses']>;
type NewFollowUp = Omit<StoredFollowUp, 'id'>;

/** What a follow-up pulse is about: a topic for a group of a closed campaign. */
interface FollowUpKey {
  readonly accountId: number;
  readonly sourceCampaignId: number;
  readonly topicId: number;
  readonly focusKey: string;
}

const all = (tx: Tx, accountId: number) =>
  tx.selectFrom('follow_up_pulses').selectAll().where('account_id', '=', accountId);

/** Lets the changes of an account's follow-up pulses take turns until the transaction ends, also between servers. */
export async function lockFollowUps(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('follow_up_pulses:' || ${accountId}::int, 0))`.execute(
    tx,
  );
}

export async function findFollowUp(
  tx: Tx,
  { accountId, sourceCampaignId, topicId, focusKey }: FollowUpKey,
): Promise<StoredFollowUp | null> {
  const row = await all(tx, accountId)
    .where('source_campaign_id', '=', sourceCampaignId)
    .where('topic_id', '=', topicId)
    .where('focus_key', '=', focusKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function findFollowUpById(
  tx: Tx,
  accountId: number,
  id: number,
): Promise<StoredFollowUp | null> {
  return (await all(tx, accountId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the follow-ups that share a pulse, oldest first. */
export const listFollowUpsOf = (tx: Tx, accountId: number, campaignId: number): Promise<StoredFollowUp[]> =>
  all(tx, accountId).where('campaign_id', '=', campaignId).orderBy('id').execute();

export async function addFollowUp(tx: Tx, row: NewFollowUp): Promise<number> {
  const { id } = await tx
    .insertInto('follow_up_pulses')
    .values({ ...row, group_names: [...row.group_names] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function removeFollowUp(tx: Tx, accountId: number, id: number): Promise<void> {
  await tx.deleteFrom('follow_up_pulses').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Returns those who asked for a pulse, first one first, with whether they still lead the team that they asked about. */
export async function listRequesters(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<{ readonly userId: number; readonly isLead: boolean }[]> {
  const { rows } = await sql<{ userId: number; isLead: boolean }>`
    select f.requested_by as "userId", coalesce(t.leader_id = f.requested_by, false) as "isLead"
    from follow_up_pulses f left join teams t on t.id = f.team_id and t.account_id = f.account_id
    where f.account_id = ${accountId}::int and f.campaign_id = ${campaignId}::int and f.requested_by is not null
    order by f.id`.execute(tx);
  return rows;
}

/** Returns the follow-ups whose pulse is a draft that names the person in its audience. */
export async function listFollowUpsAsking(tx: Tx, userId: number) {
  const rows = await tx
    .selectFrom('follow_up_pulses as follow_up')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'follow_up.campaign_id')
    .innerJoin('campaign_audience as invited', 'invited.campaign_id', 'campaign.id')
    .select([
      ...(['follow_up.id', 'follow_up.audience_key'] as const),
      ...(['campaign.id as campaign_id', 'campaign.account_id', 'campaign.audience'] as const),
    ])
    .where('campaign.status', '=', 'draft')
    .where('invited.kind', '=', 'user')
    .where('invited.target_id', '=', userId)
    .execute();
  return rows.map(({ id, audience_key, campaign_id, account_id, audience }) => ({
    ...{ id, audience_key },
    pulse: { id: campaign_id, account_id, audience },
  }));
}

export async function changeAudienceKey(tx: Tx, id: number, audience_key: string): Promise<void> {
  await tx.updateTable('follow_up_pulses').set({ audience_key }).where('id', '=', id).execute();
}
