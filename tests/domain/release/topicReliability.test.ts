import { expect, test } from 'vitest';
import { coverage } from '../../../bench/statistics/topicReliability.ts';
import {
  minPeopleForTopics,
  topicReliabilities,
  topicReliabilityInterval,
} from '../../../domain/release/topicReliability.ts';

const topics = [{ topic_id: 7, element_ids: [10, 11, 12] }];
const elements = [10, 11, 12];
const people = (count: number, scoresOf: (at: number) => readonly (number | null)[]) =>
  Array.from({ length: count }, (_, at) => ({ scores: scoresOf(at) }));
const reliabilityOf = (responses: ReturnType<typeof people>) =>
  topicReliabilities(responses, elements, topics).topics[0]?.value;

test('equal answers to all elements are reliable, but never published as 1', () => {
  const answers = people(50, (at) => [at, at, at]);
  expect(topicReliabilities(answers, elements, topics)).toEqual({
    people: 50,
    topics: [{ topic_id: 7, elements: 3, value: 0.95 }],
  });
});

test.each([
  ['everyone answers alike', people(60, () => [50, 50, 50])],
  ['elements oppose each other', people(60, (at) => [at, -at, at % 2])],
])('the reliability is 0 if %s', (_, answers) => {
  expect(reliabilityOf(answers)).toBe(0);
});

test('is rounded to steps of .05', () => {
  for (const noise of [3, 11, 29]) {
    const value = reliabilityOf(people(80, (at) => [at, (at * 7) % noise, (at * 13) % 31])) ?? -1;
    expect(Math.round(100 * value) % 5).toBe(0);
  }
});

test('needs 50 people who answered all elements of the topic', () => {
  expect(minPeopleForTopics).toBe(50);
  expect(
    topicReliabilities(
      people(49, (at) => [at, at, at]),
      elements,
      topics,
    ),
  ).toEqual({
    people: null,
    topics: [],
  });
  const incomplete = people(60, (at) => [at, at, at < 49 ? at : null]);
  expect(topicReliabilities(incomplete, elements, topics)).toEqual({ people: 50, topics: [] });
});

test('a topic with one element has none', () => {
  const single = [{ topic_id: 7, element_ids: [10] }];
  expect(
    topicReliabilities(
      people(60, (at) => [at]),
      [10],
      single,
    ).topics,
  ).toEqual([]);
});

test('its interval contains the value, stays within 0 and 1, and covers the truth', () => {
  expect(topicReliabilityInterval({ value: 0, elements: 3 }, 50).low).toBe(0);
  expect(topicReliabilityInterval({ value: 0.95, elements: 3 }, 100).high).toBeLessThanOrEqual(1);
  expect(coverage(50, 0.6, 300)).toBeGreaterThan(0.85);
});
