import { foldShortAnswer } from './foldShortAnswer.ts';
import { type QuizQuestion, type QuizQuestionKind, type QuizSettings, quizLimits } from './quiz.ts';

type WrittenQuestion = Omit<QuizQuestion, 'id'>;

/** A problem of a quiz: `problem` is a key of `locales/en/rules.ts`. Without a question, it's a problem of the settings. */
interface QuizProblem {
  readonly question: number | null;
  readonly part: 'text' | 'explanation' | 'answers' | 'questions' | keyof QuizSettings;
  readonly problem: string;
  readonly params?: Readonly<Record<string, number>>;
}

type PartProblem = Omit<QuizProblem, 'question'>;

/** An order of two would be known as soon as the shown one is known to be wrong. */
const fewestAnswers: Readonly<Record<QuizQuestionKind, number>> = {
  single: 2,
  multiple: 2,
  order: 3,
  match: 2,
  short: 1,
};

/** Returns the fewest answers of a question of this kind. */
export const fewestQuizAnswers = (kind: QuizQuestionKind): number => fewestAnswers[kind];

/** Returns everything that keeps a quiz from being saved, in the order of its form. */
export function findQuizProblems(
  settings: QuizSettings,
  questions: readonly WrittenQuestion[],
): readonly QuizProblem[] {
  const problems: QuizProblem[] = settingProblems(settings, questions.length).map((problem) => ({
    question: null,
    ...problem,
  }));
  for (const [question, one] of questions.entries()) {
    problems.push(...questionProblems(one).map((problem) => ({ question, ...problem })));
  }
  return problems;
}

function settingProblems(settings: QuizSettings, questions: number): PartProblem[] {
  const problems: PartProblem[] = [];
  const check = (part: keyof QuizSettings, value: number | null, [min, max]: readonly [number, number]) => {
    if (value === null) return;
    if (!Number.isInteger(value)) problems.push({ part, problem: 'wholeNumber' });
    else if (value < min) problems.push({ part, problem: 'tooSmall', params: { min } });
    else if (value > max) problems.push({ part, problem: 'tooLarge', params: { max } });
  };
  check('pass_mark', settings.pass_mark, [1, 100]);
  check('max_attempts', settings.max_attempts, [1, quizLimits.attempts]);
  check('questions_drawn', settings.questions_drawn, [1, Math.max(1, questions)]);
  if (questions > quizLimits.questions)
    problems.push({ part: 'questions', problem: 'tooMany', params: { max: quizLimits.questions } });
  return problems;
}

function questionProblems({ kind, text, explanation, answers }: WrittenQuestion): PartProblem[] {
  const problems: PartProblem[] = [];
  if (text.trim() === '') problems.push({ part: 'text', problem: 'required' });
  if (text.length > quizLimits.text)
    problems.push({ part: 'text', problem: 'tooLong', params: { max: quizLimits.text } });
  if (explanation.length > quizLimits.explanation)
    problems.push({ part: 'explanation', problem: 'tooLong', params: { max: quizLimits.explanation } });
  const problem = answersProblem(kind, answers);
  if (problem) problems.push({ part: 'answers', ...problem });
  return problems;
}

function answersProblem(
  kind: QuizQuestionKind,
  answers: WrittenQuestion['answers'],
): Omit<PartProblem, 'part'> | null {
  const min = fewestAnswers[kind];
  if (answers.length < min) return { problem: 'tooFewOptions', params: { min } };
  if (answers.length > quizLimits.answers)
    return { problem: 'tooManyOptions', params: { max: quizLimits.answers } };
  const texts = answers.map(({ text }) => text);
  const matches = kind === 'match' ? answers.map(({ match }) => match) : [];
  // An answer of spaces would be equal to an empty one.
  if ([...texts, ...matches].some((text) => foldShortAnswer(text) === '')) return { problem: 'answerEmpty' };
  if ([...texts, ...matches].some((text) => text.length > quizLimits.answer))
    return { problem: 'tooLong', params: { max: quizLimits.answer } };
  if (hasDuplicate(texts, kind) || hasDuplicate(matches, kind)) return { problem: 'answerTwice' };
  const correct = answers.filter(({ is_correct }) => is_correct).length;
  if (kind === 'single' && correct !== 1) return { problem: 'oneCorrect' };
  if (kind === 'multiple' && correct === 0) return { problem: 'someCorrect' };
  return null;
}

/** Options may differ in case or accents alone, for example in a question about spelling. */
function hasDuplicate(texts: readonly string[], kind: QuizQuestionKind): boolean {
  const compared = texts.map((text) => (kind === 'short' ? foldShortAnswer(text) : text.trim()));
  return new Set(compared).size < compared.length;
}
