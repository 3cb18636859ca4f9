import { randomBytes } from 'node:crypto';
import { drawQuestions } from '../../../../domain/learning/quiz/drawQuestions.ts';
import { attemptsLeft } from '../../../../domain/learning/quiz/quizAttempts.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { addAttempt, listAttempts } from '../../../store/learning/quizAttempts.ts';
import { completeLesson } from '../completeLesson.ts';
import { presentQuiz } from './presentQuiz.ts';
import { type OwnQuiz, orderHash, type QuizKey, withQuiz } from './withQuiz.ts';

/** Returns a quiz of the caller with their open or last attempt; null if it was published without questions. */
export const readOwnQuiz = (deps: Deps, caller: Caller, key: QuizKey) =>
  withQuiz(deps, caller, key, async (own) => presentQuiz(own));

/**
 * Starts an attempt, or returns the open one, so that a second tab or click starts no other. A quiz without questions is completed. Throws
 * `not_found`, `emulating`, `quiz_passed` and `no_attempts`.
 */
export async function startAttempt(deps: Deps, caller: Caller, key: QuizKey) {
  return withQuiz(deps, caller, key, async (own) => {
    const { tx, learner, quiz, attempts } = own;
    if (quiz === null) {
      const completion = { enrolmentId: key.enrolment_id, lessonId: key.lesson_id, score: null };
      await completeLesson(deps, tx, learner, completion);
      return null;
    }
    if (attempts.at(-1)?.submitted_at === null) return presentQuiz(own);
    await addNextAttempt(deps, own, quiz);
    return presentQuiz({ quiz, attempts: await listAttempts(tx, learner, key) });
  });
}

async function addNextAttempt(
  { clock }: Deps,
  { tx, learner, key, attempts }: OwnQuiz,
  quiz: NonNullable<OwnQuiz['quiz']>,
): Promise<void> {
  const isPassed = attempts.some(({ passed }) => passed === true);
  if (isPassed) throw new Refusal('quiz_passed');
  const used = attempts.length;
  if (attemptsLeft({ used, isPassed, max_attempts: quiz.max_attempts }) === 0)
    throw new Refusal('no_attempts');
  const seed = randomBytes(16).toString('hex');
  const question_ids = drawQuestions(quiz, { seed, hash: orderHash }).map(({ id }) => id);
  const attempt = { ...key, number: used + 1, seed, question_ids };
  await addAttempt(tx, learner, attempt, clock.now().toISOString());
}
