import { expect, test } from 'vitest';
import {
  answerForm,
  type Design,
  drawTheta,
  generateDesign,
  uncalibratedParameters,
} from '../../../../bench/scoringForms.ts';
import { weakenStatements } from '../../../../bench/statistics/weakenStatements.ts';
import { metricDomains, metrics } from '../../../../domain/metrics/metrics.ts';
import { addScaleErrors } from '../../../../domain/scoring/personal/addScaleErrors.ts';
import { compareWithinProfile } from '../../../../domain/scoring/personal/compareWithinProfile.ts';
import { scoreDomains } from '../../../../domain/scoring/personal/domainScores.ts';
import { estimateProfile } from '../../../../domain/scoring/personal/estimateProfile.ts';
import { rankedBlocks } from '../../../../domain/scoring/personal/formParameters.ts';
import { metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import { widenErrors } from '../../../../domain/scoring/personal/widenErrors.ts';
import { estimateGroupProfile } from '../../../../domain/scoring/raters/groupProfile.ts';
import { widenGroupErrors } from '../../../../domain/scoring/raters/widenGroupErrors.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const design = generateDesign(seededRandom(81), { reversed: 0.3, varied: true });
const shipped = uncalibratedParameters(design);
const weak = weakenStatements(design);

function simulate(answered: Design, count: number) {
  const random = seededRandom(82);
  return Array.from({ length: count }, () => {
    const truth = drawTheta(random);
    const blocks = rankedBlocks(answerForm(random, answered, truth), shipped);
    const plain = estimateProfile(blocks, metricPrior);
    return { truth, blocks, plain, widened: widenErrors(plain, null, { blocks, prior: metricPrior }) };
  });
}

const coverage = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length;

test.each([
  ['as shipped', design],
  ['with half the assumed discrimination', weak],
] as const)(
  '90 percent intervals of uncalibrated metrics and domains cover at least 80 percent, %s',
  (_, answered) => {
    const people = simulate(answered, 60);
    const covered = people.flatMap(({ truth, widened }) =>
      truth.map((value, k) => Math.abs(value - (widened.theta[k] ?? 9)) <= 1.645 * (widened.se[k] ?? 0)),
    );
    // 80 percent in the larger simulation, less three standard errors of 720 intervals of 60 people.
    expect(coverage(covered)).toBeGreaterThan(0.77);
    const domains = people.flatMap(({ truth, widened }) => {
      const exact = scoreDomains({ theta: truth, covariance: [] }, null);
      return scoreDomains(widened, null).map(({ low, high }, at) => {
        const own = exact[at]?.value ?? -1;
        return Math.round(low) <= own && own <= Math.round(high);
      });
    });
    // The displayed ranges are 80 percent intervals.
    expect(coverage(domains)).toBeGreaterThan(0.65);
  },
);

test('neither estimates nor comparisons within a profile depend on the scale', () => {
  for (const { plain, widened } of simulate(weak, 5)) {
    expect(widened.theta).toEqual(plain.theta);
    expect(compareWithinProfile(widened)).toEqual(
      compareWithinProfile({
        ...plain,
        covariance: plain.covariance.map((row) => row.map((one) => one * 1.1 ** 2)),
      }),
    );
  }
});

test('a calibrated form has no scale error', () => {
  const [{ plain, blocks } = { plain: null, blocks: [] }] = simulate(design, 1);
  if (!plain) throw new Error('nobody was simulated');
  const { se, scale_error } = widenErrors(plain, 300, { blocks, prior: metricPrior });
  expect(scale_error).toBeNull();
  expect(se[0]).toBeCloseTo(1.05 * (plain.se[0] ?? 9), 12);
});

test('a likely alternative far from the estimate widens the error, with the sign of the estimate', () => {
  const profile = {
    theta: [1, -1],
    covariance: [
      [0.25, 0],
      [0, 0.25],
    ],
  };
  const near = { theta: [1, -1], variances: [0.25, 0.25], logWeight: 0 };
  const far = { theta: [2, -2], variances: [0.25, 0.25], logWeight: 0 };
  expect(addScaleErrors(profile, [near]).scale_error.map(Math.abs)).toEqual([0, 0]);
  const { se, scale_error } = addScaleErrors(profile, [near, far]);
  expect(scale_error).toEqual([Math.sqrt(0.5), -Math.sqrt(0.5)]);
  expect(se).toEqual([expect.closeTo(Math.sqrt(0.75), 12), expect.closeTo(Math.sqrt(0.75), 12)]);
  const unlikely = addScaleErrors(profile, [near, { ...far, logWeight: -20 }]);
  expect(unlikely.scale_error[0]).toBeLessThan(0.001);
});

test('the range of a domain contains the uncertain scale of its metrics', () => {
  const theta = metrics.map(() => 1);
  const covariance = metrics.map((_, r) => metrics.map((_metric, c) => (r === c ? 0.09 : 0)));
  const [plain] = scoreDomains({ theta, covariance }, null);
  const [wide] = scoreDomains({ theta, covariance, scale_error: metrics.map(() => 0.4) }, null);
  expect(wide?.value).toBe(plain?.value);
  expect(wide?.low).toBeLessThan((plain?.low ?? 0) - 10);
  expect(Object.keys(metricDomains)[0]).toBe(wide?.domain);
});

test('a group of raters has a scale error, and a manager that of one form', () => {
  const [first, second, third] = simulate(weak, 3).map(({ blocks }) => blocks);
  const raters = [first ?? [], second ?? [], third ?? []];
  const widen = (own: typeof raters) =>
    widenGroupErrors(estimateGroupProfile(own, metricPrior, 0.5), null, {
      raters: own,
      prior: metricPrior,
      rater: 0.5,
    });
  expect(widen(raters).scale_error?.some((error) => error !== 0)).toBe(true);
  const manager = widen(raters.slice(0, 1));
  const [{ widened } = { widened: null }] = simulate(weak, 1);
  expect(Math.sign(manager.scale_error?.[0] ?? 0)).toBe(Math.sign(widened?.scale_error?.[0] ?? 9));
});
