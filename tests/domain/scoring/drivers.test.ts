import { expect, test } from 'vitest';
import { type Driver, driverInterval, driverWord, findDrivers } from '../../../domain/scoring/drivers.ts';
import { normalQuantile } from '../../../domain/scoring/personal/percentileScale.ts';
import { createSeededRandom } from '../release/createSeededRandom.ts';

const random = createSeededRandom(11);
const people = Array.from({ length: 120 }, () => random(0, 100));
const near = people.map((score) => score + random(-10, 10));
const apart = people.map(() => random(0, 100));

test('topics related to the outcome are sorted by strength, with a word and a value in steps of .05', () => {
  const drivers = findDrivers(people, [
    { topic_id: 1, scores: apart },
    { topic_id: 2, scores: near },
    { topic_id: 3, scores: people.map((score) => 100 - score) },
  ]);
  expect(drivers.map(({ topic_id, link }) => [topic_id, driverWord(link)])).toEqual([
    [2, 'strong'],
    [1, 'none'],
    [3, 'opposite'],
  ]);
  expect(drivers.every(({ link }) => Number.isInteger(link / 5))).toBe(true);
});

test('fewer than 100 complete forms have no result', () => {
  const topics = (amount: number) => [{ topic_id: 1, scores: near.slice(0, amount) }];
  expect(findDrivers(people.slice(0, 99), topics(99))).toEqual([]);
  expect(findDrivers(people.slice(0, 100), topics(100))).toHaveLength(1);
  expect(findDrivers([null, ...people.slice(1, 100)], topics(100))).toEqual([]);
});

test('a value is never 1, and 0 if everyone agrees', () => {
  const same = people.map(() => 50);
  const links = (scores: readonly number[]) => findDrivers(people, [{ topic_id: 1, scores }])[0]?.link;
  expect([links(people), links(people.map((score) => -score)), links(same)]).toEqual([95, -95, 0]);
});

test('the value is Spearman’s rank correlation, with mean ranks for ties', () => {
  // 1 - 6 sum(d^2) / (n (n^2 - 1)) for ranks without ties, with neighbors swapped.
  const n = 100;
  const ranks = Array.from({ length: n }, (_, at) => at);
  const shifted = ranks.map((rank) => (rank + 30) % n);
  const exact =
    1 - (6 * ranks.reduce((sum, rank) => sum + (rank - (shifted[rank] ?? 0)) ** 2, 0)) / (n * (n * n - 1));
  expect(findDrivers(ranks, [{ topic_id: 1, scores: shifted }])).toEqual<Driver[]>([
    { topic_id: 1, link: Math.round(exact * 20) * 5 },
  ]);
  const halves = ranks.map((rank) => (rank < 50 ? 0 : 1));
  expect(findDrivers(ranks, [{ topic_id: 1, scores: halves }])[0]?.link).toBe(85);
});

test('one person changes a value by at most 12 / n', () => {
  const link = (scores: readonly number[]) => findDrivers(people, [{ topic_id: 1, scores }])[0]?.link ?? 0;
  const before = link(near);
  for (const changed of [0, 40, 119]) {
    const after = link(near.map((score, at) => (at === changed ? 1_000_000 : score)));
    expect(Math.abs(after - before)).toBeLessThanOrEqual(15);
  }
});

test.each([
  [65, 'strong'],
  [50, 'strong'],
  [30, 'some'],
  [25, 'unsure'],
  [15, 'unsure'],
  [10, 'none'],
  [0, 'none'],
  [-10, 'none'],
  [-15, 'unsure'],
  [-25, 'unsure'],
  [-30, 'opposite'],
  [-40, 'opposite'],
] as const)('a link of %i is called %s', (link, word) => {
  expect(driverWord(link)).toBe(word);
});

test('a strong link is at least moderate, and a moderate one exists', () => {
  expect(driverInterval(50).low).toBeGreaterThan(30);
  expect(driverInterval(30).low).toBeGreaterThan(0);
});

test.each([0, 0.3, 0.6])(
  'the shown interval contains a true rank correlation of %d in at least 88 percent of samples',
  (rank) => {
    const pearson = 2 * Math.sin((Math.PI * rank) / 6);
    const normal = () => normalQuantile(random(1, 1_000_000) / 1_000_001);
    const samples = 300;
    const covered = Array.from({ length: samples }, () => {
      const outcome = Array.from({ length: 100 }, normal);
      const scores = outcome.map((x) => pearson * x + Math.sqrt(1 - pearson ** 2) * normal());
      const { low, high } = driverInterval(findDrivers(outcome, [{ topic_id: 1, scores }])[0]?.link ?? 0);
      return low <= 100 * rank && 100 * rank <= high;
    }).filter(Boolean).length;
    expect(covered / samples).toBeGreaterThanOrEqual(0.88);
  },
);

test('at most 5 percent of screens with five unrelated topics name any relationship', () => {
  const normal = () => normalQuantile(random(1, 1_000_000) / 1_000_001);
  const sample = () => Array.from({ length: 100 }, normal);
  const screens = 400;
  const marked = Array.from({ length: screens }, () =>
    findDrivers(
      sample(),
      Array.from({ length: 5 }, (_, topic_id) => ({ topic_id, scores: sample() })),
    ).some(({ link }) => !['none', 'unsure'].includes(driverWord(link))),
  ).filter(Boolean).length;
  expect(marked / screens).toBeLessThanOrEqual(0.05);
});
