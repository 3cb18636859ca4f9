import { type RawBuilder, sql } from 'kysely';
import type { CourseContent } from '../../../../domain/learning/courseContent.ts';
import type { LessonFilter } from '../../../../domain/learning/learningReports.ts';
import type { Tx } from '../../database.ts';
import { type ReportFilters, type ReportScope, selectedPeople } from './reportScope.ts';

/** Returns the newest version of a course that someone in the account has started, with its content; null without one. */
export async function findStartedVersion(
  tx: Tx,
  { accountId }: ReportScope,
  courseId: number,
): Promise<{ version: number; content: CourseContent } | null> {
  const row = await tx
    .selectFrom('course_versions')
    .select(['version', 'content'])
    .where('course_id', '=', courseId)
    .where('version', '=', (query) =>
      query
        .selectFrom('enrolments')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('account_id', '=', accountId)
        .where('course_id', '=', courseId),
    )
    .executeTakeFirst();
  return row ?? null;
}

export interface CourseVersion {
  readonly courseId: number;
  readonly version: number;
  /** Its lessons in their order. */
  readonly lessonIds: readonly number[];
}

/**
 * The enrolments in a version of a course, with the place of the last lesson that was opened or completed, from 1 on, and 0 if none was. Learners
 * who completed the course have reached every lesson.
 */
export function learnerProgress(
  scope: ReportScope,
  filters: ReportFilters,
  { courseId, version, lessonIds }: CourseVersion,
): RawBuilder<unknown> {
  const { accountId, today, zone } = scope;
  const since =
    filters.period === null
      ? sql``
      : sql`and (e.enrolled_at at time zone ${zone})::date > ${today}::date - ${filters.period}::int`;
  return sql`select e.id, e.user_id, e.completed_at, e.score::float8 as score, nullif(e.seconds, 0) as seconds,
      case when e.completed_at is not null then ${lessonIds.length}::int
        else coalesce(max(array_position(${sql.val(lessonIds)}::int[], p.lesson_id)), 0) end as place
    from enrolments e left join lesson_progress p on p.enrolment_id = e.id
    where e.account_id = ${accountId}::int and e.course_id = ${courseId}::int and e.version = ${version}::int ${since}
      and e.user_id in (${selectedPeople(scope, filters)})
    group by e.id`;
}

/** Returns how many learners reached, completed and stopped at each lesson. */
export async function readLessonDropOff(
  tx: Tx,
  scope: ReportScope,
  filters: ReportFilters,
  course: CourseVersion,
): Promise<{
  learners: number;
  completed: number;
  lessons: { reached: number; completed: number; stopped: number; median_seconds: number | null }[];
}> {
  const { rows } = await sql<{ place: number; is_completed: boolean; learners: number }>`
    select place, completed_at is not null as is_completed, count(*)::int as learners
    from (${learnerProgress(scope, filters, course)}) learner group by 1, 2`.execute(tx);
  const { rows: done } = await sql<{ lesson_id: number; learners: number; median_seconds: number | null }>`
    select p.lesson_id, count(*) filter (where p.state = 'completed')::int as learners,
      round(percentile_cont(0.5) within group (order by nullif(p.seconds, 0)))::int as median_seconds
    from (${learnerProgress(scope, filters, course)}) learner
    join lesson_progress p on p.enrolment_id = learner.id group by 1`.execute(tx);
  const figuresOf = (lessonId: number) => done.find(({ lesson_id }) => lesson_id === lessonId);
  const sumOf = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((sum, { learners }) => sum + learners, 0);
  return {
    learners: sumOf(() => true),
    completed: sumOf(({ is_completed }) => is_completed),
    lessons: course.lessonIds.map((lessonId, index) => ({
      reached: sumOf(({ place }) => place > index),
      completed: figuresOf(lessonId)?.learners ?? 0,
      stopped: sumOf(({ place, is_completed }) => !is_completed && place === index + 1),
      median_seconds: figuresOf(lessonId)?.median_seconds ?? null,
    })),
  };
}

/** The condition of learners who reached, completed or stopped at the lesson of this place, from 1 on. */
export function atLesson(filter: LessonFilter, lessonId: number, place: number): RawBuilder<unknown> {
  if (filter === 'reached') return sql`l.place >= ${place}::int`;
  if (filter === 'stopped') return sql`l.completed_at is null and l.place = ${place}::int`;
  return sql`exists (select from lesson_progress p where p.enrolment_id = l.id and p.lesson_id = ${lessonId}::int
    and p.state = 'completed')`;
}
