import {
  cholesky,
  invertFromCholesky,
  type SquareMatrix,
  solveCholesky,
  toRows,
} from '../linear/cholesky.ts';
import { type LikelihoodSlope, logLikelihoodAt, type RankedBlock, slopeAt } from './likelihood.ts';
import type { Prior } from './prior.ts';

/** A person's metrics, one entry per trait, in standard deviations of the population. */
export interface MetricProfile {
  readonly theta: readonly number[];
  readonly se: readonly number[];
  /** The posterior covariance, row by row. */
  readonly covariance: readonly (readonly number[])[];
  /** At the mode, without the prior. */
  readonly log_likelihood: number;
  readonly iterations: number;
}

const MOST_ITERATIONS = 50;
const SMALLEST_STEP = 1e-10;

/**
 * The posterior mode by Newton's method with step halving (methods 1.2): log posterior = SUM log P(block | theta) - theta' inv(Sigma) theta
 * / 2. It is concave, so the mode is unique and independent of `start`. Without blocks it is the prior mean. SE = sqrt(diag(inv(inv(Sigma)
 * + information))).
 */
export function estimateProfile(
  blocks: readonly RankedBlock[],
  prior: Prior,
  start: ArrayLike<number> = new Float64Array(prior.size),
): MetricProfile {
  let theta = Float64Array.from(start);
  let iterations = 0;
  let largest = Number.POSITIVE_INFINITY;
  while (largest > SMALLEST_STEP && iterations < MOST_ITERATIONS) {
    const step = newtonStep(blocks, prior, theta);
    const next = takeStep(blocks, prior, theta, step);
    largest = next.reduce((most, value, trait) => Math.max(most, Math.abs(value - (theta[trait] ?? 0))), 0);
    theta = next;
    iterations++;
  }
  const slope = slopeAt(blocks, theta);
  const { information } = posteriorSlope(slope, prior, theta);
  const covariance = invertFromCholesky(cholesky(information, prior.size), prior.size);
  return {
    theta: Array.from(theta),
    se: Array.from(theta, (_, trait) => Math.sqrt(covariance[trait * prior.size + trait] ?? 0)),
    covariance: toRows(covariance, prior.size),
    log_likelihood: slope.logLikelihood,
    iterations,
  };
}

/** The log posterior up to a constant. */
export function logPosteriorAt(
  blocks: readonly RankedBlock[],
  prior: Prior,
  theta: ArrayLike<number>,
): number {
  const pull = priorGradient(prior, theta);
  let quadratic = 0;
  for (let trait = 0; trait < prior.size; trait++) quadratic += (theta[trait] ?? 0) * (pull[trait] ?? 0);
  return logLikelihoodAt(blocks, theta) - quadratic / 2;
}

/** Gradient and negative second derivative of the log posterior at `theta`, given those of the likelihood. */
export function posteriorSlope(
  { gradient, information }: Pick<LikelihoodSlope, 'gradient' | 'information'>,
  prior: Prior,
  theta: ArrayLike<number>,
): { readonly uphill: Float64Array; readonly information: SquareMatrix } {
  const pull = priorGradient(prior, theta);
  return {
    uphill: gradient.map((value, trait) => value - (pull[trait] ?? 0)),
    information: information.map((entry, at) => entry + (prior.precision[at] ?? 0)),
  };
}

function newtonStep(blocks: readonly RankedBlock[], prior: Prior, theta: Float64Array): Float64Array {
  const { uphill, information } = posteriorSlope(slopeAt(blocks, theta), prior, theta);
  return solveCholesky(cholesky(information, prior.size), uphill);
}

/** Takes one step that does not decrease the log posterior, halving it as needed. */
function takeStep(
  blocks: readonly RankedBlock[],
  prior: Prior,
  theta: Float64Array,
  step: Float64Array,
): Float64Array<ArrayBuffer> {
  const before = logPosteriorAt(blocks, prior, theta);
  for (let share = 1; share > 1e-6; share /= 2) {
    const next = Float64Array.from(theta, (value, trait) => value + share * (step[trait] ?? 0));
    if (logPosteriorAt(blocks, prior, next) >= before) return next;
  }
  return Float64Array.from(theta);
}

function priorGradient({ size, precision }: Prior, theta: ArrayLike<number>): Float64Array {
  const pull = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = 0;
    for (let column = 0; column < size; column++) {
      sum += (precision[row * size + column] ?? 0) * (theta[column] ?? 0);
    }
    pull[row] = sum;
  }
  return pull;
}
