import { expect, test } from 'vitest';
import { answerForm, drawTheta, generateDesign } from '../../../../bench/scoringForms.ts';
import { runGenerator } from '../../../../bench/statistics/runGenerator.ts';
import { squaredCorrelation } from '../../../../bench/statistics/squaredCorrelation.ts';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../../../domain/scoring/personal/formParameters.ts';
import type { RankedBlock } from '../../../../domain/scoring/personal/likelihood.ts';
import { equalCorrelationPrior, metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import {
  ASSUMED_VARIANCES,
  estimateRaterComponents,
  type RaterBlocks,
} from '../../../../domain/scoring/raters/estimateRaterComponents.ts';
import { estimateGroupProfile } from '../../../../domain/scoring/raters/groupProfile.ts';
import { reliabilityOfMean } from '../../../../domain/scoring/raters/spearmanBrown.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const prior = equalCorrelationPrior(4, 0.3);
const block = (...order: readonly number[]): RankedBlock => order.map((trait) => ({ trait, a: 1, b: 0 }));
const times = (count: number, ...blocks: readonly RankedBlock[]) =>
  Array.from({ length: count }, () => blocks).flat();
const one = times(3, block(0, 1, 2, 3), block(1, 0, 2, 3));
const opposite = times(3, block(3, 2, 1, 0), block(3, 2, 0, 1));
const seOf = (raters: RaterBlocks, variance: number) =>
  estimateGroupProfile(raters, prior, variance).se[0] ?? Number.NaN;

test('raters without differences have the mode and errors of all their answers together', () => {
  const group = estimateGroupProfile([one, opposite, one], prior, 1e-6);
  const together = estimateProfile([...one, ...opposite, ...one], prior);
  group.theta.forEach((value, trait) => {
    expect(value).toBeCloseTo(together.theta[trait] ?? 9, 4);
    expect(group.se[trait]).toBeCloseTo(together.se[trait] ?? 9, 4);
  });
  expect(group.raters).toBe(3);
});

test('the more raters differ, the less certain their common view is', () => {
  const errors = [0.1, 0.5, 1].map((variance) => seOf([one, one, one], variance));
  expect(errors).toEqual([...errors].sort((a, b) => a - b));
  expect(seOf([one, one, one], 0.5)).toBeGreaterThan(Math.sqrt(0.5 / 3) * 0.8);
  expect(seOf([one, one, one, one, one, one, one, one], 0.5)).toBeLessThan(seOf([one, one, one], 0.5));
});

test('the order of raters does not matter, one rater has the posterior, and none is an error', () => {
  const there = estimateGroupProfile([one, opposite, times(6, block(2, 0, 1, 3))], prior, 0.5);
  const back = estimateGroupProfile([times(6, block(2, 0, 1, 3)), opposite, one], prior, 0.5);
  there.se.forEach((own, trait) => {
    expect(own).toBeCloseTo(back.se[trait] ?? -1, 8);
  });
  const { theta, se, covariance } = estimateProfile(one, prior);
  expect(estimateGroupProfile([one], prior, 0.5)).toMatchObject({ theta, se, covariance, raters: 1 });
  expect(() => estimateGroupProfile([], prior, 0.5)).toThrow(RangeError);
});

test('without several raters the assumed variances apply, and there is no reliability', () => {
  expect(runGenerator(estimateRaterComponents([], prior))).toEqual({
    ...ASSUMED_VARIANCES,
    reliability: null,
  });
  expect(runGenerator(estimateRaterComponents([[one]], prior)).reliability).toBeNull();
});

/** Simulates people with variance 1 and raters whose views vary around theirs, for twelve metrics with known parameters. */
function simulateCycle(people: number, raters: number, variance: number) {
  const random = seededRandom(12);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  const truths = Array.from({ length: people }, () => drawTheta(random));
  const groups = truths.map((truth) =>
    Array.from({ length: raters }, () => {
      const apart = drawTheta(random);
      const view = truth.map((value, k) => value + Math.sqrt(variance) * (apart[k] ?? 0));
      return rankedBlocks(answerForm(random, design, view), design.truth);
    }),
  );
  return { truths, groups };
}

test('90 percent intervals cover the truth, and the reliability is that of the data, for four differing raters', () => {
  const { truths, groups } = simulateCycle(10, 4, 0.5);
  const components = runGenerator(estimateRaterComponents(groups, metricPrior));
  expect(components.rater).toBeGreaterThan(0.4);
  expect(components.rater).toBeLessThan(0.6);
  const pairs = groups.flatMap((group, person) => {
    const { theta, se } = estimateGroupProfile(group, metricPrior, components.rater);
    return theta.map((value, k) => ({ value, se: se[k] ?? 0, truth: truths[person]?.[k] ?? 0 }));
  });
  const covered = pairs.filter(({ value, se, truth }) => Math.abs(value - truth) <= 1.645 * se).length;
  // 90 percent and three standard errors of 120 intervals.
  expect(covered / pairs.length).toBeGreaterThan(0.81);
  expect(covered / pairs.length).toBeLessThan(0.98);
  const actual = squaredCorrelation(pairs.map(({ value, truth }) => [value, truth]));
  expect(Math.abs(reliabilityOfMean(components.reliability ?? 0, 4) - actual)).toBeLessThan(0.08);
});
