import { describe, expect, test } from 'vitest';
import { drawQuestions, shownOrder } from '../../../../domain/learning/quiz/drawQuestions.ts';
import {
  isAnswered,
  isPossibleAnswer,
  rightAnswer,
  showQuestion,
} from '../../../../domain/learning/quiz/quizAnswers.ts';
import { attemptsLeft, canSeeRightAnswers } from '../../../../domain/learning/quiz/quizAttempts.ts';
import { scoreAnswer } from '../../../../domain/learning/quiz/scoreQuiz.ts';
import { aQuestion, aQuiz, hash } from './aQuiz.ts';

const ten = Array.from({ length: 10 }, (_, index) => aQuestion(index + 1, 'single', ['*a', 'b', 'c', 'd']));
const ids = (questions: readonly { readonly id: number }[]) => questions.map(({ id }) => id);
const seeds = Array.from({ length: 4_000 }, (_, index) => `seed ${index}`);

describe('the questions of an attempt', () => {
  test('are the same for the same seed and differ between seeds', () => {
    const quiz = aQuiz(ten, { questions_drawn: 4 });
    const drawn = ids(drawQuestions(quiz, { seed: 'one', hash }));
    expect(drawn).toHaveLength(4);
    expect(ids(drawQuestions(quiz, { seed: 'one', hash }))).toEqual(drawn);
    expect(
      new Set(seeds.slice(0, 50).map((seed) => String(ids(drawQuestions(quiz, { seed, hash }))))).size,
    ).toBe(50);
  });

  test('are drawn from the pool with the same probability each', () => {
    const quiz = aQuiz(ten, { questions_drawn: 3 });
    const drawn = seeds.flatMap((seed) => ids(drawQuestions(quiz, { seed, hash })));
    // Each of 4,000 draws contains a question with a probability of 0.3, with a standard deviation of 29.
    for (const { id } of ten) {
      const times = drawn.filter((one) => one === id).length;
      expect(Math.abs(times - 1_200), `question ${id}`).toBeLessThan(130);
    }
  });

  test('keep the order of the author if they are not shuffled', () => {
    const quiz = aQuiz(ten, { questions_drawn: 4, shuffle_questions: false });
    const drawn = ids(drawQuestions(quiz, { seed: 'one', hash }));
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(ids(drawQuestions(aQuiz(ten, { questions_drawn: 50 }), { seed: 'one', hash }))).toHaveLength(10);
  });
});

describe('the shown order of answers', () => {
  test('puts the right option at each position equally often', () => {
    const question = ten[0] ?? aQuestion(1, 'single', []);
    const places = seeds.map((seed) =>
      shownOrder(question, { shuffle_options: true }, { seed, hash }).indexOf(0),
    );
    for (const place of [0, 1, 2, 3]) {
      expect(Math.abs(places.filter((one) => one === place).length - 1_000)).toBeLessThan(130);
    }
    expect(shownOrder(question, { shuffle_options: false }, { seed: 'one', hash })).toEqual([0, 1, 2, 3]);
  });

  test('never is the right one for items to order, also without shuffling', () => {
    const question = aQuestion(1, 'order', ['first', 'second', 'third']);
    for (const seed of seeds.slice(0, 200)) {
      const order = shownOrder(question, { shuffle_options: false }, { seed, hash });
      expect([...order].sort()).toEqual([0, 1, 2]);
      expect(order).not.toEqual([0, 1, 2]);
    }
  });

  test('tells nothing about what is right, and the right answer refers to it', () => {
    const questions = [
      aQuestion(1, 'single', ['*a', 'b', 'c']),
      aQuestion(2, 'multiple', ['*a', '*b', 'c']),
      aQuestion(3, 'order', ['a', 'b', 'c']),
      aQuestion(4, 'match', ['a = 1', 'b = 2', 'c = 3']),
      aQuestion(5, 'short', ['secret']),
    ];
    for (const question of questions) {
      const order = shownOrder(question, { shuffle_options: true }, { seed: 'one', hash });
      const shown = showQuestion(question, order);
      expect(Object.keys(shown)).toEqual(['id', 'kind', 'text', 'options', 'matches']);
      expect(JSON.stringify(shown)).not.toMatch(/secret|Because|is_correct/);
      const { choices, texts } = rightAnswer(question, order);
      expect(scoreAnswer(question, order, { choices, text: texts[0] ?? '' })).toBe(1);
    }
  });
});

test('an answer that a question does not offer is impossible', () => {
  const isPossible = (kind: 'single' | 'multiple' | 'order' | 'match' | 'short', choices: number[]) =>
    isPossibleAnswer({ kind, count: 3 }, { choices, text: '' });
  expect([[], [0], [2]].map((choices) => isPossible('single', choices))).toEqual([true, true, true]);
  expect([[3], [-1], [0, 1], [0.5]].map((choices) => isPossible('single', choices))).toEqual(
    Array(4).fill(false),
  );
  expect([[], [0, 2]].map((choices) => isPossible('multiple', choices))).toEqual([true, true]);
  expect(isPossible('multiple', [1, 1])).toBe(false);
  expect(
    [
      [2, 0, 1],
      [0, 1],
      [0, 0, 1],
    ].map((choices) => isPossible('order', choices)),
  ).toEqual([true, false, false]);
  expect(
    [
      [2, 2, -1],
      [0, 1],
      [0, 1, 3],
    ].map((choices) => isPossible('match', choices)),
  ).toEqual([true, false, false]);
  expect([[], [0]].map((choices) => isPossible('short', choices))).toEqual([true, false]);
});

test('a question is answered when nothing of it is open', () => {
  expect(isAnswered('single', undefined)).toBe(false);
  expect(isAnswered('single', { choices: [0], text: '' })).toBe(true);
  expect(isAnswered('match', { choices: [0, -1], text: '' })).toBe(false);
  expect(isAnswered('short', { choices: [], text: ' ' })).toBe(false);
});

test('right answers are visible only when no attempt is left', () => {
  const count = (used: number, max_attempts: number | null, isPassed = false) => ({
    used,
    max_attempts,
    isPassed,
  });
  expect(attemptsLeft(count(1, 3))).toBe(2);
  expect(attemptsLeft(count(5, null))).toBeNull();
  expect(attemptsLeft(count(5, 3))).toBe(0);
  expect([count(1, 3), count(9, null)].map(canSeeRightAnswers)).toEqual([false, false]);
  expect([count(3, 3), count(1, 3, true), count(1, null, true)].map(canSeeRightAnswers)).toEqual([
    true,
    true,
    true,
  ]);
});
