import { type RawBuilder, sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { Tx } from '../database.ts';
import { type RaterGroups, ratersByGroup } from '../home/nominationLists.ts';
import type { AssignmentStatus } from '../tables/assessments.ts';

/** The scope of an approver: all campaigns, those they created, or only the people they manage. */
export interface ApproverScope {
  readonly accountId: number;
  readonly userId: number;
  readonly administers: 'all' | 'own' | 'none';
  readonly campaignId: number | null;
}

export interface WaitingRow {
  readonly id: number;
  readonly target_id: number;
  readonly target_name: string;
  readonly campaign_id: number;
  readonly name: string;
  readonly email: string | null;
  readonly relationship: Exclude<RaterRelationship, 'self'>;
  readonly nominated_by: string | null;
  readonly approved: number;
  readonly proposed: number;
}

const manages = (userId: number, target: RawBuilder<unknown>) => sql`exists (select 1 from relationships r
  where r.kind = 'manager' and r.from_user_id = ${userId} and r.to_user_id = ${target})`;

function decides({ userId, administers }: ApproverScope): RawBuilder<unknown> {
  if (administers === 'all') return sql`true`;
  const reports = manages(userId, sql`t.user_id`);
  return administers === 'own' ? sql`(c.created_by = ${userId} or ${reports})` : reports;
}

const proposals = (approver: ApproverScope) => sql`
  from assignments a
  join survey_targets t on t.id = a.target_id
  join survey_campaigns c on c.id = a.campaign_id
  join users target on target.id = t.user_id
  left join users rater on rater.id = a.user_id
  left join users namer on namer.id = a.nominated_by
  where a.account_id = ${approver.accountId} and a.nomination = 'proposed' and c.status = 'open'
    and (${approver.campaignId}::int is null or c.id = ${approver.campaignId}) and ${decides(approver)}`;

/**
 * Returns nominations awaiting a decision, grouped by target, with the number of assignments of each rater in
 * the cycle.
 */
export async function listNominationsAwaiting(
  tx: Tx,
  approver: ApproverScope,
  limit: number,
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select a.id, t.id as target_id, target.first_name || ' ' || target.last_name as target_name,
      c.id as campaign_id, a.relationship,
      trim(concat_ws(' ', coalesce(rater.first_name, a.first_name), coalesce(rater.last_name, a.last_name))) as name,
      a.email, namer.first_name || ' ' || namer.last_name as nominated_by,
      (select count(*)::int from assignments l where l.campaign_id = c.id and l.kind = 'r'
        and l.user_id = a.user_id and l.nomination = 'approved') as approved,
      (select count(*)::int from assignments l where l.campaign_id = c.id and l.kind = 'r'
        and l.user_id = a.user_id and l.nomination = 'proposed') as proposed
    ${proposals(approver)}
    order by target.last_name, target.first_name, t.id, a.place, a.id limit ${limit}`.execute(tx);
  return rows;
}

export async function countNominationsAwaiting(tx: Tx, approver: ApproverScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${proposals(approver)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** The nominations that await an approver's decision in the lists of one campaign whose raters are alike. */
export type AwaitingLists = RaterGroups & { readonly campaign_id: number; readonly count: number };

/** Returns the campaigns with nominations that await a decision, the earliest last day first, with lists of equal raters as one row. */
export async function listCampaignsAwaiting(tx: Tx, approver: ApproverScope): Promise<AwaitingLists[]> {
  const { rows } = await sql<AwaitingLists>`
    select c.id as campaign_id, c.name, c.status, c.opens_on, c.closes_on, c.launched_on, c.relationships, c.manager_min,
      c.manager_max, c.peer_min, c.peer_max, c.direct_report_min, c.direct_report_max, c.other_min, c.other_max,
      raters.groups, sum(waiting.count)::int as count
    from (select t.id as target_id, t.campaign_id, count(*) as count ${proposals(approver)} group by t.id) waiting
    join survey_campaigns c on c.id = waiting.campaign_id
    cross join lateral (select ${ratersByGroup(sql`waiting.target_id`)} as groups) raters
    group by c.id, raters.groups order by c.closes_on, c.id limit 500`.execute(tx);
  return rows;
}

/** Returns targets of open campaigns that a person manages, ordered by name. */
export async function listManagedTargets(tx: Tx, accountId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from survey_targets t
    join survey_campaigns c on c.id = t.campaign_id
    join users u on u.id = t.user_id
    where t.account_id = ${accountId} and c.status = 'open' and ${manages(userId, sql`t.user_id`)}
    order by c.closes_on, u.last_name, u.first_name, t.id limit 200`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A rating requested from a person in an open campaign. */
export interface RequestedRating {
  readonly id: number;
  readonly target: string;
  readonly campaign_id: number;
  readonly campaign_name: string;
  readonly closes_on: string;
  readonly relationship: Exclude<RaterRelationship, 'self'>;
  readonly status: AssignmentStatus;
  readonly link_version: number;
}

export async function listRequestedRatings(
  tx: Tx,
  accountId: number,
  userId: number,
): Promise<RequestedRating[]> {
  const { rows } = await sql<RequestedRating>`
    select a.id, target.first_name || ' ' || target.last_name as target, c.id as campaign_id,
      c.name as campaign_name, c.closes_on, a.relationship, a.status, a.link_version
    from assignments a
    join survey_targets t on t.id = a.target_id
    join survey_campaigns c on c.id = a.campaign_id
    join users target on target.id = t.user_id
    where a.account_id = ${accountId} and a.user_id = ${userId} and a.kind = 'r'
      and a.nomination = 'approved' and a.status <> 'waiting' and c.status = 'open'
    order by c.closes_on, target.last_name, target.first_name, a.id`.execute(tx);
  return rows;
}
