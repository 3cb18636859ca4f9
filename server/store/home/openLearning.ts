import { sql } from 'kysely';
import type { AssignedCourses } from '../../../domain/learning/pathProgress.ts';
import type { Tx } from '../database.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

export interface OpenLearning extends AssignedCourses {
  readonly title: string;
  readonly is_started: boolean;
  readonly due_on: string | null;
  /** The courses that the person has completed, in any assignment. */
  readonly completed: readonly number[];
  /** The number of all open assignments. */
  readonly total: number;
}

/** Returns the first open learning assignments of a person that have begun, the earliest due date first. */
export async function listOpenLearning(
  tx: Tx,
  { accountId, userId, today }: OwnTasksQuery,
  limit: number,
): Promise<OpenLearning[]> {
  const { rows } = await sql<OpenLearning>`
    select coalesce(p.title, c.name) as title, a.state = 'started' as is_started, a.due_on, a.course_ids, a.course_sets,
      array(select distinct e.course_id from enrolments e where e.account_id = ${accountId}::int
        and e.user_id = ${userId}::int and e.completed_at is not null) as completed,
      p.rule, p.needed, count(*) over ()::int as total
    from learning_assignments a join learning_campaigns c on c.id = a.campaign_id
    left join learning_paths p on p.id = a.path_id
    where a.account_id = ${accountId}::int and a.user_id = ${userId}::int
      and a.state in ('assigned', 'started') and a.assigned_on <= ${today}::date
    order by a.due_on nulls last, a.id limit ${limit}`.execute(tx);
  return rows;
}
