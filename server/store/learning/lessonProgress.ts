import { sql } from 'kysely';
import type { WatchedRange } from '../../../domain/learning/courseContent.ts';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

/** Returns the lessons of an enrolment that are completed. */
export async function listCompletedLessons(tx: Tx, enrolmentId: number): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('lesson_progress')
    .select('lesson_id')
    .where('enrolment_id', '=', enrolmentId)
    .where('state', '=', 'completed')
    .execute();
  return new Set(rows.map(({ lesson_id }) => lesson_id));
}

/** Returns how far a person is in each lesson of an enrolment that was opened. */
export async function listLessonProgress(tx: Tx, enrolmentId: number) {
  return tx
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'state', 'position_seconds', 'watched', 'score', 'updated_at'])
    .where('enrolment_id', '=', enrolmentId)
    .orderBy('lesson_id')
    .execute();
}

interface CompletedLesson {
  readonly enrolmentId: number;
  readonly lessonId: number;
  readonly score: number | null;
}

/** Marks a lesson as completed. A later attempt keeps the higher score. */
export async function setLessonCompleted(
  tx: Tx,
  { accountId, userId }: Learner,
  { enrolmentId, lessonId, score }: CompletedLesson,
  at: string,
): Promise<void> {
  await sql`insert into lesson_progress as progress
      (account_id, user_id, enrolment_id, lesson_id, state, score, updated_at)
    values (${accountId}, ${userId}, ${enrolmentId}, ${lessonId}, 'completed', ${score}::numeric, ${at})
    on conflict (enrolment_id, lesson_id) do update set state = 'completed',
      score = greatest(progress.score, excluded.score), updated_at = excluded.updated_at`.execute(tx);
}

/** Returns what was played of a video. */
export async function findLessonProgress(tx: Tx, enrolmentId: number, lessonId: number) {
  return tx
    .selectFrom('lesson_progress')
    .select(['state', 'watched'])
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
}

interface LessonPosition {
  readonly enrolment_id: number;
  readonly lesson_id: number;
  /** Null leaves the stored value unchanged. */
  readonly position: number | null;
  readonly watched: readonly WatchedRange[] | null;
}

/** Saves where a person is in a lesson and returns its state. A completed lesson stays completed. */
export async function saveLessonPosition(
  tx: Tx,
  { accountId, userId }: Learner,
  { enrolment_id, lesson_id, position, watched }: LessonPosition,
  at: string,
): Promise<'started' | 'completed'> {
  const parts = watched === null ? null : JSON.stringify(watched);
  const { rows } = await sql<{ state: 'started' | 'completed' }>`
    insert into lesson_progress as progress
      (account_id, user_id, enrolment_id, lesson_id, state, position_seconds, watched, updated_at)
    values (${accountId}, ${userId}, ${enrolment_id}, ${lesson_id}, 'started', coalesce(${position}::int, 0),
      coalesce(${parts}::jsonb, '[]'), ${at})
    on conflict (enrolment_id, lesson_id) do update set
      position_seconds = coalesce(${position}::int, progress.position_seconds),
      watched = coalesce(${parts}::jsonb, progress.watched), updated_at = excluded.updated_at
    returning progress.state`.execute(tx);
  return rows[0]?.state ?? 'started';
}
