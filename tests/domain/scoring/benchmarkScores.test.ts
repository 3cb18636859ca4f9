import { expect, test } from 'vitest';
import {
  groupByCampaign,
  personElementScore,
  type ResultRow,
  sortElements,
  topicScore,
} from '../../../domain/scoring/benchmarkScores.ts';
import { roundHalfUp } from '../../../domain/scoring/rounding.ts';

const aRow = (change: Partial<ResultRow>): ResultRow => ({
  campaign_id: 1,
  topic_id: 1,
  topic: 'Belonging',
  element_id: 1,
  element: 'Voice',
  answer_percent: 50,
  ...change,
});

test('ENT-51 a topic is the mean of its elements: 82, 74 and 60 give 72', () => {
  expect(topicScore([82, 74, 60])).toBe(72);
});

test('ENT-51 a topic is rounded once, half up, from unrounded elements', () => {
  expect(topicScore([72, 73])).toBe(73);
  expect(topicScore([70.4, 70.4, 71.4])).toBe(71);
  expect(topicScore([])).toBeNull();
});

test('a half made of thirds is rounded up in any order of adding', () => {
  expect(roundHalfUp((200 / 3 + 100 / 3 + 33) / 2)).toBe(67);
  expect(roundHalfUp(66.5 - 1e-12)).toBe(67);
  expect(roundHalfUp(66.4999)).toBe(66);
});

test('ENT-52 elements are sorted by percent, highest first, equal ones by name', () => {
  const elements = [
    { element: 'Voice', answer_percent: 60 },
    { element: 'Respect', answer_percent: 82 },
    { element: 'Fairness', answer_percent: 60 },
  ];
  expect(sortElements(elements).map(({ element }) => element)).toEqual(['Respect', 'Fairness', 'Voice']);
});

test('ENT-50 ENT-53 rows become topics and elements of their own campaign', () => {
  const grouped = groupByCampaign([
    aRow({ campaign_id: 1, element_id: 1, element: 'Voice', answer_percent: 60 }),
    aRow({ campaign_id: 2, element_id: 1, element: 'Voice', answer_percent: 10 }),
    aRow({ campaign_id: 1, element_id: 2, element: 'Respect', answer_percent: 81 }),
    aRow({
      campaign_id: 1,
      topic_id: 2,
      topic: 'Growth',
      element_id: 3,
      element: 'Pay',
      answer_percent: 40.4,
    }),
  ]);
  expect(grouped.find(({ campaign_id }) => campaign_id === 1)?.topics).toEqual([
    {
      topic_id: 1,
      topic: 'Belonging',
      answer_percent: 71,
      elements: [
        { element_id: 2, element: 'Respect', answer_percent: 81 },
        { element_id: 1, element: 'Voice', answer_percent: 60 },
      ],
    },
    {
      topic_id: 2,
      topic: 'Growth',
      answer_percent: 40,
      elements: [{ element_id: 3, element: 'Pay', answer_percent: 40 }],
    },
  ]);
  expect(grouped.find(({ campaign_id }) => campaign_id === 2)?.topics[0]?.answer_percent).toBe(10);
});

test('ENT-54 campaigns without a date are listed by id, highest first', () => {
  const grouped = groupByCampaign([3, 11, 7].map((campaign_id) => aRow({ campaign_id })));
  expect(grouped.map(({ campaign_id }) => campaign_id)).toEqual([11, 7, 3]);
});

test('ENT-54 campaigns with a date are listed newest first', () => {
  const grouped = groupByCampaign([
    aRow({ campaign_id: 9, closed_on: '2025-12-31' }),
    aRow({ campaign_id: 2, closed_on: '2026-09-30' }),
    aRow({ campaign_id: 5, closed_on: '2026-03-31' }),
  ]);
  expect(grouped.map(({ campaign_id }) => campaign_id)).toEqual([2, 5, 9]);
});

test('an element of a person is the mean of its questions if at least half are answered', () => {
  expect(personElementScore([90, null, 40, null])).toBe(65);
  expect(personElementScore([90, null, null])).toBeNull();
  expect(personElementScore([])).toBeNull();
});
