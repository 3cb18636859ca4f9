import { type RawBuilder, sql } from 'kysely';
import type { LessonFilter, RecordFilter, RecordState } from '../../../../domain/learning/learningReports.ts';
import type { Tx } from '../../database.ts';
import { atLesson, type CourseVersion, learnerProgress } from './readLessonDropOff.ts';
import {
  learningRecords,
  pathFigures,
  pathRecords,
  type ReportFilters,
  type ReportScope,
} from './reportScope.ts';

export interface LearningRecordRow {
  readonly user_id: number;
  readonly name: string;
  readonly title: string;
  readonly state: RecordState;
  readonly due_on: string | null;
  readonly is_overdue: boolean;
  readonly completed_on: string | null;
  readonly score: number | null;
  readonly seconds: number | null;
}

/** What a list contains: courses of people, paths of people, or the learners at a lesson. */
export type RecordSource =
  | { readonly of: 'courses' }
  | { readonly of: 'paths'; readonly path_id: number }
  | {
      readonly of: 'lesson';
      readonly course: CourseVersion;
      readonly lessonId: number;
      readonly filter: LessonFilter;
    };

interface RecordQuery {
  readonly source: RecordSource;
  readonly filters: ReportFilters;
  readonly state: RecordFilter | null;
  readonly from: number;
  readonly size: number;
}

/** Returns a page of the people behind a figure, by name, with their number. */
export async function listLearningRecords(
  tx: Tx,
  scope: ReportScope,
  { source, filters, state, from, size }: RecordQuery,
): Promise<{ total: number; records: LearningRecordRow[] }> {
  const { records, names } = recordsOf(scope, filters, source);
  const { today, zone } = scope;
  const { rows } = await sql<LearningRecordRow & { total: number }>`
    with records as materialized (select * from (${records}) r ${ofState(state, today)}),
      ranked as (select u.id, concat_ws(' ', u.first_name, u.last_name) as name,
          row_number() over (order by u.last_name, u.first_name, u.id) as place
        from users u where u.id in (select user_id from records)),
      page as (select r.*, k.name, k.place from records r join ranked k on k.id = r.user_id
        order by k.place, r.item_id limit ${size} offset ${from})
    select r.user_id, r.name, n.title,
      case when r.completed_at is not null then 'completed' when r.is_started then 'started' else 'assigned' end as state,
      r.due_on, coalesce(r.due_on < ${today}::date, false) as is_overdue,
      (r.completed_at at time zone ${zone})::date as completed_on, round(r.score)::int as score, r.seconds,
      (select count(*)::int from records) as total
    from page r join ${names} n on n.id = r.item_id order by r.place, r.item_id`.execute(tx);
  return { total: rows[0]?.total ?? 0, records: rows.map(({ total: _total, ...record }) => record) };
}

function recordsOf(scope: ReportScope, filters: ReportFilters, source: RecordSource) {
  if (source.of === 'paths') {
    const records = pathRecords(scope, { ...filters, path_id: source.path_id });
    return {
      records: sql`select p.*, p.path_id as item_id, null::float8 as score, s.seconds from (${records}) p
        left join (${pathFigures(scope)}) s on s.user_id = p.user_id and s.path_id = p.path_id`,
      names: sql`learning_paths`,
    };
  }
  const names = sql`courses`;
  if (source.of === 'courses') {
    return {
      records: sql`select c.*, c.course_id as item_id from (${learningRecords(scope, filters)}) c`,
      names,
    };
  }
  const { course, lessonId, filter } = source;
  const place = course.lessonIds.indexOf(lessonId) + 1;
  const records = sql`select l.user_id, ${course.courseId}::int as item_id, true as is_started, l.score, l.seconds,
      l.completed_at, null::date as due_on
    from (${learnerProgress(scope, filters, course)}) l where ${atLesson(filter, lessonId, place)}`;
  return { records, names };
}

function ofState(state: RecordFilter | null, today: string): RawBuilder<unknown> {
  if (state === null) return sql``;
  if (state === 'overdue') return sql`where r.due_on < ${today}::date`;
  if (state === 'completed') return sql`where r.completed_at is not null`;
  return sql`where r.completed_at is null and r.is_started = ${state === 'started'}`;
}
