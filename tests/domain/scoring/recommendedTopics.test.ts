import { expect, test } from 'vitest';
import { recommendedTopics } from '../../../domain/scoring/recommendedTopics.ts';

const topics = [
  { topic: 'Belonging', answer_percent: 44 },
  { topic: 'Respect', answer_percent: 45 },
  { topic: 'Voice', answer_percent: 12 },
  { topic: 'Growth', answer_percent: 90 },
  { topic: 'Trust', answer_percent: 44 },
];
const named = (ordered: boolean, from = topics) =>
  recommendedTopics(from, { ordered }).map(({ topic }) => topic);

test('topics below the middle band are worth a look, in the order of the benchmark', () => {
  expect(named(false)).toEqual(['Belonging', 'Voice', 'Trust']);
});

test('ENT-57 ordered puts the lowest first and keeps equal ones in the order of the benchmark', () => {
  expect(named(true)).toEqual(['Voice', 'Belonging', 'Trust']);
});

test('with no topic below the middle band there is none, nor without topics', () => {
  expect(named(true, topics.slice(1, 2))).toEqual([]);
  expect(named(false, [])).toEqual([]);
});

test('the result itself stays as it was', () => {
  const before = topics.map(({ topic }) => topic);
  named(true);
  expect(topics.map(({ topic }) => topic)).toEqual(before);
});
