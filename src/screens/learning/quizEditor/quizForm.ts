import type { QuizDraft } from '../../../../dataProviders/quizzes.ts';
import type { QuizAnswer, QuizQuestion, QuizQuestionKind } from '../../../../domain/learning/quiz/quiz.ts';
import { fewestQuizAnswers, findQuizProblems } from '../../../../domain/learning/quiz/quizProblems.ts';

export type QuizSettingsForm = QuizDraft['settings'];

/** A quiz in its form. The ids of questions only tell them apart here. */
export interface QuizForm {
  readonly settings: QuizSettingsForm;
  readonly questions: readonly QuizQuestion[];
}

const emptyAnswer: QuizAnswer = { text: '', is_correct: false, match: '' };

/** Returns a question with at least as many answers as its kind needs. */
function withEnoughAnswers(question: QuizQuestion): QuizQuestion {
  const missing = fewestQuizAnswers(question.kind) - question.answers.length;
  if (missing <= 0) return question;
  return { ...question, answers: [...question.answers, ...Array<QuizAnswer>(missing).fill(emptyAnswer)] };
}

/** Returns a question of another kind with the same texts. Only the first right option of several stays right in a single choice. */
export function changeKind(question: QuizQuestion, kind: QuizQuestionKind): QuizQuestion {
  const first = question.answers.findIndex(({ is_correct }) => is_correct);
  const answers = question.answers.map((answer, index) =>
    kind === 'single' ? { ...answer, is_correct: index === first } : answer,
  );
  return withEnoughAnswers({ ...question, kind, answers });
}

/** Returns a new question, which has an id that no other has. */
export const newQuestion = ({ questions }: QuizForm): QuizQuestion =>
  withEnoughAnswers({
    id: Math.max(0, ...questions.map(({ id }) => id)) + 1,
    kind: 'single',
    text: '',
    explanation: '',
    answers: [],
  });

/** Returns a question without surrounding spaces and with only what its kind uses. */
export function trimQuestion({ kind, text, explanation, answers }: QuizQuestion): Omit<QuizQuestion, 'id'> {
  return {
    kind,
    text: text.trim(),
    explanation: explanation.trim(),
    answers: answers.map((answer) => ({
      text: answer.text.trim(),
      is_correct: (kind === 'single' || kind === 'multiple') && answer.is_correct,
      match: kind === 'match' ? answer.match.trim() : '',
    })),
  };
}

export type QuestionProblems = ReturnType<typeof findQuizProblems>;

/** Returns the problems of a form by the rule of the server. */
export const formProblems = ({ settings, questions }: QuizForm): QuestionProblems =>
  findQuizProblems(settings, questions.map(trimQuestion));
