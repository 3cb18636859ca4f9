import { sql } from 'kysely';
import type { ContentStatus } from '../../../domain/learning/contentStatus.ts';
import type { PathStep } from '../../../domain/learning/learningPaths.ts';
import type { CourseRecord } from '../../../resources/courses/courses.ts';
import type { LearningPathRecord } from '../../../resources/learningPaths/learningPaths.ts';
import type { Tx } from '../database.ts';
import { copyQuizzes } from './quizzes.ts';

export type ContentKind = 'courses' | 'learning_paths';
export type OrderedChildKind = 'lessons' | 'path_steps';
const parentOf = { lessons: 'course_id', path_steps: 'path_id' } as const;

export async function lockCourse(tx: Tx, id: number): Promise<CourseRecord | null> {
  const row = await tx.selectFrom('courses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** Returns the current version of a course that is published, locked against a change of its status. */
export async function lockPublishedCourse(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('courses')
    .select(['id', 'version'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return row ?? null;
}

const pathOf = (tx: Tx, id: number) => tx.selectFrom('learning_paths').selectAll().where('id', '=', id);

export async function readPath(tx: Tx, id: number): Promise<LearningPathRecord | null> {
  return (await pathOf(tx, id).executeTakeFirst()) ?? null;
}

export async function lockPath(tx: Tx, id: number): Promise<LearningPathRecord | null> {
  return (await pathOf(tx, id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns the courses of a group in order; empty if the group does not exist. */
export async function listCourseIdsOfGroup(tx: Tx, groupId: number): Promise<readonly number[]> {
  const row = await tx
    .selectFrom('course_groups')
    .select('course_ids')
    .where('id', '=', groupId)
    .executeTakeFirst();
  return row?.course_ids ?? [];
}

export async function countLessons(tx: Tx, courseId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('lessons')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  return total;
}

interface Course {
  readonly course_id: number;
  readonly status: ContentStatus;
}

interface AuthoredStep extends PathStep {
  /** The status of each of its courses. */
  readonly statuses: readonly ContentStatus[];
}

/** Returns the steps of a path in order, each with its courses and their status. */
export async function listPathSteps(tx: Tx, pathId: number): Promise<AuthoredStep[]> {
  const rows = await tx
    .selectFrom('path_steps')
    .select(['course_id', 'course_ids', 'needed'])
    .where('path_id', '=', pathId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const steps = rows.map(({ course_id, course_ids, needed }) =>
    course_id === null ? { course_ids, needed: needed ?? 1 } : { course_ids: [course_id], needed: 1 },
  );
  const courses = await findCoursesByIds(
    tx,
    steps.flatMap(({ course_ids }) => course_ids),
  );
  const statuses = new Map(courses.map(({ course_id, status }) => [course_id, status]));
  return steps.map((step) => ({
    ...step,
    statuses: step.course_ids.flatMap((id) => statuses.get(id) ?? []),
  }));
}

/** Whether another step of the path contains one of these courses. */
export async function isInOtherStep(
  tx: Tx,
  { pathId, stepId }: { readonly pathId: number; readonly stepId: number | null },
  courseIds: readonly number[],
): Promise<boolean> {
  const { rows } = await sql`select from path_steps where path_id = ${pathId}::int
    and id is distinct from ${stepId}::int
    and course_ids || course_id && ${[...courseIds]}::int[] limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns the courses with their status in the order of `ids`; courses that do not exist are skipped. */
export async function findCoursesByIds(tx: Tx, ids: readonly number[]): Promise<Course[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('courses')
    .select(['id as course_id', 'status'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.course_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Changes the status of a course or path. Each publication increases its version. */
export async function setStatus(
  tx: Tx,
  { of, id }: { readonly of: ContentKind; readonly id: number },
  status: ContentStatus,
  { at, day }: { readonly at: string; readonly day: string },
): Promise<void> {
  const published = status === 'published' ? { version: sql<number>`version + 1`, published_on: day } : {};
  await tx
    .updateTable(of)
    .set({ status, updated_at: at, ...published })
    .where('id', '=', id)
    .execute();
}

/** Adds a draft copy of a course with its lessons and returns its id. */
export async function copyCourse(tx: Tx, course: CourseRecord, title: string, at: string): Promise<number> {
  const { id, status: _status, version: _version, published_on: _day, ...stored } = course;
  const copy = await tx
    .insertInto('courses')
    .values({ ...stored, title, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into lessons (course_id, position, title, kind, body, link, file_id, captions, minutes, optional)
    select ${copy.id}, position, title, kind, body, link, file_id, captions, minutes, optional
    from lessons
    where course_id = ${id} order by position, id`.execute(tx);
  await copyQuizzes(tx, id, copy.id);
  return copy.id;
}

/** Adds a draft copy of a path with the same courses and returns its id. */
export async function copyPath(tx: Tx, path: LearningPathRecord, title: string, at: string): Promise<number> {
  const { id, status: _status, version: _version, published_on: _day, ...stored } = path;
  const copy = await tx
    .insertInto('learning_paths')
    .values({ ...stored, title, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into path_steps (path_id, course_id, course_ids, needed, position, note)
    select ${copy.id}, course_id, course_ids, needed, position, note from path_steps where path_id = ${id}`.execute(
    tx,
  );
  return copy.id;
}

/** Returns the ids of the lessons of a course, or the steps of a path, in order. */
export async function readOrder(tx: Tx, of: OrderedChildKind, parentId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom(of)
    .select('id')
    .where(sql.ref(parentOf[of]), '=', parentId)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Numbers these rows from 1 in the given order. */
export async function putInOrder(tx: Tx, of: OrderedChildKind, ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(of)} set position = wanted.position
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, position)
    where ${sql.table(of)}.id = wanted.id`.execute(tx);
}
