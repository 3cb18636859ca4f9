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

/** Enrolments in a version of a course, as `e`. */
function ofVersion(
  scope: ReportScope,
  filters: ReportFilters,
  { courseId, version }: CourseVersion,
): RawBuilder<unknown> {
  const { accountId, today, zone } = scope;
  const since =
    filters.period === null
      ? sql``
      : sql`and (e.enrolled_at at time zone ${zone})::date > ${today}::date - ${filters.period}::int`;
  return sql`e.account_id = ${accountId}::int and e.course_id = ${courseId}::int and e.version = ${version}::int ${since}
    and e.user_id in (${selectedPeople(scope, filters)})`;
}

/** The place of the last lesson of each group that was opened or completed, from 1 on, and 0 if none was. Whoever completed the course has reached all. */
const lastPlace = (completedAt: RawBuilder<unknown>, { lessonIds }: CourseVersion) => sql`
  case when ${completedAt} is not null then ${lessonIds.length}::int
    else coalesce(max(array_position(${sql.val(lessonIds)}::int[], p.lesson_id)), 0) end`;

/** The enrolments in a version of a course, with the place that was reached. */
export function learnerProgress(
  scope: ReportScope,
  filters: ReportFilters,
  course: CourseVersion,
): RawBuilder<unknown> {
  return sql`select e.id, e.user_id, e.completed_at, e.score::float8 as score, nullif(e.seconds, 0) as seconds,
      ${lastPlace(sql`e.completed_at`, course)} as place
    from enrolments e left join lesson_progress p on p.enrolment_id = e.id
    where ${ofVersion(scope, filters, course)} group by e.id`;
}

interface DropOffRow {
  /** Null in the rows of lessons. */
  readonly place: number | null;
  readonly is_completed: boolean | null;
  readonly lesson_id: number | null;
  readonly learners: number;
  readonly median_seconds: number | null;
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
  // The progress is read once for the learners and for the lessons.
  const { rows } = await sql<DropOffRow>`
    with p as materialized (select e.id, e.completed_at, p.lesson_id, p.state, nullif(p.seconds, 0) as seconds
        from enrolments e left join lesson_progress p on p.enrolment_id = e.id where ${ofVersion(scope, filters, course)}),
      learners as (select p.completed_at is not null as is_completed, ${lastPlace(sql`p.completed_at`, course)} as place
        from p group by p.id, p.completed_at)
    select place, is_completed, null::int as lesson_id, count(*)::int as learners, null::int as median_seconds
    from learners group by 1, 2
    union all
    select null, null, lesson_id, count(*) filter (where state = 'completed')::int,
      round(percentile_cont(0.5) within group (order by seconds))::int
    from p where lesson_id is not null group by lesson_id`.execute(tx);
  const lessonOf = (lessonId: number) => rows.find(({ lesson_id }) => lesson_id === lessonId);
  const sumOf = (matches: (place: number, isCompleted: boolean) => boolean) =>
    rows.reduce(
      (sum, { place, is_completed, learners }) =>
        place !== null && matches(place, is_completed === true) ? sum + learners : sum,
      0,
    );
  return {
    learners: sumOf(() => true),
    completed: sumOf((_place, isCompleted) => isCompleted),
    lessons: course.lessonIds.map((lessonId, index) => ({
      reached: sumOf((place) => place > index),
      completed: lessonOf(lessonId)?.learners ?? 0,
      stopped: sumOf((place, isCompleted) => !isCompleted && place === index + 1),
      median_seconds: lessonOf(lessonId)?.median_seconds ?? null,
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
