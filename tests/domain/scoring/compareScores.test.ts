import { expect, test } from 'vitest';
import { compareOverall, compareTopics, type PublishedTopic } from '../../../domain/scoring/compareScores.ts';

const score = (answer_percent: number, margin: number | null = 3.29) => {
  return { answer_percent, low: false, high: false, margin };
};
const aTopic = (
  value: number,
  elements: readonly (readonly [number, number, (number | null)?])[],
): PublishedTopic => ({
  ...score(value),
  topic_id: 1,
  elements: elements.map(([element_id, own, margin = 6.58]) => ({ element_id, ...score(own, margin) })),
});
const se = (margin: number) => expect.closeTo(margin / 1.645, 12);

test('a topic with the same elements is compared by its own score and margin, in any order', () => {
  const compared = compareTopics(
    aTopic(50, [
      [1, 40],
      [2, 60],
    ]),
    aTopic(55, [
      [2, 65],
      [1, 45],
    ]),
  );
  expect(compared).toEqual({ before: { value: 50, se: se(3.29) }, after: { value: 55, se: se(3.29) } });
});

test('a topic with other elements is compared over those in both, with the mean of their margins', () => {
  const before = aTopic(50, [
    [1, 40, 4],
    [2, 60, 6],
    [3, 90],
  ]);
  const after = aTopic(80, [
    [1, 44, 5],
    [2, 60, 7],
    [4, 100],
  ]);
  expect(compareTopics(before, after)).toEqual({
    before: { value: 50, se: se(5) },
    after: { value: 52, se: se(6) },
  });
});

test('nothing is compared without common elements, with a limited score or without a margin', () => {
  const topic = aTopic(50, [[1, 50]]);
  expect(compareTopics(topic, aTopic(50, [[2, 50]]))).toBeNull();
  expect(compareTopics({ ...topic, high: true }, topic)).toBeNull();
  expect(compareTopics(topic, { ...topic, low: true })).toBeNull();
  expect(compareTopics({ ...topic, margin: null }, topic)).toBeNull();
  expect(
    compareTopics(
      aTopic(50, [
        [1, 50, null],
        [3, 40],
      ]),
      topic,
    ),
  ).toBeNull();
});

test('the overall score is compared as published, or over what both campaigns asked', () => {
  const topics = [
    aTopic(50, [
      [1, 40],
      [2, 60],
    ]),
    { ...aTopic(70, [[5, 70]]), topic_id: 2 },
  ];
  const before = { overall: score(60, 2), topics };
  expect(compareOverall(before, { overall: score(66, 2), topics })).toEqual({
    before: { value: 60, se: se(2) },
    after: { value: 66, se: se(2) },
  });
  const changed = {
    overall: score(90, 2),
    topics: [
      aTopic(90, [
        [1, 44],
        [3, 90],
      ]),
    ],
  };
  expect(compareOverall(before, changed)).toEqual({
    before: { value: 40, se: se(6.58) },
    after: { value: 44, se: se(6.58) },
  });
  expect(compareOverall(before, { overall: null, topics: [] })).toBeNull();
  const unknown = {
    overall: score(50),
    topics: [
      aTopic(50, [
        [1, 40, null],
        [3, 60],
      ]),
    ],
  };
  expect(compareOverall(before, unknown)).toBeNull();
});
