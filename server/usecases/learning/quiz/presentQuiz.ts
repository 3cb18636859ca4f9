import { shownOrder } from '../../../../domain/learning/quiz/drawQuestions.ts';
import { countDrawnQuestions, type Quiz, type QuizQuestion } from '../../../../domain/learning/quiz/quiz.ts';
import { rightAnswer, showQuestion } from '../../../../domain/learning/quiz/quizAnswers.ts';
import { attemptsLeft, canSeeRightAnswers } from '../../../../domain/learning/quiz/quizAttempts.ts';
import { scoreAnswer } from '../../../../domain/learning/quiz/scoreQuiz.ts';
import type { QuizAttempt } from '../../../store/learning/quizAttempts.ts';
import { type OwnQuiz, orderHash } from './withQuiz.ts';

/** A question of an attempt with the order in which its options are shown. */
interface AttemptQuestion {
  readonly question: QuizQuestion;
  readonly order: readonly number[];
}

/** Returns the questions of an attempt in the order they were drawn. */
export function questionsOfAttempt(
  quiz: Quiz,
  { seed, question_ids }: Pick<QuizAttempt, 'seed' | 'question_ids'>,
): AttemptQuestion[] {
  const byId = new Map(quiz.questions.map((question) => [question.id, question]));
  return question_ids.flatMap((id) => {
    const question = byId.get(id);
    return question ? [{ question, order: shownOrder(question, quiz, { seed, hash: orderHash }) }] : [];
  });
}

/**
 * Returns a quiz as its learner may see it: the questions of the open attempt without anything about right answers, or the result of the last
 * attempt. Right answers are part of it only when no attempt is left.
 */
export function presentQuiz({ quiz, attempts }: Pick<OwnQuiz, 'quiz' | 'attempts'>) {
  if (quiz === null) return null;
  const { pass_mark, max_attempts } = quiz;
  const isPassed = attempts.some(({ passed }) => passed === true);
  const count = { used: attempts.length, isPassed, max_attempts };
  const last = attempts.at(-1) ?? null;
  const isOpen = last !== null && last.submitted_at === null;
  return {
    pass_mark,
    max_attempts,
    question_count: countDrawnQuestions(quiz),
    attempts_used: attempts.length,
    attempts_left: attemptsLeft(count),
    is_passed: isPassed,
    attempt: isOpen ? presentOpenAttempt(quiz, last) : null,
    result: last && !isOpen ? presentResult(quiz, last, canSeeRightAnswers(count)) : null,
  };
}

function presentOpenAttempt(quiz: Quiz, attempt: QuizAttempt) {
  const { id, number, answers } = attempt;
  return {
    id,
    number,
    questions: questionsOfAttempt(quiz, attempt).map(({ question, order }) => ({
      ...showQuestion(question, order),
      answer: answers[question.id] ?? null,
    })),
  };
}

function presentResult(quiz: Quiz, attempt: QuizAttempt, showsRight: boolean) {
  const { number, answers, score, passed, submitted_at } = attempt;
  return {
    number,
    score: score ?? 0,
    is_passed: passed === true,
    submitted_at: submitted_at ?? '',
    questions: questionsOfAttempt(quiz, attempt).map(({ question, order }) => ({
      ...showQuestion(question, order),
      answer: answers[question.id] ?? null,
      credit: scoreAnswer(question, order, answers[question.id]),
      explanation: question.explanation,
      right: showsRight ? rightAnswer(question, order) : null,
    })),
  };
}
