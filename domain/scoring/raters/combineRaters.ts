import type { SquareMatrix } from '../linear/cholesky.ts';
import { addScaled, invert, multiply, multiplyVector } from '../linear/matrices.ts';
import type { RankedBlock } from '../personal/likelihood.ts';
import { slopeAt } from '../personal/likelihood.ts';
import type { Prior } from '../personal/prior.ts';

/** Variances on the scale of the prior: of people around their mean, and of one person's raters around their shared view. */
export interface RaterVariances {
  readonly person: number;
  readonly rater: number;
}

/** The quadratic approximation of one rater's likelihood: -x' information x / 2 + pull'x. */
export interface RaterLikelihood {
  readonly information: SquareMatrix;
  readonly pull: Float64Array;
}

/** One rater's own view and its conditional covariance given the shared view. */
export interface RaterView {
  readonly theta: Float64Array;
  readonly covariance: SquareMatrix;
}

/** The joint estimate of a group given likelihoods and variances. */
export interface CombinedRaters {
  /** The shared view of the raters. */
  readonly theta: Float64Array;
  readonly covariance: SquareMatrix;
  readonly views: readonly RaterView[];
}

/** The likelihood of one rater's answers, expanded at `theta`. */
export function likelihoodAt(blocks: readonly RankedBlock[], theta: ArrayLike<number>): RaterLikelihood {
  const { gradient, information } = slopeAt(blocks, theta);
  const pull = multiplyVector(information, theta).map((entry, trait) => entry + (gradient[trait] ?? 0));
  return { information, pull };
}

/**
 * The shared view theta ~ N(mean, person Sigma) of raters whose own views are theta_r ~ N(theta, rater Sigma) (methods 1.5). With
 * P = inv(rater Sigma) and S_r = inv(I_r + P), theta has the precision inv(person Sigma) + SUM (P - P S_r P).
 */
export function combineRaters(
  likelihoods: readonly RaterLikelihood[],
  { size, precision }: Prior,
  variances: RaterVariances,
  mean: ArrayLike<number> = new Float64Array(size),
): CombinedRaters {
  const between = precision.map((entry) => entry / variances.rater);
  let total: SquareMatrix = precision.map((entry) => entry / variances.person);
  const right = multiplyVector(total, mean);
  const conditional = likelihoods.map(({ information, pull }) => {
    const covariance = invert(addScaled(information, between, 1), size);
    const weight = multiply(between, covariance, size);
    total = addScaled(addScaled(total, between, 1), multiply(weight, between, size), -1);
    multiplyVector(weight, pull).forEach((entry, trait) => {
      right[trait] = (right[trait] ?? 0) + entry;
    });
    return covariance;
  });
  const covariance = invert(total, size);
  const theta = multiplyVector(covariance, right);
  const prior = multiplyVector(between, theta);
  return {
    theta,
    covariance,
    views: conditional.map((own, at) => ({
      theta: multiplyVector(
        own,
        prior.map((entry, trait) => entry + (likelihoods[at]?.pull[trait] ?? 0)),
      ),
      covariance: own,
    })),
  };
}
