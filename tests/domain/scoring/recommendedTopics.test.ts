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
  recommendedTopics(from, { ordered, marginOf: () => 16 }).map(({ topic }) => topic);

test('topics below the middle band are recommended in benchmark order', () => {
  expect(named(false)).toEqual(['Belonging', 'Voice', 'Trust']);
});

test('ENT-57 ordered puts the lowest first and keeps equal ones in benchmark order', () => {
  expect(named(true)).toEqual(['Voice', 'Belonging', 'Trust']);
});

test('without a topic below the middle band, or without topics, there is none', () => {
  expect(named(true, topics.slice(1, 2))).toEqual([]);
  expect(named(false, [])).toEqual([]);
});

test('the input is not modified', () => {
  const before = topics.map(({ topic }) => topic);
  named(true);
  expect(topics.map(({ topic }) => topic)).toEqual(before);
});

test('a topic is clearly low only if its margin of error stays below the middle band', () => {
  const reasonsWith = (margin: number | null) =>
    recommendedTopics(topics, { ordered: true, marginOf: () => margin }).map(({ reason }) => reason);
  expect(reasonsWith(16)).toEqual(['lowTopic', 'possiblyLowTopic', 'possiblyLowTopic']);
  expect(reasonsWith(0.5)).toEqual(['lowTopic', 'lowTopic', 'lowTopic']);
  expect(reasonsWith(33)).toEqual(Array(3).fill('possiblyLowTopic'));
  expect(reasonsWith(null)).toEqual(Array(3).fill('possiblyLowTopic'));
});
