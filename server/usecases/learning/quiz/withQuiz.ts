import { hash } from 'node:crypto';
import { lessonsOf } from '../../../../domain/learning/courseContent.ts';
import type { Quiz } from '../../../../domain/learning/quiz/quiz.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import type { Tx } from '../../../store/database.ts';
import { readCourseVersion } from '../../../store/learning/courseVersions.ts';
import { type Learner, lockEnrolment } from '../../../store/learning/enrolments.ts';
import { listAttempts, type QuizAttempt } from '../../../store/learning/quizAttempts.ts';
import { readQuizVersion } from '../../../store/learning/quizzes.ts';
import { learnerOf } from '../own/learnerOf.ts';

export interface QuizKey {
  readonly enrolment_id: number;
  readonly lesson_id: number;
}

/** A quiz lesson of the caller's own enrolment, in the version that was started. */
export interface OwnQuiz {
  readonly tx: Tx;
  readonly learner: Learner;
  readonly key: QuizKey;
  /** Null for a lesson that was published without questions. */
  readonly quiz: Quiz | null;
  readonly attempts: readonly QuizAttempt[];
}

/** The hash that orders questions and options by the seed of an attempt. */
export const orderHash = (text: string): string => hash('sha256', text);

/**
 * Runs `work` for a quiz of the caller's own enrolment, which stays locked until it ends, so that two tabs take turns. Throws `not_found` and
 * `emulating`.
 */
export async function withQuiz<T>(
  deps: Deps,
  caller: Caller,
  key: QuizKey,
  work: (own: OwnQuiz) => Promise<T>,
): Promise<T> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), (tx) => loadQuiz(tx, learner, key).then(work));
}

/** Locks the enrolment and returns its quiz. Throws `not_found`. */
export async function loadQuiz(tx: Tx, learner: Learner, key: QuizKey): Promise<OwnQuiz> {
  const enrolment = requireFound(await lockEnrolment(tx, learner, key.enrolment_id));
  const { course_id, version } = enrolment;
  const content = requireFound(await readCourseVersion(tx, course_id, version));
  const lesson = lessonsOf(content).find(({ id }) => id === key.lesson_id);
  if (lesson?.kind !== 'quiz') throw new Refusal('not_found');
  const quiz = await readQuizVersion(tx, { course_id, version, lesson_id: key.lesson_id });
  return { tx, learner, key, quiz, attempts: await listAttempts(tx, learner, key) };
}
