import { sql } from 'kysely';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import type { Suggestion } from '../../../domain/recommendations/suggestions.ts';
import type { Tx } from '../database.ts';

export interface SealedPlan {
  readonly id: number;
  readonly version: number;
  readonly made_on: string;
  readonly sealed: Uint8Array;
}

const plans = (tx: Tx, userId: number) =>
  tx.selectFrom('action_plans').select(['id', 'version', 'made_on', 'sealed']).where('user_id', '=', userId);

/** Returns a person's action plans, newest first. */
export const listActionPlans = (tx: Tx, userId: number): Promise<SealedPlan[]> =>
  plans(tx, userId).orderBy('made_on', 'desc').orderBy('id', 'desc').execute();

export async function lockActionPlan(tx: Tx, userId: number, id: number): Promise<SealedPlan | null> {
  return (await plans(tx, userId).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function addActionPlan(
  tx: Tx,
  plan: { readonly user_id: number; readonly made_on: string; readonly sealed: Uint8Array },
): Promise<number> {
  const { id } = await tx.insertInto('action_plans').values(plan).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function changeActionPlan(tx: Tx, id: number, sealed: Uint8Array): Promise<void> {
  await tx
    .updateTable('action_plans')
    .set({ sealed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function removeActionPlan(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('action_plans').where('id', '=', id).execute();
}

/**
 * Returns published content that can be recommended: courses, live sessions with a future date, learning paths by the
 * metrics of their courses, and the open sprints of the person and their teams.
 */
export async function readCatalog(
  tx: Tx,
  { userId, now }: { readonly userId: number | null; readonly now: Date },
): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select 'course' as kind, id, id as opens_id, title, summary, minutes, link, null as "on",
      array_remove(array[topic_id], null) as topic_ids, array_remove(array[metric], null) as metrics, program_ids
    from courses where status = 'published' and (topic_id is not null or metric is not null)
    union all
    select 'live_session', t.id, (array_agg(e.id order by e.starts_at, e.id))[1], t.title, t.description, t.minutes, null,
      to_char(min(e.starts_at) at time zone 'UTC', 'YYYY-MM-DD'),
      '{}', array[t.metric], t.program_ids
    from event_topics t join events e on e.topic_id = t.id and e.status = 'open' and e.starts_at > ${now.toISOString()}
    where t.published and t.metric is not null group by t.id
    union all
    select 'learning_path', p.id, p.id, p.title, p.summary, sum(c.minutes)::int, null, null,
      array_remove(array_agg(distinct c.topic_id) || p.topic_id, null),
      array_remove(array_agg(distinct c.metric), null), p.program_ids
    from learning_paths p join path_steps s on s.path_id = p.id join courses c on c.id = s.course_id or c.id = any(s.course_ids)
    where p.status = 'published' group by p.id
    union all
    select 'sprint', id, id, title, purpose, null, null, to_char(ends_on, 'YYYY-MM-DD'),
      array_remove(array[topic_id], null), array_remove(array[metric], null), '{}'
    from sprints where status = 'running' and (
      (for_whom = 'person' and user_id = ${userId}::int)
      or (for_whom = 'team' and team_id in (select team_id from memberships where user_id = ${userId}::int)))
    order by 1, 2`.execute(tx);
  return rows;
}

export interface NextAssessment {
  readonly kind: 'm' | 's';
  readonly name: string;
  readonly opens_on: string | null;
  readonly closes_on: string;
  /** How much a benchmark campaign asks; null for others. */
  readonly length: SurveyLength | null;
  /** The topics of a pulse. */
  readonly topic_ids: readonly number[];
}

/** Returns the person's unfinished assessments about themselves or their workplace, the earliest last day first. */
export async function listNextAssessments(tx: Tx, userId: number, day: string): Promise<NextAssessment[]> {
  const { rows } = await sql<NextAssessment>`
    select 's' as kind, c.name, to_char(c.opens_on, 'YYYY-MM-DD') as opens_on,
      to_char(c.closes_on, 'YYYY-MM-DD') as closes_on, null as length, '{}'::int[] as topic_ids
    from assignments a join survey_campaigns c on c.id = a.campaign_id
    where a.user_id = ${userId}::int and a.kind = 's' and a.status <> 'finished' and a.nomination = 'approved'
      and c.status = 'open' and c.closes_on >= ${day}::date
    union all
    select 'm', c.name, null, to_char(c.closes_on, 'YYYY-MM-DD'), c.length, c.topic_ids
    from participations p join benchmark_campaigns c on c.id = p.campaign_id
    where p.user_id = ${userId}::int and p.status <> 'finished' and p.invitation_state <> 'withdrawn' and c.status = 'open'
      and c.closes_on >= ${day}::date
    order by 4, 1, 2`.execute(tx);
  return rows;
}
