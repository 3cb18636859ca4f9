import { expect, test } from 'vitest';
import { drawThetas } from '../../../../domain/scoring/personal/calibration/drawThetas.ts';
import { equalCorrelationPrior } from '../../../../domain/scoring/personal/prior.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

test('draws follow the posterior instead of its normal approximation', () => {
  // One trait, one choice between a statement about it and one about nothing: p = logistic(2 theta) * normal(theta).
  const block = [
    { trait: 0, a: 2, b: 0 },
    { trait: 0, a: 0, b: 0 },
  ];
  const prior = equalCorrelationPrior(1, 0);
  const chance = seededRandom(8);
  const { center, thetas } = drawThetas([block], prior, {
    center: new Float64Array(1),
    draws: 20_000,
    random: chance,
  });
  const drawn = thetas.reduce((sum, [theta = 0]) => sum + theta, 0) / thetas.length;

  const points = Array.from({ length: 1601 }, (_, at) => at / 100 - 8);
  const weight = (theta: number) => Math.exp((-theta * theta) / 2) / (1 + Math.exp(-2 * theta));
  const total = points.reduce((sum, theta) => sum + weight(theta), 0);
  const expected = points.reduce((sum, theta) => sum + theta * weight(theta), 0) / total;

  expect(center[0]).toBeCloseTo(0.5, 10); // The center of the proposals: one Newton step from 0.
  expect(expected).toBeGreaterThan(0.56);
  expect(Math.abs(drawn - expected)).toBeLessThan(0.02);
});
