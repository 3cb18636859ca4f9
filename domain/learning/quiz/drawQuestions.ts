import { shuffleBySeed, type TextHash } from '../../survey/shuffleBySeed.ts';
import { countDrawnQuestions, type Quiz, type QuizQuestion } from './quiz.ts';

/** The seed of an attempt and the hash that orders by it. The seed is random and stored, so a reload shows the same order. */
interface Draw {
  readonly seed: string;
  readonly hash: TextHash;
}

/**
 * Returns the questions of an attempt in the order they are shown. Each question is drawn with the same probability. Without shuffling, drawn
 * questions keep the order of the author.
 */
export function drawQuestions(quiz: Quiz, { seed, hash }: Draw): readonly QuizQuestion[] {
  const shuffled = shuffleBySeed(quiz.questions, ({ id }) => id, seed, hash);
  const drawn = shuffled.slice(0, countDrawnQuestions(quiz));
  if (quiz.shuffle_questions) return drawn;
  return quiz.questions.filter((question) => drawn.includes(question));
}

/**
 * Returns the author's index of each shown option, item or match. Learners see and send only shown positions, because authors often write the
 * right option first. Items to order are never shown in their right order, and matches always are shuffled.
 */
export function shownOrder(
  { id, kind, answers }: QuizQuestion,
  { shuffle_options }: Pick<Quiz, 'shuffle_options'>,
  { seed, hash }: Draw,
): readonly number[] {
  const written = answers.map((_answer, index) => index);
  if (kind === 'short') return [];
  if (kind !== 'order' && kind !== 'match' && !shuffle_options) return written;
  const shuffled = shuffleBySeed(written, (index) => index, `${seed}:${id}`, hash);
  const isRightOrder = kind === 'order' && shuffled.every((index, place) => index === place);
  return isRightOrder ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
}
