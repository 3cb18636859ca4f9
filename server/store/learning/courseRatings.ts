import { sql } from 'kysely';
import { type RatingState, ratingQuestions } from '../../../domain/learning/courseRatings.ts';
import type { Tx } from '../database.ts';
import { addToBatch, listCompleteBatches } from '../feedback/feedbackBatches.ts';
import type { Learner } from './enrolments.ts';

/** Returns whether a person can rate a course, whichever of its versions they completed. */
export async function readRatingState(
  tx: Tx,
  { accountId, userId }: Learner,
  courseId: number,
): Promise<RatingState> {
  const { rows } = await sql<{ rated: boolean | null }>`select bool_or(rated) as rated from enrolments
    where account_id = ${accountId}::int and user_id = ${userId}::int and course_id = ${courseId}::int
      and completed_at is not null`.execute(tx);
  const rated = rows[0]?.rated ?? null;
  if (rated === null) return 'locked';
  return rated ? 'given' : 'open';
}

/** Lets ratings of a course in an account be given one after the other, so that a person rates once and batches are complete. */
export async function lockRatings(tx: Tx, { accountId }: Learner, courseId: number): Promise<void> {
  const name = `course_ratings:${accountId}:${courseId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Stores a rating without its person and time, and separately that the person rated the course. Ratings must be locked. */
export async function addRating(
  tx: Tx,
  { accountId, userId }: Learner,
  { courseId, rating }: { readonly courseId: number; readonly rating: number },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ rated: true })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('completed_at', 'is not', null)
    .execute();
  await addToBatch(tx, 'course_ratings', { course_id: courseId, account_id: accountId }, { rating });
}

/** Returns the ratings of a course in complete batches: of one account, or of all of them, whose batches are separate. */
export const listCompleteRatings = (tx: Tx, courseId: number, accountId: number | null) =>
  listCompleteBatches(tx, 'course_ratings', {
    subject: { course_id: courseId, ...(accountId === null ? {} : { account_id: accountId }) },
    questions: ratingQuestions,
    separate: ['account_id'],
  });
