/**
 * `single`: one of several options; `multiple`: any of several options; `order`: bring items into order; `match`: find the match of each
 * item; `short`: enter a word or number.
 */
export const quizQuestionKinds = ['single', 'multiple', 'order', 'match', 'short'] as const;
export type QuizQuestionKind = (typeof quizQuestionKinds)[number];

/** The largest quiz, and the longest texts in it. */
export const quizLimits = {
  questions: 100,
  answers: 12,
  attempts: 20,
  text: 1_000,
  explanation: 1_000,
  answer: 300,
  /** The longest short answer of a learner. */
  typed: 300,
} as const;

/** An option, an item in its right order, an item with its match, or an accepted short answer. */
export interface QuizAnswer {
  readonly text: string;
  /** Of options only. */
  readonly is_correct: boolean;
  /** Of items with a match only. */
  readonly match: string;
}

/** What an author writes: the question with its right answers. Never sent to a learner. */
export interface QuizQuestion {
  readonly id: number;
  readonly kind: QuizQuestionKind;
  readonly text: string;
  /** Shown after an attempt; empty if there is none. */
  readonly explanation: string;
  readonly answers: readonly QuizAnswer[];
}

export interface QuizSettings {
  /** The lowest score that passes, in percent. */
  readonly pass_mark: number;
  /** Null for any number of attempts. */
  readonly max_attempts: number | null;
  /** The number of questions that each attempt draws from all; null for all of them. */
  readonly questions_drawn: number | null;
  readonly shuffle_questions: boolean;
  readonly shuffle_options: boolean;
}

/** A quiz as it was published with a version of its course. */
export interface Quiz extends QuizSettings {
  readonly questions: readonly QuizQuestion[];
}

/** The settings of a new quiz. */
export const defaultQuizSettings: QuizSettings = {
  pass_mark: 80,
  max_attempts: null,
  questions_drawn: null,
  shuffle_questions: true,
  shuffle_options: true,
};

/** Returns how many questions an attempt has. */
export function countDrawnQuestions({
  questions_drawn,
  questions,
}: {
  readonly questions_drawn: number | null;
  readonly questions: { readonly length: number };
}): number {
  return Math.min(questions_drawn ?? questions.length, questions.length);
}
