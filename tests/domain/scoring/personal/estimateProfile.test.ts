import { expect, test } from 'vitest';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import type { RankedBlock } from '../../../../domain/scoring/personal/likelihood.ts';
import { equalCorrelationPrior } from '../../../../domain/scoring/personal/prior.ts';
import vectors from '../../../vectors/plirt_k4_b9.json' with { type: 'json' };

const prior = equalCorrelationPrior(vectors.K, vectors.rho);

function rankedBlocks(orderings: readonly (readonly number[])[]): RankedBlock[] {
  return orderings.map((ordering, q) =>
    ordering.map((position) => {
      const at = vectors.blocks[q]?.[position] ?? -1;
      return { trait: vectors.trait[at] ?? 0, a: vectors.a[at] ?? 0, b: vectors.b[at] ?? 0 };
    }),
  );
}

const everybody = vectors.respondents.map((respondent) => ({
  ...respondent,
  blocks: rankedBlocks(respondent.orderings),
}));

test.each(everybody)('a profile is the posterior mode $theta with its standard errors', (expected) => {
  const profile = estimateProfile(expected.blocks, prior);
  for (const trait of profile.theta.keys()) {
    expect(profile.theta[trait]).toBeCloseTo(expected.theta[trait] ?? Number.NaN, 6);
    expect(profile.se[trait]).toBeCloseTo(expected.se[trait] ?? Number.NaN, 6);
  }
  expect(profile.log_likelihood).toBeCloseTo(expected.loglik, 6);
});

test.each([[3], [-4]])('a profile does not depend on the start of the search at %s', (start) => {
  for (const { blocks, theta } of everybody) {
    const estimated = estimateProfile(blocks, prior, [start, -start, start, start]).theta;
    estimated.forEach((value, trait) => {
      expect(value).toBeCloseTo(theta[trait] ?? Number.NaN, 6);
    });
  }
});

test('a form with all statements reversed has the mirrored profile', () => {
  for (const { blocks } of everybody) {
    const mirrored = blocks.map((block) => block.map((statement) => ({ ...statement, a: -statement.a })));
    const { theta, se } = estimateProfile(mirrored, prior);
    const plain = estimateProfile(blocks, prior);
    theta.forEach((value, trait) => {
      expect(value).toBeCloseTo(-(plain.theta[trait] ?? Number.NaN), 8);
      expect(se[trait]).toBeCloseTo(plain.se[trait] ?? Number.NaN, 8);
    });
  }
});

test('neither the order of questions nor the numbering of metrics changes a profile', () => {
  for (const { blocks } of everybody) {
    const plain = estimateProfile(blocks, prior);
    const turned = [...blocks]
      .reverse()
      .map((block) => block.map((statement) => ({ ...statement, trait: (statement.trait + 1) % 4 })));
    const { theta } = estimateProfile(turned, prior);
    plain.theta.forEach((value, trait) => {
      expect(theta[(trait + 1) % 4]).toBeCloseTo(value, 8);
    });
  }
});

test('a person without answers has the mean and the spread of the population', () => {
  const { theta, se, log_likelihood } = estimateProfile([], prior);
  expect(theta).toEqual([0, 0, 0, 0]);
  for (const value of se) expect(value).toBeCloseTo(1, 10);
  expect(log_likelihood).toBe(0);
});
