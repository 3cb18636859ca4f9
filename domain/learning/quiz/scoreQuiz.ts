import { foldShortAnswer } from './foldShortAnswer.ts';
import type { QuizQuestion } from './quiz.ts';
import { type LearnerAnswer, rightAnswer } from './quizAnswers.ts';

/**
 * Returns the credit for one question, from 0 to 1. No answer has no credit.
 * - `single`, `short`: all or nothing. A short answer may be any of the accepted ones.
 * - `multiple`: right options selected minus wrong ones selected, of the number of right options, and at least 0. So selecting everything
 *   doesn't pay.
 * - `order`: the share of neighboring pairs that follow each other as they should.
 * - `match`: the share of items with the right match.
 */
export function scoreAnswer(
  question: QuizQuestion,
  order: readonly number[],
  answer: LearnerAnswer | undefined,
): number {
  if (!answer) return 0;
  const right = rightAnswer(question, order);
  const { choices, text } = answer;
  if (question.kind === 'short') {
    const typed = foldShortAnswer(text);
    return right.texts.some((accepted) => foldShortAnswer(accepted) === typed) ? 1 : 0;
  }
  if (choices.length === 0) return 0;
  if (question.kind === 'single') return choices[0] === right.choices[0] ? 1 : 0;
  if (question.kind === 'multiple') {
    const hits = choices.filter((choice) => right.choices.includes(choice)).length;
    return Math.max(0, (2 * hits - choices.length) / right.choices.length);
  }
  if (question.kind === 'match') {
    const hits = right.choices.filter((choice, place) => choices[place] === choice).length;
    return hits / right.choices.length;
  }
  const follows = new Map(right.choices.slice(1).map((choice, index) => [right.choices[index], choice]));
  const hits = choices.slice(1).filter((choice, index) => follows.get(choices[index]) === choice).length;
  return hits / (right.choices.length - 1);
}

/**
 * Returns the score of an attempt in whole percent: the mean credit of its questions, rounded down, so that 79.9% doesn't pass a pass mark of
 * 80%.
 */
export function quizScore(credits: readonly number[]): number {
  if (credits.length === 0) return 0;
  const sum = credits.reduce((total, credit) => total + credit, 0);
  // Thirds add up to slightly less than a whole in floating point.
  return Math.floor((sum / credits.length) * 100 + 1e-9);
}

/** Whether a score passes. */
export const isPassed = (score: number, { pass_mark }: { readonly pass_mark: number }): boolean =>
  score >= pass_mark;
