import { sql } from 'kysely';
import type { EnrolmentSource } from '../../../domain/learning/courseContent.ts';
import type { Tx } from '../database.ts';

/** The person who learns, in their account. */
export interface Learner {
  readonly accountId: number;
  readonly userId: number;
}

export interface Enrolment {
  readonly id: number;
  readonly course_id: number;
  readonly version: number;
  readonly started_at: string | null;
  readonly completed_at: string | null;
  readonly last_lesson_id: number | null;
  readonly seconds: number;
}

const enrolmentColumns = [
  'id',
  'course_id',
  'version',
  'started_at',
  'completed_at',
  'last_lesson_id',
  'seconds',
] as const;

const ownEnrolments = (tx: Tx, { accountId, userId }: Learner) =>
  tx
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId);

/** Returns an enrolment of this person, locked until the transaction ends. */
export async function lockEnrolment(tx: Tx, learner: Learner, id: number): Promise<Enrolment | null> {
  return (await ownEnrolments(tx, learner).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns an enrolment of this person. */
export async function readEnrolment(tx: Tx, learner: Learner, id: number): Promise<Enrolment | null> {
  return (await ownEnrolments(tx, learner).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the person's open enrolment in a course, otherwise the last completed one. */
export async function findEnrolment(tx: Tx, learner: Learner, courseId: number): Promise<Enrolment | null> {
  const row = await ownEnrolments(tx, learner)
    .where('course_id', '=', courseId)
    .orderBy(sql`completed_at is null`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Enrols a person in a version of a course, unless an enrolment is open. */
export async function addEnrolment(
  tx: Tx,
  { accountId, userId }: Learner,
  added: { readonly courseId: number; readonly version: number; readonly source: EnrolmentSource },
  at: string,
): Promise<void> {
  await sql`insert into enrolments (account_id, user_id, course_id, version, source, enrolled_at, started_at, updated_at)
    values (${accountId}, ${userId}, ${added.courseId}, ${added.version}, ${added.source}, ${at}, ${at}, ${at})
    on conflict (account_id, user_id, course_id) where completed_at is null do nothing`.execute(tx);
}

/** Returns the courses that a person has completed in any version. */
export async function listCompletedCourses(tx: Tx, { accountId, userId }: Learner): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('enrolments')
    .select('course_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ course_id }) => course_id));
}

export async function setEnrolmentCompleted(tx: Tx, id: number, at: string): Promise<void> {
  await tx.updateTable('enrolments').set({ completed_at: at, updated_at: at }).where('id', '=', id).execute();
}

/** Stores the mean score of the quizzes of an enrolment with it, for reports. */
export async function updateEnrolmentScore(tx: Tx, id: number): Promise<void> {
  await sql`update enrolments set score =
    (select avg(score) from lesson_progress where enrolment_id = ${id}) where id = ${id}`.execute(tx);
}

/** Remembers the lesson that was opened last. */
export async function setLastLesson(tx: Tx, id: number, lessonId: number, at: string): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ last_lesson_id: lessonId, updated_at: at })
    .where('id', '=', id)
    .execute();
}
