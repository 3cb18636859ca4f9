import { logDeterminant } from '../linear/matrices.ts';
import { logPosteriorAt, type MetricProfile } from './estimateProfile.ts';
import type { RankedBlock } from './likelihood.ts';
import type { Prior } from './prior.ts';

/**
 * The logarithm of the probability of the rankings, averaged over all profiles of the prior, by Laplace's approximation at the posterior
 * mode. `profile` is the estimate of `blocks` with `prior`.
 */
export function logMarginal(
  blocks: readonly RankedBlock[],
  prior: Prior,
  { theta, covariance }: Pick<MetricProfile, 'theta' | 'covariance'>,
): number {
  const logVolume = logDeterminant(Float64Array.from(covariance.flat()), prior.size);
  return logPosteriorAt(blocks, prior, theta) + (logDeterminant(prior.precision, prior.size) + logVolume) / 2;
}
