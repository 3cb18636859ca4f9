import { addScaled, logDeterminant, quadraticForm } from '../linear/matrices.ts';
import { logLikelihoodAt } from '../personal/likelihood.ts';
import type { Prior } from '../personal/prior.ts';
import type { CombinedRaters, RaterVariances } from './combineRaters.ts';
import type { RaterBlocks } from './estimateRaterComponents.ts';

/**
 * The logarithm of the probability of a group's rankings, averaged over all views of its raters, by Laplace's approximation at the mode of
 * the joint posterior (`combineRaters`).
 */
export function groupLogMarginal(
  raters: RaterBlocks,
  { size, precision }: Prior,
  variances: RaterVariances,
  { theta, covariance, views }: CombinedRaters,
): number {
  const ofPrior = logDeterminant(precision, size);
  let sum = -quadraticForm(precision, theta) / (2 * variances.person);
  sum += (ofPrior - size * Math.log(variances.person) + logDeterminant(covariance, size)) / 2;
  views.forEach((view, at) => {
    sum += logLikelihoodAt(raters[at] ?? [], view.theta);
    sum -= quadraticForm(precision, addScaled(view.theta, theta, -1)) / (2 * variances.rater);
    sum += (ofPrior - size * Math.log(variances.rater) + logDeterminant(view.covariance, size)) / 2;
  });
  return sum;
}
