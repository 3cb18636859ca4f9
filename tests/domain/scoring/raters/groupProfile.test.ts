import { expect, test } from 'vitest';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import type { RankedBlock } from '../../../../domain/scoring/personal/likelihood.ts';
import { equalCorrelationPrior } from '../../../../domain/scoring/personal/prior.ts';
import { estimateGroupProfile } from '../../../../domain/scoring/raters/groupProfile.ts';

const prior = equalCorrelationPrior(4, 0.3);
const block = (...order: readonly number[]): RankedBlock => order.map((trait) => ({ trait, a: 1, b: 0 }));
const times = (count: number, ...blocks: readonly RankedBlock[]) =>
  Array.from({ length: count }, () => blocks).flat();
const one = times(3, block(0, 1, 2, 3), block(1, 0, 2, 3));
const opposite = times(3, block(3, 2, 1, 0), block(3, 2, 0, 1));

test('the group has the mode of all its answers together', () => {
  const group = estimateGroupProfile([one, opposite, one], prior);
  const together = estimateProfile([...one, ...opposite, ...one], prior);
  expect(group.theta).toEqual(together.theta);
  expect(group.raters).toBe(3);
});

test('agreeing raters are exactly as certain as the model', () => {
  const alike = estimateGroupProfile([one, one, one], prior);
  const { se } = estimateProfile(times(3, ...one), prior);
  alike.se.forEach((own, trait) => {
    expect(own).toBeCloseTo(se[trait] ?? -1, 10);
  });
});

test('contradicting raters are less certain than the same answers of one person', () => {
  const apart = estimateGroupProfile([one, opposite, one, opposite], prior);
  const posterior = estimateGroupProfile([[...one, ...opposite, ...one, ...opposite]], prior);
  expect(apart.theta).toEqual(posterior.theta.map((value) => expect.closeTo(value, 8)));
  apart.se.forEach((own, trait) => {
    expect(own).toBeGreaterThanOrEqual(posterior.se[trait] ?? 9);
  });
  expect(apart.se[3]).toBeGreaterThan(1.5 * (posterior.se[3] ?? 9));
  apart.covariance.forEach((row, i) => {
    row.forEach((entry, j) => {
      expect(entry).toBeCloseTo(apart.covariance[j]?.[i] ?? 9, 10);
    });
  });
});

test('the sandwich estimator equals the explicit formula for a single trait', () => {
  const small = equalCorrelationPrior(1, 0);
  const yes: RankedBlock = [
    { trait: 0, a: 1, b: 0 },
    { trait: 0, a: -1, b: 0 },
  ];
  const raters = [times(4, yes), times(4, [...yes].reverse())];
  // by symmetry theta is 0: g = +-4, information 8, so V = (2 * 32 + 1) / 9^2
  expect(estimateGroupProfile(raters, small).theta[0]).toBeCloseTo(0, 10);
  expect(estimateGroupProfile(raters, small).se[0]).toBeCloseTo(Math.sqrt(65) / 9, 10);
});

test('the order of raters does not matter, one rater has the posterior, and none is an error', () => {
  const there = estimateGroupProfile([one, opposite, times(6, block(2, 0, 1, 3))], prior);
  const back = estimateGroupProfile([times(6, block(2, 0, 1, 3)), opposite, one], prior);
  there.se.forEach((own, trait) => {
    expect(own).toBeCloseTo(back.se[trait] ?? -1, 10);
  });
  expect(estimateGroupProfile([one], prior)).toEqual({ ...estimateProfile(one, prior), raters: 1 });
  expect(() => estimateGroupProfile([], prior)).toThrow(RangeError);
});
