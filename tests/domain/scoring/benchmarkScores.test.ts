import { expect, test } from 'vitest';
import { personElementScore, sortElements, topicScore } from '../../../domain/scoring/benchmarkScores.ts';
import { roundHalfUp } from '../../../domain/scoring/rounding.ts';

test('ENT-51 a topic is the mean of its elements: 82, 74 and 60 give 72', () => {
  expect(topicScore([82, 74, 60])).toBe(72);
});

test('ENT-51 a topic is rounded once, half up, from unrounded elements', () => {
  expect(topicScore([72, 73])).toBe(73);
  expect(topicScore([70.4, 70.4, 71.4])).toBe(71);
  expect(topicScore([])).toBeNull();
});

test('a half from thirds is rounded up regardless of the order of addition', () => {
  expect(roundHalfUp((200 / 3 + 100 / 3 + 33) / 2)).toBe(67);
  expect(roundHalfUp(66.5 - 1e-12)).toBe(67);
  expect(roundHalfUp(66.4999)).toBe(66);
});

test('ENT-52 elements are sorted by percent, highest first, then by name', () => {
  const elements = [
    { element: 'Voice', answer_percent: 60 },
    { element: 'Respect', answer_percent: 82 },
    { element: 'Fairness', answer_percent: 60 },
  ];
  expect(sortElements(elements).map(({ element }) => element)).toEqual(['Respect', 'Fairness', 'Voice']);
});

test('a person’s element is the mean of its questions if at least half are answered', () => {
  expect(personElementScore([90, null, 40, null])).toBe(65);
  expect(personElementScore([90, null, null])).toBeNull();
  expect(personElementScore([])).toBeNull();
});
