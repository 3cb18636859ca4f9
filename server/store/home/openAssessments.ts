import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { AssignmentKind } from '../survey/assignments.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

/** A person's unfinished assessment in an open 360 campaign or role. */
export interface OpenAssessment {
  readonly id: number;
  readonly kind: AssignmentKind;
  readonly campaign_id: number | null;
  readonly requisition_id: number | null;
  readonly link_version: number;
  readonly is_started: boolean;
  readonly name: string;
  readonly closes_on: string | null;
  readonly has_sessions: boolean;
  /** The name of the rated person; null for self-assessments and applications. */
  readonly about: string | null;
  /** The number of assessments of this kind in the same campaign or role. */
  readonly total: number;
}

interface AssessmentsQuery extends OwnTasksQuery {
  readonly kinds: readonly AssignmentKind[];
  /** Today's date for applications, which end by the calendar of the account too. */
  readonly applicationDay: string;
  /** The maximum number of rows of one kind in one campaign. */
  readonly limit: number;
}

/** Returns a person's unfinished assessments whose last day hasn't ended; of each campaign and kind the first ones, with their total. */
export async function listOwnAssessments(
  tx: Tx,
  { accountId, userId, today, kinds, applicationDay, limit }: AssessmentsQuery,
): Promise<OpenAssessment[]> {
  const { rows } = await sql<OpenAssessment>`
    select id, kind, campaign_id, requisition_id, link_version, is_started, name, closes_on, has_sessions, about, total from (
      select a.id, a.kind, a.campaign_id, a.requisition_id, a.link_version,
        a.status = 'started' as is_started, coalesce(c.name, role.title) as name,
        coalesce(c.closes_on, role.closes_on) as closes_on, c.questions_per_sitting is not null as has_sessions,
        case when a.kind = 'r' then trim(target.first_name || ' ' || target.last_name) end as about,
        (count(*) over (partition by a.kind, a.campaign_id, a.requisition_id))::int as total,
        row_number() over (partition by a.kind, a.campaign_id, a.requisition_id
          order by a.status = 'started' desc, target.last_name, target.first_name, a.id) as place
      from assignments a
      left join survey_campaigns c on c.id = a.campaign_id and c.account_id = a.account_id
      left join requisitions role on role.id = a.requisition_id and role.account_id = a.account_id
      left join survey_targets t on t.id = a.target_id
      left join users target on target.id = t.user_id
      where a.account_id = ${accountId}::int and a.user_id = ${userId}::int and a.kind = any(${[...kinds]}::text[])
        and a.status in ('invited', 'started') and a.nomination = 'approved'
        and coalesce(c.status, role.status) = 'open'
        and (coalesce(c.closes_on, role.closes_on) is null or coalesce(c.closes_on, role.closes_on)
          >= case when a.kind = 'h' then ${applicationDay}::date else ${today}::date end)
    ) as open_assessments
    where place <= ${limit} order by closes_on, id limit 150`.execute(tx);
  return rows;
}
