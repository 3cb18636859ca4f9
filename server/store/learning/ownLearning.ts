import { sql } from 'kysely';
import type { EnrolmentSource } from '../../../domain/learning/courseContent.ts';
import type { AssignedCourses } from '../../../domain/learning/pathProgress.ts';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

export interface AssignmentRow extends AssignedCourses {
  readonly id: number;
  readonly title: string;
  readonly campaign: string;
  readonly message: string | null;
  readonly state: 'assigned' | 'started' | 'finished';
  readonly due_on: string | null;
  readonly finished_on: string | null;
}

/** Returns the assignments of a person that have begun, the earliest due date first. */
export async function listAssignmentsOfLearner(
  tx: Tx,
  { accountId, userId }: Learner,
  today: string,
): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select a.id, coalesce(p.title, c.name) as title, c.name as campaign, c.message, a.state, a.due_on, a.finished_on,
      a.course_ids, a.course_sets, p.rule, p.needed
    from learning_assignments a join learning_campaigns c on c.id = a.campaign_id
    left join learning_paths p on p.id = a.path_id
    where a.account_id = ${accountId}::int and a.user_id = ${userId}::int and a.assigned_on <= ${today}::date
      and a.state in ('assigned', 'started', 'finished')
    order by a.due_on nulls last, a.id limit 200`.execute(tx);
  return rows;
}

export interface OwnCourseRow {
  readonly course_id: number;
  readonly source: EnrolmentSource;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly updated_at: string;
  readonly title: string;
  readonly minutes: number;
  readonly lessons: readonly { readonly id: number; readonly optional: boolean }[];
  readonly completed_lessons: readonly number[];
  readonly was_completed: boolean;
}

/** Returns the courses of a person, each with the open or otherwise last enrolment; the last changed first. */
export async function listOwnCourses(tx: Tx, { accountId, userId }: Learner): Promise<OwnCourseRow[]> {
  const { rows } = await sql<OwnCourseRow>`
    with latest as (
      select distinct on (course_id) *, bool_or(completed_at is not null) over (partition by course_id) as was_completed
      from enrolments where account_id = ${accountId}::int and user_id = ${userId}::int
      order by course_id, completed_at is null desc, id desc)
    select e.course_id, e.source, e.started_at, e.completed_at, e.updated_at, e.was_completed,
      v.content->>'title' as title, (v.content->>'minutes')::int as minutes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l->'id', 'optional', l->'optional')), '[]')
        from jsonb_array_elements(v.content->'lessons') l) as lessons,
      array(select lesson_id from lesson_progress p where p.enrolment_id = e.id and p.state = 'completed')
        as completed_lessons
    from latest e join course_versions v on v.course_id = e.course_id and v.version = e.version
    order by e.updated_at desc, e.id limit 500`.execute(tx);
  return rows;
}

export interface CourseFacts {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly status: 'draft' | 'published' | 'withdrawn';
  readonly version: number;
  readonly program_ids: readonly number[];
  readonly level: string;
  readonly locale_abbr: string;
  readonly prerequisite_ids: readonly number[];
}

/** Returns courses as they are now. */
export async function findCourseFacts(tx: Tx, ids: readonly number[]): Promise<CourseFacts[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('courses')
    .select(['id', 'title', 'summary', 'minutes', 'status', 'version', 'program_ids'])
    .select(['level', 'locale_abbr', 'prerequisite_ids'])
    .where((row) => row('id', '=', row.fn.any(row.val([...ids]))))
    .execute();
}

/** Returns for those of these courses that a person has started whether they completed them. */
export async function listCourseStates(
  tx: Tx,
  { accountId, userId }: Learner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'started' | 'completed'>> {
  const { rows } = await sql<{ course_id: number; is_completed: boolean }>`
    select course_id, bool_and(completed_at is not null) as is_completed from enrolments
    where account_id = ${accountId}::int and user_id = ${userId}::int and course_id = any(${[...ids]}::int[])
    group by course_id`.execute(tx);
  return new Map(rows.map((row) => [row.course_id, row.is_completed ? 'completed' : 'started']));
}
