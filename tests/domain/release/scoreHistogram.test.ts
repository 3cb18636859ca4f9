import { expect, test } from 'vitest';
import { scoreHistogram } from '../../../domain/release/scoreHistogram.ts';
import { limitMean } from '../../../domain/release/sizeBands.ts';

/** Scores of the given number of people in each band, at its middle. */
const people = (...counts: readonly number[]) =>
  counts.flatMap((n, band) => Array<number>(n).fill(12.5 + 25 * band));

const meanOf = (scores: readonly number[]) => scores.reduce((sum, one) => sum + one, 0) / scores.length;
const of = (scores: readonly number[]) =>
  scoreHistogram(scores, { mean: meanOf(scores), low: false, high: false });

test('P11 a histogram has four bands of at least three people each, in steps of five percent', () => {
  expect(of(people(4, 8, 17, 11))).toEqual([
    { from: 0, to: 25, share: 10 },
    { from: 25, to: 50, share: 20 },
    { from: 50, to: 75, share: 45 },
    { from: 75, to: 100, share: 30 },
  ]);
});

test('P11 a band of one or two people is merged with its smaller neighbor, repeatedly if needed', () => {
  expect(of(people(9, 2, 12, 9))?.map(({ from, to }) => [from, to])).toEqual([
    [0, 50],
    [50, 75],
    [75, 100],
  ]);
  expect(of(people(1, 1, 20, 9))?.map(({ from, to }) => [from, to])).toEqual([
    [0, 75],
    [75, 100],
  ]);
});

test('fewer than 20 people, or all people in one band, have no histogram', () => {
  expect(of(people(5, 5, 5, 4))).toBeNull();
  expect(of(people(0, 0, 40, 2))).toBeNull();
  expect(of(people(5, 5, 5, 5))).not.toBeNull();
});

test('P11 bands that together with the mean would reveal a high score for everyone are omitted', () => {
  const scores = [...Array<number>(10).fill(74.9), ...Array<number>(10).fill(100)];
  expect(of(scores)).toBeNull();
  expect(of(people(0, 0, 30, 30))).not.toBeNull();
});

test('a capped mean does not count as a mean', () => {
  const scores = people(3, 0, 0, 60);
  expect(scoreHistogram(scores, limitMean(meanOf(scores), 50))).toHaveLength(4);
});

test('a limit belongs to the band above it, and 100 to the last', () => {
  const scores = [...Array<number>(10).fill(25), ...Array<number>(10).fill(100)];
  expect(of(scores)?.map(({ share }) => share)).toEqual([0, 50, 0, 50]);
});
