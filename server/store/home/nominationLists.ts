import { type RawBuilder, sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { Tx } from '../database.ts';
import type { SurveyCampaign } from '../surveys/campaigns.ts';
import type { NominationStatus } from '../tables/assessments.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

/** What decides until when a rater list may change. */
export type RaterGroups = Pick<
  SurveyCampaign,
  | 'name'
  | 'status'
  | 'opens_on'
  | 'closes_on'
  | 'launched_on'
  | 'relationships'
  | `${Exclude<RaterRelationship, 'self'>}_${'min' | 'max'}`
> & {
  /** The raters by relationship and status of the nomination. */
  readonly groups: readonly {
    readonly relationship: RaterRelationship;
    readonly nomination: NominationStatus;
    readonly raters: number;
    readonly first_finished_on: string | null;
  }[];
};

/** A rater list that a person may extend: their own, or that of someone they manage. */
export type NominationList = RaterGroups & {
  readonly target_id: number;
  readonly campaign_id: number;
  readonly is_own: boolean;
  readonly target_name: string;
  /** The active managers and direct reports of the rated person. */
  readonly managers: number;
  readonly direct_reports: number;
};

/** The raters of a target by relationship and status of the nomination. */
export const ratersByGroup = (targetId: RawBuilder<unknown>) => sql`
  coalesce((select jsonb_agg(listed order by listed.relationship, listed.nomination) from (
    select a.relationship, a.nomination, count(*)::int as raters, min(a.finished_on) as first_finished_on
    from assignments a where a.target_id = ${targetId} and a.kind = 'r' group by 1, 2) as listed), '[]')`;

/** More lists than anyone has to fill. */
const maxLists = 200;

const countRelated = (own: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  (select count(*)::int from relationships r join users u on u.id = ${other} and u.status = 'active'
    where r.account_id = t.account_id and r.kind = 'manager' and ${own} = t.user_id)`;

/** Returns the rater lists of open campaigns that a person may extend as the rated person or their manager. */
export async function listNominationLists(
  tx: Tx,
  { accountId, userId, today }: OwnTasksQuery,
): Promise<NominationList[]> {
  const { rows } = await sql<NominationList>`
    select t.id as target_id, c.id as campaign_id, who.is_own,
      trim(target.first_name || ' ' || target.last_name) as target_name,
      c.name, c.status, c.opens_on, c.closes_on, c.launched_on, c.relationships, c.manager_min, c.manager_max, c.peer_min,
      c.peer_max, c.direct_report_min, c.direct_report_max, c.other_min, c.other_max,
      ${countRelated(sql`r.to_user_id`, sql`r.from_user_id`)} as managers,
      ${countRelated(sql`r.from_user_id`, sql`r.to_user_id`)} as direct_reports,
      ${ratersByGroup(sql`t.id`)} as groups
    from (
      select ${userId}::int as user_id, true as is_own
      union all select r.to_user_id, false from relationships r
        where r.account_id = ${accountId}::int and r.kind = 'manager' and r.from_user_id = ${userId}::int
    ) who
    join survey_targets t on t.user_id = who.user_id and t.account_id = ${accountId}::int
    join survey_campaigns c on c.id = t.campaign_id and c.account_id = t.account_id
    join users target on target.id = t.user_id
    where c.status = 'open' and c.closes_on >= ${today}::date and cardinality(c.relationships) > 0
      and case when who.is_own then c.nominated_by = 'target' else c.nominated_by <> 'admin' end
    order by c.closes_on, c.id, target.last_name, target.first_name, t.id limit ${maxLists}`.execute(tx);
  return rows;
}
