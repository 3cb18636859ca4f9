import { toRows } from '../linear/cholesky.ts';
import { estimateProfile, type MetricProfile } from '../personal/estimateProfile.ts';
import type { Prior } from '../personal/prior.ts';
import { type CombinedRaters, combineRaters, likelihoodAt, type RaterVariances } from './combineRaters.ts';
import type { RaterBlocks } from './estimateRaterComponents.ts';

/** The combined ratings of one target by a group of raters. Individual ratings are never shown. */
export interface GroupProfile extends Omit<MetricProfile, 'log_likelihood'> {
  readonly raters: number;
  /** Mean posterior covariance of a single form. The uncertainty of statement parameters is a share of it. */
  readonly single: MetricProfile['covariance'];
  /** Each rater's own view at the mode. */
  readonly views: readonly ArrayLike<number>[];
}

/** The population of people keeps the variance of the prior, so that scores of different cycles share a scale. */
export const PERSON_VARIANCE = 1;
const MOST_ITERATIONS = 50;
const SMALLEST_STEP = 1e-8;

/**
 * Estimates the shared view of the raters in one group (methods 1.5): each rater answers from their own view, theta_r ~ N(theta, rater
 * Sigma), and theta has the prior of a single profile. Mode of the joint posterior by Newton's method; standard errors include the
 * differences between raters. A single rater (a manager) gets the profile of one form, because it is shown as one person's view. Throws
 * `RangeError` without raters.
 */
export function estimateGroupProfile(raters: RaterBlocks, prior: Prior, rater: number): GroupProfile {
  const alone = raters.map((blocks) => estimateProfile(blocks, prior));
  const [first] = alone;
  if (!first) throw new RangeError('a group has at least one rater');
  const single = meanOfMatrices(alone.map(({ covariance }) => covariance));
  if (raters.length === 1) {
    const { theta, se, covariance, iterations } = first;
    return { theta, se, covariance, iterations, single, views: [theta], raters: 1 };
  }
  const variances: RaterVariances = { person: PERSON_VARIANCE, rater };
  const { theta, covariance, views, iterations } = findGroupMode(raters, prior, variances, alone);
  return {
    theta: Array.from(theta),
    se: Array.from(theta, (_, trait) => Math.sqrt(covariance[trait * prior.size + trait] ?? 0)),
    covariance: toRows(covariance, prior.size),
    iterations,
    single,
    views: views.map((view) => view.theta),
    raters: raters.length,
  };
}

/** The mode of the joint posterior and the number of Newton steps to it from the raters' own `views`. */
export function findGroupMode(
  raters: RaterBlocks,
  prior: Prior,
  variances: RaterVariances,
  views: readonly { readonly theta: ArrayLike<number> }[],
): CombinedRaters & { readonly iterations: number } {
  let combined = combineAt(raters, views, prior, variances);
  let iterations = 1;
  for (let largest = 1; largest > SMALLEST_STEP && iterations < MOST_ITERATIONS; iterations++) {
    const next = combineAt(raters, combined.views, prior, variances);
    largest = Math.max(...next.theta.map((value, trait) => Math.abs(value - (combined.theta[trait] ?? 0))));
    combined = next;
  }
  return { ...combined, iterations };
}

/** One Newton step of the joint posterior, from the raters' own `views`. */
function combineAt(
  raters: RaterBlocks,
  views: readonly { readonly theta: ArrayLike<number> }[],
  prior: Prior,
  variances: RaterVariances,
): CombinedRaters {
  const likelihoods = raters.map((blocks, at) =>
    likelihoodAt(blocks, views[at]?.theta ?? new Float64Array(prior.size)),
  );
  return combineRaters(likelihoods, prior, variances);
}

function meanOfMatrices(matrices: readonly MetricProfile['covariance'][]): MetricProfile['covariance'] {
  const [first = []] = matrices;
  return first.map((row, i) =>
    row.map((_, j) => matrices.reduce((sum, one) => sum + (one[i]?.[j] ?? 0), 0) / matrices.length),
  );
}
