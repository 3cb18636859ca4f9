import { createHash } from 'node:crypto';
import {
  defaultQuizSettings,
  type Quiz,
  type QuizQuestion,
  type QuizQuestionKind,
} from '../../../../domain/learning/quiz/quiz.ts';

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A question whose answers are right if their text begins with `*`; `a = b` is an item with its match. */
export function aQuestion(
  id: number,
  kind: QuizQuestionKind,
  texts: readonly string[],
  facts: Partial<QuizQuestion> = {},
): QuizQuestion {
  const answers = texts.map((written) => {
    const [text = '', match = ''] = written.replace(/^\*/, '').split(' = ');
    return { text, match, is_correct: written.startsWith('*') };
  });
  return { id, kind, text: `Question ${id}`, explanation: `Because of ${id}.`, answers, ...facts };
}

export const aQuiz = (questions: readonly QuizQuestion[], settings: Partial<Quiz> = {}): Quiz => ({
  ...defaultQuizSettings,
  ...settings,
  questions,
});
