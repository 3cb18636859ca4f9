import { expect, test } from 'vitest';
import { defaultQuizSettings, type QuizSettings, quizLimits } from '../../../../domain/learning/quiz/quiz.ts';
import { findQuizProblems } from '../../../../domain/learning/quiz/quizProblems.ts';
import { aQuestion } from './aQuiz.ts';

type Kind = Parameters<typeof aQuestion>[1];
const problemsOf = (kind: Kind, texts: readonly string[], facts: object = {}) =>
  findQuizProblems(defaultQuizSettings, [aQuestion(1, kind, texts, facts)]).map(
    ({ part, problem }) => `${part} ${problem}`,
  );

test('a question of each kind needs enough different answers', () => {
  const cases: readonly (readonly [Kind, readonly string[], readonly string[]])[] = [
    ['single', ['*a', 'b'], []],
    ['single', ['*a'], ['answers tooFewOptions']],
    ['single', ['a', 'b'], ['answers oneCorrect']],
    ['single', ['*a', '*b'], ['answers oneCorrect']],
    ['single', ['*a', ' '], ['answers answerEmpty']],
    ['single', ['*a', 'a '], ['answers answerTwice']],
    ['single', ['*Ihr', 'ihr'], []],
    ['multiple', ['a', 'b'], ['answers someCorrect']],
    ['multiple', ['*a', '*b'], []],
    ['order', ['a', 'b'], ['answers tooFewOptions']],
    ['order', ['a', 'b', 'c'], []],
    ['match', ['a = 1', 'b = 1'], ['answers answerTwice']],
    ['match', ['a = 1', 'b'], ['answers answerEmpty']],
    ['match', ['a = 1', 'b = 2'], []],
    ['short', ['Ok', 'ok'], ['answers answerTwice']],
    ['short', ['Ok'], []],
    [
      'short',
      Array.from({ length: quizLimits.answers + 1 }, (_, index) => `a${index}`),
      ['answers tooManyOptions'],
    ],
    ['short', ['x'.repeat(quizLimits.answer + 1)], ['answers tooLong']],
  ];
  for (const [kind, texts, expected] of cases)
    expect([kind, texts, problemsOf(kind, texts)]).toEqual([kind, texts, expected]);
});

test('texts are required and limited', () => {
  expect(problemsOf('short', ['a'], { text: ' ' })).toEqual(['text required']);
  expect(problemsOf('short', ['a'], { text: 'x'.repeat(1_001), explanation: 'x'.repeat(1_001) })).toEqual([
    'text tooLong',
    'explanation tooLong',
  ]);
});

test('settings stay within what a quiz offers', () => {
  const problems = (settings: Partial<QuizSettings>, questions = 3) =>
    findQuizProblems(
      { ...defaultQuizSettings, ...settings },
      Array.from({ length: questions }, (_, index) => aQuestion(index, 'short', ['a'])),
    ).map(({ part, problem, question }) => `${question} ${part} ${problem}`);
  expect(problems({})).toEqual([]);
  expect(problems({ pass_mark: 0, max_attempts: 21, questions_drawn: 4 })).toEqual([
    'null pass_mark tooSmall',
    'null max_attempts tooLarge',
    'null questions_drawn tooLarge',
  ]);
  expect(problems({ pass_mark: 1.5 })).toEqual(['null pass_mark wholeNumber']);
  expect(problems({}, 101)).toEqual(['null questions tooMany']);
});
