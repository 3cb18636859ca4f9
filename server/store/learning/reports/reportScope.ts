import { type RawBuilder, sql } from 'kysely';
import type { LearningReportFilters } from '../../../../contract/v2/learningReports.ts';
import type { Tx } from '../../database.ts';
import { peopleLedBy } from '../teamLearning.ts';

/** Whose learning a report may contain, and when it is read. */
export interface ReportScope {
  readonly accountId: number;
  /** The lead who reads the report; null for administrators, who read about everyone. */
  readonly leaderId: number | null;
  /** The account's day and time zone. */
  readonly today: string;
  readonly zone: string;
}

export type ReportFilters = Pick<LearningReportFilters, 'period' | 'team_id' | 'group_id' | 'course_id'>;

/** Lets the transaction sort and hash the records of a large account without files. */
export async function useReportMemory(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '32MB', true)`.execute(tx);
}

/** The ids of the active people whom a report may contain and its filters select. */
export function selectedPeople(
  { accountId, leaderId }: ReportScope,
  { team_id, group_id }: ReportFilters,
): RawBuilder<unknown> {
  const conditions = [sql`u.account_id = ${accountId}::int and u.status = 'active'`];
  if (leaderId !== null) conditions.push(sql`u.id in (${peopleLedBy({ accountId, userId: leaderId })})`);
  if (team_id !== null)
    conditions.push(sql`u.id in (select m.user_id from memberships m where m.team_id = ${team_id}::int)`);
  if (group_id !== null)
    conditions.push(sql`u.id in (select m.user_id from memberships m join teams t on t.id = m.team_id
      where t.group_id = ${group_id}::int)`);
  return sql`select u.id from users u where ${sql.join(conditions, sql` and `)}`;
}

/**
 * The courses of people: each person and course once, with the newest time that it was taken. What was assigned counts until its assignment is
 * finished or withdrawn, and is due until the course is completed.
 */
export function learningRecords(scope: ReportScope, filters: ReportFilters): RawBuilder<unknown> {
  const { accountId, today, zone } = scope;
  const { course_id, period } = filters;
  const ofCourse = (column: RawBuilder<unknown>) =>
    course_id === null ? sql`` : sql`and ${column} = ${course_id}::int`;
  const since =
    period === null
      ? sql``
      : sql`and coalesce((e.enrolled_at at time zone ${zone})::date, g.assigned_on) > ${today}::date - ${period}::int`;
  return sql`select coalesce(e.user_id, g.user_id) as user_id, coalesce(e.course_id, g.course_id) as course_id,
      e.completed_at, e.id is not null as is_started, e.score::float8 as score, nullif(e.seconds, 0) as seconds,
      case when e.completed_at is null then g.due_on end as due_on,
      date_part('epoch', e.completed_at - coalesce(e.started_at, e.enrolled_at)) / 86400 as days
    from (select * from enrolments e where e.account_id = ${accountId}::int and e.is_newest
      ${ofCourse(sql`e.course_id`)}) e
    full join (select a.user_id, c.course_id, min(a.assigned_on) as assigned_on, min(a.due_on) as due_on
      from learning_assignments a cross join lateral unnest(a.course_ids) as c (course_id)
      where a.account_id = ${accountId}::int and a.state in ('assigned', 'started')
        and a.assigned_on <= ${today}::date ${ofCourse(sql`c.course_id`)}
      group by a.user_id, c.course_id) g on g.user_id = e.user_id and g.course_id = e.course_id
    where coalesce(e.user_id, g.user_id) in (${selectedPeople(scope, filters)}) ${since}`;
}

/** The paths of people, each person and path once, with the state of the assignment that is furthest. */
export function pathRecords(
  scope: ReportScope,
  filters: ReportFilters & { readonly path_id: number | null },
): RawBuilder<unknown> {
  const { accountId, today, zone } = scope;
  const { path_id, period } = filters;
  const conditions = [
    sql`a.account_id = ${accountId}::int and a.state <> 'withdrawn' and a.assigned_on <= ${today}::date`,
    path_id === null ? sql`a.path_id is not null` : sql`a.path_id = ${path_id}::int`,
    sql`a.user_id in (${selectedPeople(scope, filters)})`,
  ];
  const since = period === null ? sql`` : sql`having min(a.assigned_on) > ${today}::date - ${period}::int`;
  return sql`select a.user_id, a.path_id, min(a.finished_on)::timestamp at time zone ${zone} as completed_at,
      bool_or(a.state = 'started') as is_started,
      case when min(a.finished_on) is null then min(a.due_on) end as due_on,
      min(a.finished_on - a.assigned_on)::float8 as days
    from learning_assignments a where ${sql.join(conditions, sql` and `)}
    group by a.user_id, a.path_id ${since}`;
}

/** The mean quiz score and the time of each person in the courses of each path. */
export const pathFigures = ({ accountId }: ReportScope): RawBuilder<unknown> => sql`
  select e.user_id, s.path_id, avg(e.score)::float8 as score, nullif(sum(e.seconds), 0)::int as seconds
  from enrolments e join (select distinct path_id, c.course_id from path_steps
    cross join lateral unnest(course_id || course_ids) as c (course_id)) s on s.course_id = e.course_id
  where e.account_id = ${accountId}::int and e.is_newest and (e.score is not null or e.seconds > 0)
  group by e.user_id, s.path_id`;
