import { expect, test } from 'vitest';
import { groupGap, pairGroupScores, significantGaps, testPairs } from '../../../domain/results/groupGaps.ts';
import type { ResultTopic } from '../../../domain/results/publishedCampaign.ts';
import { marginOfError } from '../../../domain/scoring/detectChanges.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const topicAt = (answer_percent: number, margin: number | null, change: object = {}): ResultTopic => ({
  ...{ topic_id: 1, topic: 'Belonging', low: false, high: false, n_band: 20, elements: [] },
  ...{ answer_percent, margin, ...change },
});
const groupOf = (topic: ResultTopic) => ({ members: ['North'], n_band: 20, topics: [topic] });
const wordOf = (own: ResultTopic, average: ResultTopic) => {
  const [pair] = pairGroupScores([average], [groupOf(own)]);
  return pair && testPairs([pair]).get(pair);
};

test('the gap of a group to the company has the errors of both', () => {
  expect(wordOf(topicAt(67, 5), topicAt(60, 1))).toBe('up');
  expect(wordOf(topicAt(67, 5), topicAt(60, 4))).toBe('noClearChange');
  expect(wordOf(topicAt(53, 5), topicAt(60, 1))).toBe('down');
});

test('a gap is not tested without margins and for limited scores', () => {
  const unknown = [topicAt(90, null), topicAt(90, 3, { high: true }), topicAt(90, 3, { banded: true })];
  for (const one of unknown) {
    expect(wordOf(one, topicAt(60, 1))).toBeUndefined();
    expect(wordOf(topicAt(20, 1), one)).toBeUndefined();
  }
});

test('significant gaps are listed from the largest to the smallest', () => {
  const groups = [70, 40, 61].map((value) => groupOf(topicAt(value, 2)));
  expect(significantGaps([topicAt(60, 1)], groups).map(groupGap)).toEqual([-20, 10]);
});

test('where nothing differs, at most 5 percent of the gaps are named, however much the answers of others differ', () => {
  const random = createSeededRandom(15);
  const [own, others, samples] = [44, 66, 2_000];
  const draw = (spread: number) => 55 + spread * normalQuantile(random(1, 1_000_000) / 1_000_001);
  const mean = (all: readonly number[]) => Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);
  const marginOf = (spread: number, people: number) => Math.ceil(marginOfError(spread / Math.sqrt(people)));
  const spreadOfAll = Math.sqrt((own * 10 ** 2 + others * 30 ** 2) / (own + others));
  let named = 0;
  for (let sample = 0; sample < samples; sample++) {
    const group = Array.from({ length: own }, () => draw(10));
    const all = [...group, ...Array.from({ length: others }, () => draw(30))];
    const average = topicAt(mean(all), marginOf(spreadOfAll, own + others));
    if (wordOf(topicAt(mean(group), marginOf(10, own)), average) !== 'noClearChange') named += 1;
  }
  expect(named / samples).toBeLessThanOrEqual(0.05);
});
