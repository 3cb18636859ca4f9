import { expect, test } from 'vitest';
import { compareContents } from '../../../../domain/metricResults/content/contentChanges.ts';

/** People whose later score is the earlier one plus `rise` and a pattern without any mean. */
const people = (count: number, rise: number) =>
  Array.from({ length: count }, (_, at) => ({
    before: 30 + (at % 8) * 5,
    after: 30 + (at % 8) * 5 + rise + (at % 3) * 4 - 4,
  }));
const content = (key: string, rise: number, count = 30) => ({
  key,
  completed: people(count, rise),
  others: people(60, 0),
});

test('LEARN-52 differences are rounded to steps of 5, and ranges outward', () => {
  const [change] = compareContents([content('a', 11.5)]);
  expect(change).toMatchObject({ key: 'a', difference: 10, is_marked: true });
  expect([change?.low, change?.high]).toEqual([10, 15]);
  for (const { difference, low, high } of compareContents([content('a', 3), content('b', -13)]))
    for (const value of [difference, low, high]) expect(value % 5).toBeCloseTo(0, 10);
});

test('a difference that chance explains isn’t marked, and is never minus zero', () => {
  const [change] = compareContents([content('a', -0.1)]);
  expect(change).toMatchObject({ difference: 0, is_marked: false });
  expect(Object.is(change?.difference, 0)).toBe(true);
});

test('LEARN-52 the more courses are compared, the larger a marked difference has to be', () => {
  const marks = (others: number) =>
    compareContents([
      content('a', 2),
      ...Array.from({ length: others }, (_, at) => content(`none ${at}`, 0)),
    ]).find(({ key }) => key === 'a')?.is_marked;
  expect([marks(0), marks(30)]).toEqual([true, false]);
});

test('a mark doesn’t cost the next one as much, by Holm’s procedure', () => {
  const marked = compareContents([content('a', 20), content('b', -20), content('c', 0)]);
  expect(marked.map(({ is_marked }) => is_marked)).toEqual([true, true, false]);
});
