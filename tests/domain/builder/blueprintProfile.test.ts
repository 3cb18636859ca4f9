import { describe, expect, test } from 'vitest';
import {
  checkApproval,
  checkRanges,
  isCompleteRanking,
  stakeholderAgreement,
  suggestRanges,
  type TargetRange,
} from '../../../domain/builder/blueprintProfile.ts';
import { type Metric, metrics } from '../../../domain/metrics/metrics.ts';

const inOrder: readonly Metric[] = metrics;
const reversed: readonly Metric[] = [...metrics].reverse();
const rangeOf = (ranges: readonly TargetRange[], metric: Metric) =>
  ranges.find((range) => range.metric === metric);
const whole: readonly TargetRange[] = metrics.map((metric) => ({
  metric,
  low: 40,
  high: 70,
  importance: 'useful',
}));

describe('a ranking', () => {
  test('is whole with every metric once', () => expect(isCompleteRanking(inOrder)).toBe(true));
  test.each([
    ['too few', inOrder.slice(1)],
    ['one twice', ['humility', ...inOrder.slice(1, 11), 'humility']],
    ['something else', ['stubbornness', ...inOrder.slice(1)]],
    ['nothing', []],
  ])('is not with %s', (_what, order) => expect(isCompleteRanking(order)).toBe(false));
});

describe('the suggested ranges', () => {
  test('are none without a ranking', () => expect(suggestRanges([])).toEqual([]));

  test('want most of what everybody puts first and least of what everybody puts last', () => {
    const ranges = suggestRanges([inOrder, inOrder]);
    expect(ranges).toHaveLength(12);
    expect(ranges[0]).toEqual({ metric: 'humility', low: 70, high: 100, importance: 'essential' });
    expect(ranges[11]).toEqual({ metric: 'adaptability', low: 30, high: 60, importance: 'minor' });
  });

  test('lie in the middle and are wide where stakeholders contradict each other', () => {
    for (const range of suggestRanges([inOrder, reversed])) {
      expect(range.importance).toBe('important');
    }
    expect(rangeOf(suggestRanges([inOrder, reversed]), 'humility')).toMatchObject({ low: 40, high: 90 });
    expect(rangeOf(suggestRanges([inOrder, inOrder]), 'trust')).toMatchObject({ low: 50, high: 80 });
  });

  test('name four equal steps of importance', () => {
    const words = suggestRanges([inOrder]).map(({ importance }) => importance);
    expect(words.filter((word) => word === 'essential')).toHaveLength(3);
    expect(words.filter((word) => word === 'minor')).toHaveLength(3);
  });

  test('pass the check of ranges', () => {
    expect(() => checkRanges(suggestRanges([inOrder, reversed, inOrder]))).not.toThrow();
  });
});

describe('the agreement of stakeholders', () => {
  test('is not known of one', () => expect(stakeholderAgreement([inOrder])).toBeNull());
  test('is 1 when all rank alike', () =>
    expect(stakeholderAgreement([inOrder, inOrder, inOrder])).toBeCloseTo(1));
  test('is 0 when two rank the other way round', () =>
    expect(stakeholderAgreement([inOrder, reversed])).toBeCloseTo(0));
});

describe('the ranges of a blueprint', () => {
  test.each([
    ['reversed', { low: 70, high: 40 }],
    ['empty', { low: 40, high: 40 }],
    ['below 0', { low: -5, high: 40 }],
    ['above 100', { low: 40, high: 101 }],
    ['not whole', { low: 40.5, high: 60 }],
  ])('are refused when %s, at the metric', (_what, bounds) => {
    const ranges = [{ ...whole[0], ...bounds } as TargetRange, ...whole.slice(1)];
    expect(() => checkRanges(ranges)).toThrow(
      expect.objectContaining({ code: 'invalid', problems: [{ field: 'humility', problem: 'range' }] }),
    );
  });
  test('may not name a metric twice', () => {
    expect(() => checkRanges([...whole, ...whole.slice(0, 1)])).toThrow('invalid');
  });
  test('may be some only, for a draft', () => expect(() => checkRanges(whole.slice(0, 2))).not.toThrow());
});

test.each([
  ['complete, two heard', whole, 2, null],
  ['one metric open', whole.slice(1), 2, 'blueprint_incomplete'],
  ['one opinion only', whole, 1, 'blueprint_incomplete'],
])('approval of a blueprint: %s', (_what, ranges, stakeholders, code) => {
  if (code === null) expect(() => checkApproval(ranges, stakeholders)).not.toThrow();
  else expect(() => checkApproval(ranges, stakeholders)).toThrow(code);
});
