import { describe, expect, test } from 'vitest';
import { answerForm, generateDesign, shuffle, simulatePerson } from '../../../../bench/scoringForms.ts';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import {
  evidenceAgainstChance,
  isBeyondChance,
  isMoreThanChance,
} from '../../../../domain/scoring/personal/chanceEvidence.ts';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import { equalCorrelationPrior, metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const one = equalCorrelationPrior(1, 0);
const block = (trait: number, a = 1) => ({ trait, a, b: 0 });

test('without answers there is no evidence, and with few of them little', () => {
  const profile = estimateProfile([], metricPrior);
  expect(evidenceAgainstChance([], metricPrior, profile)).toBeNull();
  const blocks = [[block(0), block(1), block(2), block(3)]];
  const evidence = evidenceAgainstChance(blocks, metricPrior, estimateProfile(blocks, metricPrior));
  expect(Math.abs(evidence ?? Number.NaN)).toBeLessThan(0.5);
});

test('the evidence is the logarithm of a Bayes factor', () => {
  // With one metric and one reversed statement, both halves of the prior are N(0, 1) of one value, which a sum over a fine grid integrates.
  const blocks = Array.from({ length: 20 }, () => [block(0), block(0), block(0), block(0, -1)]);
  const likelihood = (theta: number) => {
    const [up, down] = [Math.exp(theta), Math.exp(-theta)];
    return (up / (3 * up + down)) * (up / (2 * up + down)) * (up / (up + down)) * 24;
  };
  let sum = 0;
  for (let theta = -8; theta <= 8; theta += 0.001) {
    sum += (likelihood(theta) ** 20 * Math.exp(-(theta ** 2) / 2) * 0.001) / Math.sqrt(2 * Math.PI);
  }
  const evidence = evidenceAgainstChance(blocks, one, estimateProfile(blocks, one));
  expect(evidence).toBeCloseTo(Math.log(sum), 1);
});

test.each([
  [null, 0, false],
  [0.75, 36, true],
  [0.74, 36, false],
  [0.75, 48, true],
  [2.1, 22, false],
  [2.2, 22, true],
])('evidence of %s from %s questions is more than chance: %s', (evidence, answered, isMore) => {
  expect(isBeyondChance(evidence, answered)).toBe(isMore);
});

describe('with calibrated parameters', () => {
  const random = seededRandom(41);
  const design = generateDesign(random, { reversed: 0.3, varied: true });
  const passing = (people: number, answer: () => readonly (readonly string[])[]) =>
    Array.from({ length: people }, answer).filter((form) => isMoreThanChance(form, design.truth)).length /
    people;

  test('at most 2 percent of random respondents pass', () => {
    expect(passing(250, () => design.questions.map((ids) => shuffle(random, ids)))).toBeLessThanOrEqual(0.02);
  });
  test('at most 2 percent of people are rejected', () => {
    expect(passing(200, () => simulatePerson(random, design).form)).toBeGreaterThanOrEqual(0.98);
  });
  test('at most 10 percent of even profiles at a level of .5 are rejected', () => {
    const even = metrics.map(() => 0.5);
    expect(passing(200, () => answerForm(random, design, even))).toBeGreaterThanOrEqual(0.9);
  });
});
