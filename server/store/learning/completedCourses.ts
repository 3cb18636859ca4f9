import { sql } from 'kysely';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import type { Tx } from '../database.ts';

/** A course about a metric, and the day on which a person completed it. */
export interface CompletedCourse {
  readonly course_id: number;
  readonly title: string;
  readonly metric: Metric;
  readonly completed_on: string;
}

/** Returns the courses about metrics that a person completed, in the order of their days. */
export async function listCompletedCoursesByMetric(tx: Tx, userId: number): Promise<CompletedCourse[]> {
  const { rows } = await sql<CompletedCourse>`
    select e.course_id, c.title, c.metric, to_char(e.completed_at at time zone 'UTC', 'YYYY-MM-DD') as completed_on
    from enrolments e join courses c on c.id = e.course_id
    where e.user_id = ${userId}::int and e.completed_at is not null and c.metric is not null
    order by e.completed_at, e.id`.execute(tx);
  return rows;
}
