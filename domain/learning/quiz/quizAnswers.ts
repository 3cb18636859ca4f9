import type { QuizQuestion, QuizQuestionKind } from './quiz.ts';

/**
 * An answer of a learner. `choices` are shown positions: of the selected options, of the items in the learner's order, or of the match of
 * each item (`noMatch` for none yet). `text` is a short answer.
 */
export interface LearnerAnswer {
  readonly choices: readonly number[];
  readonly text: string;
}

export const noMatch = -1;

/** What a learner sees of a question before the attempt is submitted. */
export interface ShownQuestion {
  readonly id: number;
  readonly kind: QuizQuestionKind;
  readonly text: string;
  /** The options, or the items to order or to match. */
  readonly options: readonly string[];
  /** The matches to choose from. */
  readonly matches: readonly string[];
}

/** Returns a question without its right answers, in the shown order. */
export function showQuestion(
  { id, kind, text, answers }: QuizQuestion,
  order: readonly number[],
): ShownQuestion {
  const shown = <K extends 'text' | 'match'>(part: K) => order.map((index) => answers[index]?.[part] ?? '');
  if (kind === 'short') return { id, kind, text, options: [], matches: [] };
  if (kind === 'match')
    return { id, kind, text, options: answers.map((answer) => answer.text), matches: shown('match') };
  return { id, kind, text, options: shown('text'), matches: [] };
}

/** Whether an answer is possible for a question, whether or not it's right. `count` is the number of its answers. */
export function isPossibleAnswer(
  { kind, count }: { readonly kind: QuizQuestionKind; readonly count: number },
  { choices }: LearnerAnswer,
): boolean {
  const isWithin = (choice: number) => Number.isInteger(choice) && choice >= 0 && choice < count;
  if (kind === 'short') return choices.length === 0;
  if (kind === 'match')
    return choices.length === count && choices.every((choice) => choice === noMatch || isWithin(choice));
  if (new Set(choices).size < choices.length || !choices.every(isWithin)) return false;
  if (kind === 'single') return choices.length <= 1;
  return kind === 'multiple' || choices.length === count;
}

/** Whether the learner has answered: something is selected, ordered or typed, and each item has a match. */
export function isAnswered(kind: QuizQuestionKind, answer: LearnerAnswer | undefined): boolean {
  if (!answer) return false;
  if (kind === 'short') return answer.text.trim() !== '';
  return answer.choices.length > 0 && !answer.choices.includes(noMatch);
}

/** Returns the right answer in shown positions, and the accepted short answers. */
export function rightAnswer(
  { kind, answers }: QuizQuestion,
  order: readonly number[],
): { readonly choices: readonly number[]; readonly texts: readonly string[] } {
  if (kind === 'short') return { choices: [], texts: answers.map(({ text }) => text) };
  if (kind === 'order' || kind === 'match')
    return { choices: answers.map((_answer, index) => order.indexOf(index)), texts: [] };
  const choices = order.flatMap((index, place) => (answers[index]?.is_correct ? [place] : []));
  return { choices, texts: [] };
}
