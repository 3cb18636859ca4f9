import { type SqlBool, sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { RelationshipCounts } from '../../../domain/surveys/participationFunnel.ts';
import type { Tx } from '../database.ts';
import { wordPatterns } from '../sql/likePattern.ts';

/** The people visible to the caller; null for all. */
export type VisibleUserIds = readonly number[] | null;

export interface GroupOfTeam extends RelationshipCounts {
  readonly campaign_id: number;
  /** The target's team at launch, as written by `freezeAttributes`; null without a team. */
  readonly team: string | null;
}

/**
 * Counts invitations, starts and completions by campaign, team of the target and relationship. Changes on `day` itself
 * are counted from the next day on, so that the counts do not reveal individual answers (R9), and those of the last day after the campaign closes, see
 * `participationDay`.
 */
export async function countTargetGroups(
  tx: Tx,
  campaignIds: readonly number[],
  visible: VisibleUserIds,
  day: string,
): Promise<GroupOfTeam[]> {
  const { rows } = await sql<GroupOfTeam>`
    select a.campaign_id, a.relationship, t.attributes->>'team' as team,
      count(*)::int as invited,
      count(*) filter (where a.started_on < c.day or a.finished_on < c.day)::int as started,
      count(*) filter (where a.finished_on < c.day)::int as finished
    from assignments a join survey_targets t on t.id = a.target_id
    join (
      select id, case when status = 'open' then least(closes_on, ${day}::date) else ${day}::date + 1 end as day
      from survey_campaigns
    ) c on c.id = t.campaign_id
    where t.campaign_id = any(${[...campaignIds]}::int[]) and a.nomination = 'approved' and a.status <> 'waiting'
      and (${visible === null}::boolean or t.user_id = any(${[...(visible ?? [])]}::int[]))
    group by 1, 2, 3 order by 1, 3 nulls last, 2`.execute(tx);
  return rows;
}

/** Returns the number of targets of each campaign. */
export async function countTargets(
  tx: Tx,
  campaignIds: readonly number[],
  visible: VisibleUserIds,
): Promise<ReadonlyMap<number, number>> {
  let query = tx
    .selectFrom('survey_targets')
    .select(['campaign_id', sql<number>`count(*)::int`.as('targets')])
    .where(sql<SqlBool>`campaign_id = any(${[...campaignIds]}::int[])`)
    .groupBy('campaign_id');
  if (visible !== null) query = query.where(sql<SqlBool>`user_id = any(${[...visible]}::int[])`);
  return new Map((await query.execute()).map(({ campaign_id, targets }) => [campaign_id, targets]));
}

export interface TargetRow {
  readonly target_id: number;
  readonly campaign_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly team: string | null;
  readonly self: 'waiting' | 'invited' | 'started' | 'finished' | null;
  /** Number of raters by state of their nomination, without the self-assessment. */
  readonly approved: number;
  readonly proposed: number;
  readonly declined: number;
}

const names = sql<string>`coalesce(u.first_name || ' ' || u.last_name, '')`;

const targetRows = (tx: Tx) =>
  tx
    .selectFrom('survey_targets as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id as target_id', 't.campaign_id', 't.user_id', names.as('name')])
    .select([
      sql<string | null>`t.attributes->>'team'`.as('team'),
      sql<TargetRow['self']>`(select a.status from assignments a
        where a.target_id = t.id and a.relationship = 'self' limit 1)`.as('self'),
      ...(['approved', 'proposed', 'declined'] as const).map((state) =>
        sql<number>`(select count(*)::int from assignments a where a.target_id = t.id
          and a.relationship <> 'self' and a.nomination = ${state})`.as(state),
      ),
    ]);

/** Returns one page of a campaign's targets ordered by name, with the total. */
export async function readPageOfTargets(
  tx: Tx,
  campaignId: number,
  filter: { readonly q: string | null; readonly visible: VisibleUserIds },
  page: { readonly from: number; readonly size: number },
): Promise<{ targets: TargetRow[]; total: number }> {
  let query = targetRows(tx).where('t.campaign_id', '=', campaignId);
  if (filter.visible !== null) query = query.where('t.user_id', 'in', [...filter.visible, 0]);
  for (const pattern of wordPatterns(filter.q)) query = query.where(names, 'ilike', pattern);
  const { total } = await query
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const targets = await query
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('t.id')
    .limit(page.size)
    .offset(page.from)
    .execute();
  return { targets, total };
}

/** Returns targets with this name in the account's campaigns, newest campaigns first. */
export async function searchTargets(
  tx: Tx,
  accountId: number,
  { q, visible, size }: { readonly q: string; readonly visible: VisibleUserIds; readonly size: number },
) {
  let query = targetRows(tx)
    .innerJoin('survey_campaigns as c', 'c.id', 't.campaign_id')
    .select(['c.name as campaign', 'c.status as campaign_status', 'c.closes_on', 'c.released_on'])
    .where('t.account_id', '=', accountId);
  if (visible !== null) query = query.where('t.user_id', 'in', [...visible, 0]);
  for (const pattern of wordPatterns(q)) query = query.where(names, 'ilike', pattern);
  return query
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('t.user_id')
    .orderBy('c.closes_on', 'desc')
    .limit(size)
    .execute();
}

export async function findTargetProgress(
  tx: Tx,
  accountId: number,
  targetId: number,
): Promise<TargetRow | null> {
  const row = await targetRows(tx)
    .where('t.account_id', '=', accountId)
    .where('t.id', '=', targetId)
    .executeTakeFirst();
  return row ?? null;
}

export interface RaterRow {
  readonly assignment_id: number;
  readonly relationship: RaterRelationship;
  readonly name: string;
  readonly is_outside: boolean;
  readonly nomination: 'proposed' | 'approved' | 'declined' | 'replaced' | 'withdrawn';
  readonly declined_because: string | null;
  readonly status: 'waiting' | 'invited' | 'started' | 'finished';
  readonly started_on: string | null;
  readonly finished_on: string | null;
}

/** Returns all respondents about a target, in the order of nomination. */
export async function listRatersAbout(tx: Tx, targetId: number): Promise<RaterRow[]> {
  const { rows } = await sql<RaterRow>`
    select a.id as assignment_id, a.relationship, a.user_id is null as is_outside, a.nomination, a.declined_because,
      a.status, a.started_on, a.finished_on,
      trim(coalesce(u.first_name, a.first_name, '') || ' ' || coalesce(u.last_name, a.last_name, '')) as name
    from assignments a left join users u on u.id = a.user_id
    where a.target_id = ${targetId}
    order by array_position(array['self', 'manager', 'peer', 'direct_report', 'other'], a.relationship), a.place, a.id`.execute(
    tx,
  );
  return rows;
}
