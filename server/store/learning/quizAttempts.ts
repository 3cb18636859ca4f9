import { sql } from 'kysely';
import type { LearnerAnswer } from '../../../domain/learning/quiz/quizAnswers.ts';
import type { Tx } from '../database.ts';
import type { AttemptAnswers } from '../tables/quizzes.ts';
import type { Learner } from './enrolments.ts';

export interface QuizAttempt {
  readonly id: number;
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly number: number;
  readonly seed: string;
  readonly question_ids: readonly number[];
  readonly answers: AttemptAnswers;
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly submitted_at: string | null;
}

const ownAttempts = (tx: Tx, { accountId, userId }: Learner) =>
  tx
    .selectFrom('quiz_attempts')
    .select([
      'id',
      'enrolment_id',
      'lesson_id',
      'number',
      'seed',
      'question_ids',
      'answers',
      'score',
      'passed',
      'submitted_at',
    ])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId);

/** Returns an attempt of this person. */
export async function findAttempt(tx: Tx, learner: Learner, id: number): Promise<QuizAttempt | null> {
  return (await ownAttempts(tx, learner).where('id', '=', id).executeTakeFirst()) ?? null;
}

interface LessonKey {
  readonly enrolment_id: number;
  readonly lesson_id: number;
}

/** Returns the attempts of this person at a quiz, the first one first. */
export async function listAttempts(tx: Tx, learner: Learner, key: LessonKey): Promise<QuizAttempt[]> {
  return ownAttempts(tx, learner)
    .where('enrolment_id', '=', key.enrolment_id)
    .where('lesson_id', '=', key.lesson_id)
    .orderBy('number')
    .execute();
}

interface NewAttempt extends LessonKey {
  readonly number: number;
  readonly seed: string;
  readonly question_ids: readonly number[];
}

/** Adds an attempt. The enrolment must be locked, so that its attempts are numbered without gaps. */
export async function addAttempt(
  tx: Tx,
  { accountId, userId }: Learner,
  { question_ids, ...attempt }: NewAttempt,
  at: string,
): Promise<void> {
  await tx
    .insertInto('quiz_attempts')
    .values({
      ...attempt,
      question_ids: [...question_ids],
      account_id: accountId,
      user_id: userId,
      started_at: at,
      score: null,
      passed: null,
      submitted_at: null,
    })
    .execute();
}

/** Adds answers to an attempt; those of other questions stay. Returns whether the attempt was open. */
export async function saveAnswers(
  tx: Tx,
  attemptId: number,
  answers: Readonly<Record<string, LearnerAnswer>>,
): Promise<boolean> {
  const { rows } = await sql`update quiz_attempts set answers = answers || ${JSON.stringify(answers)}::jsonb
    where id = ${attemptId} and submitted_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Stores the result of an attempt. Returns whether the attempt was open. */
export async function setAttemptResult(
  tx: Tx,
  attemptId: number,
  { score, passed }: { readonly score: number; readonly passed: boolean },
  at: string,
): Promise<boolean> {
  const changed = await tx
    .updateTable('quiz_attempts')
    .set({ score, passed, submitted_at: at })
    .where('id', '=', attemptId)
    .where('submitted_at', 'is', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}
