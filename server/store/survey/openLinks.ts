import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lockForAnswer } from '../engine/transactionScope.ts';

/** A link of a participation or an assignment that is sent to its person. */
export interface OpenLink {
  readonly id: number;
  readonly link_version: number;
}

const isOneOf = (column: string, ids: readonly number[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::int[])`;

/**
 * Keeps the open campaigns of these people from being closed until the transaction ends. A close locks all participations of its campaign,
 * in another order.
 */
export async function keepCampaignsOpen(
  tx: Tx,
  table: 'participations' | 'assignments',
  userIds: readonly number[],
): Promise<void> {
  await sql`
    select ${lockForAnswer(sql.ref('campaign_id'))} from (
      select distinct campaign_id from ${sql.table(table)}
      where ${isOneOf('user_id', userIds)} and campaign_id is not null order by campaign_id) invited`.execute(
    tx,
  );
}

/** Locks the participations of these people in open campaigns, without withdrawn ones, whatever their status. */
export async function lockOpenParticipations(tx: Tx, userIds: readonly number[]) {
  return tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .select(['participations.id', 'participations.link_version', 'participations.campaign_id'])
    .where(isOneOf('participations.user_id', userIds))
    .where('participations.invitation_state', '!=', 'withdrawn')
    .where('campaign.status', '=', 'open')
    .orderBy('participations.id')
    .forUpdate('participations')
    .execute();
}

/** Locks the assignments of these people that have a link. A link of a finished one still opens the person's own page. */
export async function lockLinkedAssignments(tx: Tx, userIds: readonly number[]) {
  return tx
    .selectFrom('assignments')
    .select(['id', 'link_version', 'status', 'nomination'])
    .where(isOneOf('user_id', userIds))
    .where('token_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Stores new links with one statement. */
export async function storeNewLinks(
  tx: Tx,
  table: 'participations' | 'assignments',
  links: readonly (OpenLink & { readonly token_hash: string })[],
): Promise<void> {
  const changed = sql.table(table);
  await sql`
    update ${changed} set token_hash = given.token_hash, link_version = given.link_version
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given (id int, link_version int, token_hash text)
    where ${changed}.id = given.id`.execute(tx);
}
