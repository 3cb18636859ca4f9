import { describe, expect, test } from 'vitest';
import { isPassed, quizScore, scoreAnswer } from '../../../../domain/learning/quiz/scoreQuiz.ts';
import { aQuestion } from './aQuiz.ts';

const choose = (...choices: number[]) => ({ choices, text: '' });
const type = (text: string) => ({ choices: [], text });

describe('the credit for an answer', () => {
  // The order of the options as shown: position 0 shows the author's option 2, and so on.
  const order = [2, 0, 1, 3];

  test('of one option is all or nothing, in the shown order', () => {
    const question = aQuestion(1, 'single', ['*right', 'b', 'c', 'd']);
    expect([0, 1, 2, 3].map((choice) => scoreAnswer(question, order, choose(choice)))).toEqual([0, 1, 0, 0]);
  });

  test('of several options falls with each wrong one, so that selecting everything does not pay', () => {
    const question = aQuestion(1, 'multiple', ['*a', '*b', 'c', 'd']);
    expect(scoreAnswer(question, order, choose(1, 2))).toBe(1);
    expect(scoreAnswer(question, order, choose(1))).toBe(0.5);
    expect(scoreAnswer(question, order, choose(1, 2, 3))).toBe(0.5);
    expect(scoreAnswer(question, order, choose(0, 1, 2, 3))).toBe(0);
    expect(scoreAnswer(question, order, choose(0, 3))).toBe(0);
  });

  test('of an order is the share of neighbors that follow each other', () => {
    const question = aQuestion(1, 'order', ['first', 'second', 'third', 'fourth']);
    // Shown: third, first, second, fourth.
    expect(scoreAnswer(question, order, choose(1, 2, 0, 3))).toBe(1);
    expect(scoreAnswer(question, order, choose(2, 0, 3, 1))).toBeCloseTo(2 / 3);
    expect(scoreAnswer(question, order, choose(3, 0, 2, 1))).toBe(0);
  });

  test('of matches is the share of items with their match', () => {
    const question = aQuestion(1, 'match', ['a = 1', 'b = 2', 'c = 3', 'd = 4']);
    // Shown matches: 3, 1, 2, 4.
    expect(scoreAnswer(question, order, choose(1, 2, 0, 3))).toBe(1);
    expect(scoreAnswer(question, order, choose(1, -1, 2, 3))).toBe(0.5);
  });

  test('of a short answer ignores case, spaces and accents, and accepts each written answer', () => {
    const question = aQuestion(1, 'short', ['Łódź', 'New York']);
    for (const text of ['lodz', ' ŁÓDŹ ', 'newyork', 'New  York']) {
      expect([text, scoreAnswer(question, [], type(text))]).toEqual([text, 1]);
    }
    for (const text of ['', ' ', 'Lod', 'New York City']) {
      expect([text, scoreAnswer(question, [], type(text))]).toEqual([text, 0]);
    }
  });

  test('of no answer is 0 for every kind', () => {
    for (const kind of ['single', 'multiple', 'order', 'match', 'short'] as const) {
      const question = aQuestion(1, kind, ['*a = 1', 'b = 2', 'c = 3']);
      expect(scoreAnswer(question, [0, 1, 2], undefined)).toBe(0);
      expect(scoreAnswer(question, [0, 1, 2], choose())).toBe(0);
    }
  });
});

test('a score is rounded down, and passes from the pass mark on', () => {
  expect(quizScore([1, 1, 1, 1, 0.99])).toBe(99);
  expect(quizScore([1 / 3, 1 / 3, 1 / 3])).toBe(33);
  expect(quizScore([1, 1, 1, 1, 1, 1, 1, 1 / 3, 1 / 3, 1 / 3])).toBe(80);
  expect(quizScore([])).toBe(0);
  expect([79, 80].map((score) => isPassed(score, { pass_mark: 80 }))).toEqual([false, true]);
});
