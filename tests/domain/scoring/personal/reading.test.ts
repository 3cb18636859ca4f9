import { describe, expect, test } from 'vitest';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { compareWithinProfile } from '../../../../domain/scoring/personal/compareWithinProfile.ts';
import { metricContrasts } from '../../../../domain/scoring/personal/contrasts.ts';
import { ipsativeScores } from '../../../../domain/scoring/personal/ipsativeScores.ts';
import { isFormComplete } from '../../../../domain/scoring/personal/isFormComplete.ts';
import { normalCdf, toPercentileScale } from '../../../../domain/scoring/personal/percentileScale.ts';
import { qualityFlagOf } from '../../../../domain/scoring/personal/qualityFlag.ts';
import { reliabilityOf } from '../../../../domain/scoring/personal/reliability.ts';
import vectors from '../../../vectors/plirt_k4_b9.json' with { type: 'json' };

test('points by rank are inverted for reversed statements', () => {
  for (const { orderings, ipsative_points, ipsative_percent } of vectors.respondents) {
    const blocks = orderings.map((ordering, q) =>
      ordering.map((position) => {
        const at = vectors.blocks[q]?.[position] ?? -1;
        return { trait: vectors.trait[at] ?? 0, a: vectors.a[at] ?? 0, b: 0 };
      }),
    );
    const scores = ipsativeScores(blocks, vectors.K);
    expect(scores.map(({ points }) => points)).toEqual(ipsative_points);
    scores.forEach(({ percent, times_shown }, trait) => {
      expect(times_shown).toBe(9);
      expect(percent).toBeCloseTo(ipsative_percent[trait] ?? Number.NaN, 9);
    });
  }
});

test('a metric that was not shown has no percentage', () => {
  expect(ipsativeScores([], 1)).toEqual([{ points: 0, times_shown: 0, percent: null }]);
});

test.each([
  [22, 36, true],
  [21, 36, false],
  [3, 5, true],
  [0, 0, false],
])('with %s of %s questions answered, complete is %s', (answered, requests, complete) => {
  expect(isFormComplete(answered, requests)).toBe(complete);
});

test('reliability is the variance of 1 less the squared errors', () => {
  const [first, second] = reliabilityOf([
    [0.4, 1],
    [0.2, 1],
  ]);
  expect(first).toBeCloseTo(0.9, 12);
  expect(second).toBe(0);
  expect(reliabilityOf([])).toEqual([]);
});

test.each([
  [0, 0.5],
  [1.28155, 0.9],
  [-1.96, 0.025],
  [3, 0.99865],
  [-8, 0],
])('the share of a normal distribution below %s is %s', (z, share) => {
  expect(normalCdf(z)).toBeCloseTo(share, 5);
});

test('a score is an integer percentile of its norm group with a band of 80 percent', () => {
  expect(toPercentileScale(0, 0.5).value).toBe(50);
  expect(toPercentileScale(1, 0.5).value).toBe(84);
  expect(toPercentileScale(1, 0.5, { mean: 1, sd: 2 }).value).toBe(50);
  const { low, high } = toPercentileScale(0, 1);
  expect([low, high]).toEqual([expect.closeTo(10, 2), expect.closeTo(90, 2)]);
});

test('a metric is compared with the mean of the others, with the standard error of that contrast', () => {
  const covariance = [
    [0.16, 0.04, 0.04],
    [0.04, 0.16, 0.04],
    [0.04, 0.04, 0.16],
  ];
  const [first] = metricContrasts({ theta: [0.7, 0.1, 0.3], covariance });
  expect(first).toEqual({ value: expect.closeTo(0.5, 12), se: expect.closeTo(Math.sqrt(0.12 * 1.5), 12) });
});

/** A profile with uncorrelated errors of .3 that is zero except for the first metrics. */
const profileOf = (...first: readonly number[]) => ({
  theta: metrics.map((_, k) => first[k] ?? 0),
  covariance: metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? 0.09 : 0))),
});

test('metrics and domains of a profile are tested together', () => {
  const { metrics: words, domains } = compareWithinProfile(profileOf(1.5));
  expect([words[0], domains[0]]).toEqual(['higher', 'same']);
  expect(new Set(words.slice(1))).toEqual(new Set(['same']));
  const all = compareWithinProfile(profileOf(1.2, 1.2, 1.2));
  expect([all.metrics.slice(0, 3), all.domains[0]]).toEqual([['higher', 'higher', 'higher'], 'higher']);
  // 2.2 standard errors would be significant alone.
  expect(compareWithinProfile(profileOf(0.69)).metrics[0]).toBe('same');
});

describe('response quality', () => {
  const orders = [
    [0, 1, 2, 3],
    [2, 0, 3, 1],
    [3, 1, 0, 2],
    [1, 3, 2, 0],
    [2, 3, 1, 0],
    [0, 3, 1, 2],
  ];
  const varied = Array.from({ length: 36 }, (_, q) => orders[q % orders.length] ?? []);
  const calm = new Array<number>(36).fill(14);
  const answering = { seconds: calm, displayed: varied, evidence: 6 };

  test.each([
    ['calm and varied', answering, 'good'],
    ['without times', { ...answering, seconds: [] }, 'good'],
    ['fast in a third', { ...answering, seconds: calm.map((s, q) => (q % 3 === 0 ? 2 : s)) }, 'hasty'],
    ['fast in a quarter', { ...answering, seconds: calm.map((s, q) => (q % 4 === 0 ? 2 : s)) }, 'good'],
    ['from top to bottom', { ...answering, displayed: varied.map(() => [0, 1, 2, 3]) }, 'patterned'],
    [
      'down and up in turn',
      { ...answering, displayed: varied.map((_, q) => (q % 2 ? [0, 1, 2, 3] : [3, 2, 1, 0])) },
      'patterned',
    ],
    ['a few questions only', { ...answering, displayed: varied.slice(0, 7).map(() => [0, 1, 2, 3]) }, 'good'],
    ['near chance and fast', { seconds: [1], displayed: varied, evidence: 0.3 }, 'inconsistent'],
  ] as const)('has one flag for answers %s', (_, given, flag) => {
    expect(qualityFlagOf(given)).toBe(flag);
  });
});
