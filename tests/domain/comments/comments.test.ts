import { describe, expect, test } from 'vitest';
import { computeAnswerShares } from '../../../domain/comments/answerShares.ts';
import { canShowComments } from '../../../domain/comments/canShowComments.ts';
import {
  certaintySteps,
  minPeopleByFrequency,
  minPeopleFromSteps,
  oneAnswerEach,
} from '../../../domain/comments/minPeople.ts';
import { findThemes, searchComments } from '../../../domain/comments/searchComments.ts';
import type { SupplementalQuestionContent } from '../../../domain/questions/supplementalForm.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

test.each([
  [10, 5, 5, true],
  [9, 9, 5, false],
  [10, 4, 5, false],
  [40, 11, 12, false],
  [40, 12, 12, true],
])('%i respondents, %i comments, k %i: %s', (respondents, commenters, k, shown) => {
  expect(canShowComments(respondents, commenters, k)).toBe(shown);
});

describe('search and themes', () => {
  const comments = [
    'The schedule changes late, Málaga too',
    'schedule schedule schedule',
    'A better SCHEDULE would help',
    'The Schedule is unfair',
    'My schedule was fine, the canteen is not',
    'The canteen closes early',
  ];

  test('a result of fewer than k people looks like an empty one', () => {
    expect(searchComments(comments, 'schedule', 5)).toHaveLength(5);
    expect(searchComments(comments, 'schedule', 6)).toEqual([]);
    expect(findThemes(comments, 6)).toEqual([]);
    expect(searchComments(comments, 'canteen', 5)).toEqual(searchComments(comments, 'zebra', 5));
    expect(searchComments(comments, ' CANTEEN ', 2)).toHaveLength(2);
    expect(searchComments(comments, 'malaga', 1)).toHaveLength(1);
    expect(searchComments(comments, '', 5)).toHaveLength(6);
  });

  test('a theme counts people instead of occurrences and needs k of them', () => {
    expect(findThemes(comments, 5)).toEqual([{ word: 'schedule', authors: 5 }]);
    expect(findThemes(comments, 2).map(({ word }) => word)).toEqual(['schedule', 'canteen']);
  });
});

const form = (kind: 'rating' | 'choice', amount: number): SupplementalQuestionContent => ({
  kind,
  text: 'How was it?',
  low: '',
  high: '',
  points: kind === 'rating' ? amount : null,
  options:
    kind === 'choice' ? Array.from({ length: amount }, (_, at) => ({ id: at + 1, text: `${at}` })) : [],
});

const answers = (counts: readonly number[]) =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => at + 1));

describe('shares of ratings and choices', () => {
  const lines = (kind: 'rating' | 'choice', counts: readonly number[]) =>
    computeAnswerShares(form(kind, counts.length), answers(counts))?.shares.map(
      ({ options, percent }) => `${options.join('+')}: ${percent}`,
    ) ?? null;

  test('a scale needs 20 answers, and small steps are merged with a neighbor', () => {
    expect(lines('rating', [1, 3, 6, 5, 4])).toBeNull();
    expect(lines('rating', [1, 4, 6, 5, 4])).toEqual(['1+2: 25', '3: 30', '4: 25', '5: 20']);
    expect(lines('rating', [0, 0, 0, 10, 15])).toEqual(['1+2+3+4: 40', '5: 60']);
  });

  test('small options of a choice are merged into others, with the next smallest if too few', () => {
    expect(lines('choice', [12, 2, 6, 1])).toEqual(['1: 55', '3: 30', '2+4: 15']);
    expect(lines('choice', [15, 1, 8, 0])).toEqual(['1: 65', '2+3+4: 40']);
    expect(lines('choice', [24, 1])).toBeNull();
  });

  test('n is a band, and no share is below 5 or above 95', () => {
    expect(computeAnswerShares(form('choice', 2), answers([197, 3]))).toEqual({
      n_band: 100,
      shares: [
        { options: [1], percent: 95, low: false, high: true },
        { options: [2], percent: 5, low: true, high: false },
      ],
    });
  });

  test('every line has at least three answers, and one or two answers of an option do not affect merging', () => {
    const random = createSeededRandom(7);
    for (let round = 0; round < 150; round++) {
      const kind = round % 2 === 0 ? 'rating' : 'choice';
      const counts = Array.from({ length: random(2, 7) }, () => Math.max(0, random(-4, 14)));
      const publishedShares = computeAnswerShares(form(kind, counts.length), answers(counts));
      for (const { options } of publishedShares?.shares ?? []) {
        expect(options.reduce((sum, option) => sum + (counts[option - 1] ?? 0), 0)).toBeGreaterThanOrEqual(3);
      }
      const all = publishedShares?.shares.flatMap(({ options }) => options) ?? [];
      expect([...all].sort((a, b) => a - b)).toEqual(publishedShares ? counts.map((_, at) => at + 1) : []);
      const alone = publishedShares?.shares
        .filter(({ options }) => options.length === 1)
        .flatMap(({ options }) => options);
      expect(alone?.some((option) => (counts[option - 1] ?? 0) < 3) ?? false).toBe(false);
    }
  });
});

describe('when people answered several times', () => {
  const fewest = minPeopleByFrequency([1, 6, 1, 3, 1, 1, 1]);

  test.each([
    [0, 0],
    [1, 1],
    [6, 1],
    [7, 2],
    [9, 2],
    [10, 3],
    [14, 7],
    [99, 7],
  ])('%i answers come from at least %i people, in the worst case', (answers, people) => {
    expect(fewest(answers)).toBe(people);
  });

  test('no people are behind answers if no one was asked', () => {
    expect(minPeopleByFrequency([])(40)).toBe(0);
  });

  test('the stored bands give the same result, and none are stored if everyone was asked once', () => {
    const many = minPeopleByFrequency([9, 9, ...Array.from({ length: 40 }, () => 2)]);
    const bandSteps = certaintySteps(many, 60);
    expect(bandSteps).toEqual([23, 33, 53]);
    for (let answers = 0; answers <= 60; answers++) {
      const exact = many(answers);
      expect(minPeopleFromSteps(bandSteps)(answers)).toBe([20, 10, 5].find((band) => exact >= band) ?? 0);
    }
    expect([certaintySteps(oneAnswerEach, 60), minPeopleFromSteps(null)(3)]).toEqual([null, 3]);
  });

  test('shares need 20 people and three per line, however many answers one person gave', () => {
    const requests = minPeopleByFrequency([5, 5, ...Array.from({ length: 30 }, () => 1)]);
    const shares = (counts: readonly number[]) =>
      computeAnswerShares(form('rating', counts.length), answers(counts), requests);
    expect(shares([14, 13])).toBeNull();
    expect(shares([14, 14])?.n_band).toBe(20);
    expect(shares([10, 14, 14])?.shares.map(({ options }) => options)).toEqual([[1, 2], [3]]);
    expect(shares([11, 14, 14])?.shares).toHaveLength(3);
    const others = computeAnswerShares(form('choice', 3), answers([10, 15, 13]), requests);
    expect(others?.shares.map(({ options }) => options)).toEqual([[2], [1, 3]]);
  });

  test('a search and a theme need k people, not k comments', () => {
    const comments = Array.from({ length: 9 }, () => 'The schedule changes late');
    const five = minPeopleFromSteps([10]);
    expect(searchComments(comments, 'schedule', 5, five)).toEqual([]);
    expect(findThemes(comments, 5, five)).toEqual([]);
    const ten = [...comments, 'Schedule'];
    expect(searchComments(ten, 'schedule', 5, five)).toHaveLength(10);
    expect(findThemes(ten, 5, five)).toEqual([{ word: 'schedule', authors: 5 }]);
  });

  test('P1 every line covers three people and the total twenty, whoever answered', () => {
    const random = createSeededRandom(11);
    let shown = 0;
    for (let round = 0; round < 300; round++) {
      const people = Array.from({ length: random(24, 50) }, () => random(1, random(1, 6)));
      const requests = minPeopleByFrequency(people);
      const kind = round % 2 === 0 ? 'rating' : 'choice';
      const given = people.flatMap((times, person) =>
        // People who are asked often use words that no one else uses.
        Array.from({ length: random(Math.max(0, times - 2), times) }, () => ({
          person,
          step: times > 4 ? 5 : random(1, 4),
        })),
      );
      const publishedShares = computeAnswerShares(
        form(kind, 5),
        given.map(({ step }) => step),
        requests,
      );
      if (!publishedShares) continue;
      shown += 1;
      const behind = (steps: readonly number[]) =>
        new Set(given.filter(({ step }) => steps.includes(step)).map(({ person }) => person)).size;
      expect(behind([1, 2, 3, 4, 5])).toBeGreaterThanOrEqual(Math.max(20, publishedShares.n_band));
      for (const { options } of publishedShares.shares) expect(behind(options)).toBeGreaterThanOrEqual(3);
    }
    expect(shown).toBeGreaterThan(20);
  });
});
