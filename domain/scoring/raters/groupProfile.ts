import type { SquareMatrix } from '../linear/cholesky.ts';
import { estimateProfile, type MetricProfile } from '../personal/estimateProfile.ts';
import { type RankedBlock, slopeAt } from '../personal/likelihood.ts';
import type { Prior } from '../personal/prior.ts';

/** The combined ratings of one target by a group of raters. Individual ratings are never shown. */
export interface GroupProfile extends MetricProfile {
  readonly raters: number;
}

/**
 * Estimates all raters of one group in one likelihood with a common theta and the prior of a single profile (methods 1.5). Standard errors
 * use the cluster-robust sandwich by rater: V = inv(H) (C / (C - 1) SUM_c (g_c - g)(g_c - g)' + inv(Sigma)) inv(H), H = inv(Sigma) + SUM
 * information, g_c the gradient of rater c at the mode and g the mean of these, which the prior keeps from 0. If raters agree as the model
 * expects, V equals inv(H); usually it is larger. Three raters determine V only roughly, so no standard error falls below the posterior
 * one: `covariance` is V with rows and columns raised to it. A single rater (a manager) gets the posterior. In simulations a 90 percent
 * interval covers the truth in 91 percent of cases if raters agree and in about 80 if their views differ by .7 standard deviations (60 to
 * 70 with the posterior alone), because differing views also pull theta to 0. Throws `RangeError` without raters.
 */
export function estimateGroupProfile(
  raters: readonly (readonly RankedBlock[])[],
  prior: Prior,
): GroupProfile {
  if (raters.length === 0) throw new RangeError('a group has at least one rater');
  const together = estimateProfile(raters.flat(), prior);
  if (raters.length === 1) return { ...together, raters: 1 };
  const sandwich = sandwichOf(raters, prior, together);
  const raised = together.se.map((se, trait) =>
    Math.max(1, se / Math.sqrt(sandwich[trait * prior.size + trait] ?? 1)),
  );
  const covariance = raised.map((row, i) =>
    raised.map((column, j) => row * column * (sandwich[i * prior.size + j] ?? 0)),
  );
  return {
    ...together,
    se: covariance.map((row, trait) => Math.sqrt(row[trait] ?? 0)),
    covariance,
    raters: raters.length,
  };
}

function sandwichOf(
  raters: readonly (readonly RankedBlock[])[],
  { size, precision }: Prior,
  { theta, covariance }: MetricProfile,
): SquareMatrix {
  const gradients = raters.map((blocks) => slopeAt(blocks, theta).gradient);
  const mean = theta.map(
    (_, trait) => gradients.reduce((sum, own) => sum + (own[trait] ?? 0), 0) / raters.length,
  );
  const filling = precision.slice();
  const weight = raters.length / (raters.length - 1);
  for (const own of gradients) {
    const apart = mean.map((value, trait) => (own[trait] ?? 0) - value);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        filling[i * size + j] = (filling[i * size + j] ?? 0) + weight * (apart[i] ?? 0) * (apart[j] ?? 0);
      }
    }
  }
  return multiply(multiply(flat(covariance), filling, size), flat(covariance), size);
}

const flat = (rows: readonly (readonly number[])[]): SquareMatrix => Float64Array.from(rows.flat());

function multiply(left: SquareMatrix, right: SquareMatrix, size: number): SquareMatrix {
  const product = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const factor = left[i * size + k] ?? 0;
      for (let j = 0; j < size; j++) {
        product[i * size + j] = (product[i * size + j] ?? 0) + factor * (right[k * size + j] ?? 0);
      }
    }
  }
  return product;
}
