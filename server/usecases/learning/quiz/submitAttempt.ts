import type { Quiz } from '../../../../domain/learning/quiz/quiz.ts';
import { isPossibleAnswer, type LearnerAnswer } from '../../../../domain/learning/quiz/quizAnswers.ts';
import { isPassed, quizScore, scoreAnswer } from '../../../../domain/learning/quiz/scoreQuiz.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { requireFound } from '../../../kernel/requireFound.ts';
import { ownScope } from '../../../kernel/scope.ts';
import {
  findAttempt,
  listAttempts,
  type QuizAttempt,
  saveAnswers,
  setAttemptResult,
} from '../../../store/learning/quizAttempts.ts';
import { completeLesson } from '../completeLesson.ts';
import { learnerOf } from '../own/learnerOf.ts';
import { presentQuiz, questionsOfAttempt } from './presentQuiz.ts';
import { loadQuiz, type OwnQuiz } from './withQuiz.ts';

interface GivenAnswer extends LearnerAnswer {
  readonly question_id: number;
}

interface OpenedAttempt extends OwnQuiz {
  readonly quiz: Quiz;
  readonly attempt: QuizAttempt;
}

/** Runs `work` for an attempt of the caller, whose enrolment stays locked until it ends. Throws `not_found` and `emulating`. */
async function withAttempt<T>(
  deps: Deps,
  caller: Caller,
  attemptId: number,
  work: (opened: OpenedAttempt) => Promise<T>,
): Promise<T> {
  const learner = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const { enrolment_id, lesson_id } = requireFound(await findAttempt(tx, learner, attemptId));
    const own = await loadQuiz(tx, learner, { enrolment_id, lesson_id });
    // Read again under the lock: another tab may have submitted it.
    const attempt = requireFound(own.attempts.find(({ id }) => id === attemptId));
    return work({ ...own, quiz: requireFound(own.quiz), attempt });
  });
}

/** Checks that the attempt asks these questions and offers these answers. Throws `invalid`. */
function checkAnswers(quiz: Quiz, attempt: QuizAttempt, given: readonly GivenAnswer[]): void {
  const counts = new Map(
    questionsOfAttempt(quiz, attempt).map(({ question: { id, kind, answers } }) => [
      id,
      { kind, count: answers.length },
    ]),
  );
  for (const answer of given) {
    const question = counts.get(answer.question_id);
    if (!question) throw new Refusal('invalid', [{ field: 'question_id', problem: 'unknown' }]);
    if (!isPossibleAnswer(question, answer))
      throw new Refusal('invalid', [{ field: 'choices', problem: 'choice' }]);
  }
}

const byQuestion = (given: readonly GivenAnswer[]): Readonly<Record<string, LearnerAnswer>> =>
  Object.fromEntries(given.map(({ question_id, choices, text }) => [question_id, { choices, text }]));

/** Saves one answer of an open attempt. Throws `not_found`, `emulating`, `invalid`, and `attempt_submitted` if it is no longer open. */
export async function saveAnswer(
  deps: Deps,
  caller: Caller,
  { attempt_id, ...given }: GivenAnswer & { readonly attempt_id: number },
): Promise<void> {
  await withAttempt(deps, caller, attempt_id, async ({ tx, quiz, attempt }) => {
    if (attempt.submitted_at !== null) throw new Refusal('attempt_submitted');
    checkAnswers(quiz, attempt, [given]);
    await saveAnswers(tx, attempt.id, byQuestion([given]));
  });
}

/**
 * Scores an attempt with the answers that were saved and those in `answers`, and completes the lesson if it is passed. An attempt counts once:
 * submitting it again changes nothing and returns its result. Throws `not_found`, `emulating` and `invalid`.
 */
export async function submitAttempt(
  deps: Deps,
  caller: Caller,
  { attempt_id, answers }: { readonly attempt_id: number; readonly answers: readonly GivenAnswer[] },
) {
  return withAttempt(deps, caller, attempt_id, async (opened) => {
    const { tx, learner, key, quiz, attempt } = opened;
    if (attempt.submitted_at !== null) return presentQuiz(opened);
    checkAnswers(quiz, attempt, answers);
    await saveAnswers(tx, attempt.id, byQuestion(answers));
    const all = { ...attempt.answers, ...byQuestion(answers) };
    const credits = questionsOfAttempt(quiz, attempt).map(({ question, order }) =>
      scoreAnswer(question, order, all[question.id]),
    );
    const score = quizScore(credits);
    const passed = isPassed(score, quiz);
    await setAttemptResult(tx, attempt.id, { score, passed }, deps.clock.now().toISOString());
    if (passed) {
      const { enrolment_id: enrolmentId, lesson_id: lessonId } = key;
      await completeLesson(deps, tx, learner, { enrolmentId, lessonId, score });
    }
    return presentQuiz({ quiz, attempts: await listAttempts(tx, learner, key) });
  });
}
