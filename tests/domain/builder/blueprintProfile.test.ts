import { describe, expect, test } from 'vitest';
import {
  checkApproval,
  checkRanges,
  isCompleteStakeholderRanking,
  stakeholderAgreement,
  suggestRanges,
  type TargetRange,
} from '../../../domain/builder/blueprintProfile.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';
import { agreementWord } from '../../../domain/scoring/kendallsW.ts';
import { type Random, seededRandom } from '../../../server/seed/demoRandom.ts';

function shuffle(random: Random, order: Metric[]): readonly Metric[] {
  return order
    .map((metric) => ({ metric, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ metric }) => metric);
}

const inOrder: readonly Metric[] = metrics;
const reversed: readonly Metric[] = [...metrics].reverse();
const rangeOf = (ranges: readonly TargetRange[], metric: Metric) =>
  ranges.find((range) => range.metric === metric);
const allRanges: readonly TargetRange[] = metrics.map((metric) => ({
  metric,
  low: 40,
  high: 70,
  importance: 'useful',
}));

describe('a ranking', () => {
  test('is complete with every metric once', () => expect(isCompleteStakeholderRanking(inOrder)).toBe(true));
  test.each([
    ['too few', inOrder.slice(1)],
    ['one twice', ['humility', ...inOrder.slice(1, 11), 'humility']],
    ['something else', ['stubbornness', ...inOrder.slice(1)]],
    ['nothing', []],
  ])('is incomplete with %s', (_what, order) => expect(isCompleteStakeholderRanking(order)).toBe(false));
});

describe('suggested ranges', () => {
  test('are empty without a ranking', () => expect(suggestRanges([])).toEqual([]));

  test('are highest for metrics ranked first by everyone and lowest for those ranked last', () => {
    const ranges = suggestRanges([inOrder, inOrder]);
    expect(ranges).toHaveLength(12);
    expect(ranges[0]).toEqual({ metric: 'humility', low: 70, high: 100, importance: 'essential' });
    expect(ranges[11]).toEqual({ metric: 'adaptability', low: 30, high: 60, importance: 'minor' });
  });

  test('are wide and in the middle when stakeholders contradict each other', () => {
    for (const range of suggestRanges([inOrder, reversed])) {
      expect(range.importance).toBe('important');
    }
    expect(rangeOf(suggestRanges([inOrder, reversed]), 'humility')).toMatchObject({ low: 40, high: 90 });
    expect(rangeOf(suggestRanges([inOrder, inOrder]), 'trust')).toMatchObject({ low: 50, high: 80 });
  });

  test('have four equal steps of importance', () => {
    const words = suggestRanges([inOrder]).map(({ importance }) => importance);
    expect(words.filter((word) => word === 'essential')).toHaveLength(3);
    expect(words.filter((word) => word === 'minor')).toHaveLength(3);
  });

  test('pass the validation of ranges', () => {
    expect(() => checkRanges(suggestRanges([inOrder, reversed, inOrder]))).not.toThrow();
  });
});

describe('the agreement of stakeholders', () => {
  test('is unknown for a single one', () => expect(stakeholderAgreement([inOrder])).toBeNull());
  test('is 1 for identical rankings', () =>
    expect(stakeholderAgreement([inOrder, inOrder, inOrder])).toBeCloseTo(1));
  test('is 0 for two opposite rankings', () =>
    expect(stakeholderAgreement([inOrder, reversed])).toBeCloseTo(0));

  test.each([2, 3, 6])('of %i rankings drawn at random is nearly always weak', (count) => {
    const random = seededRandom(count);
    const isWeak = Array.from({ length: 1_000 }, () => {
      const rankings = Array.from({ length: count }, () => shuffle(random, [...metrics]));
      return agreementWord(stakeholderAgreement(rankings) ?? 1) === 'weak';
    });
    expect(isWeak.filter(Boolean).length).toBeGreaterThan(800);
  });
});

describe('the ranges of a blueprint', () => {
  test.each([
    ['reversed', { low: 70, high: 40 }],
    ['empty', { low: 40, high: 40 }],
    ['below 0', { low: -5, high: 40 }],
    ['above 100', { low: 40, high: 101 }],
    ['not whole', { low: 40.5, high: 60 }],
  ])('are refused when %s, at the metric', (_what, bounds) => {
    const ranges = [{ ...allRanges[0], ...bounds } as TargetRange, ...allRanges.slice(1)];
    expect(() => checkRanges(ranges)).toThrow(
      expect.objectContaining({ code: 'invalid', problems: [{ field: 'humility', problem: 'range' }] }),
    );
  });
  test('must not repeat a metric', () => {
    expect(() => checkRanges([...allRanges, ...allRanges.slice(0, 1)])).toThrow('invalid');
  });
  test('may be incomplete in a draft', () => expect(() => checkRanges(allRanges.slice(0, 2))).not.toThrow());
});

test.each([
  ['complete, two heard', allRanges, 2, null],
  ['one metric open', allRanges.slice(1), 2, 'blueprint_incomplete'],
  ['one opinion only', allRanges, 1, 'blueprint_incomplete'],
])('approval of a blueprint: %s', (_what, ranges, stakeholders, code) => {
  if (code === null) expect(() => checkApproval(ranges, stakeholders)).not.toThrow();
  else expect(() => checkApproval(ranges, stakeholders)).toThrow(code);
});
