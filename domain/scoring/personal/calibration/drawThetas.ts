import { cholesky, solveCholesky, solveUpper } from '../../linear/cholesky.ts';
import { logPosteriorAt, posteriorSlope } from '../estimateProfile.ts';
import { type RankedBlock, slopeAt } from '../likelihood.ts';
import type { Prior } from '../prior.ts';

/** Source of random numbers, seeded by the caller. */
export interface RandomSource {
  /** Uniform, from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Standard normal: mean 0, standard deviation 1. */
  normal(): number;
}

/**
 * Draws thetas of one person from the posterior: proposals from the normal distribution around the given center, moved by one Newton step,
 * accepted by Metropolis-Hastings to correct for a posterior that is not exactly normal. Also returns the new center for the next round; it
 * follows the mode, because rounds change the parameters only slightly.
 */
export function drawThetas(
  blocks: readonly RankedBlock[],
  prior: Prior,
  {
    center,
    draws,
    random,
  }: { readonly center: Float64Array; readonly draws: number; readonly random: RandomSource },
): { readonly center: Float64Array; readonly thetas: readonly Float64Array[] } {
  const { uphill, information } = posteriorSlope(slopeAt(blocks, center), prior, center);
  const lower = cholesky(information, prior.size);
  const step = solveCholesky(lower, uphill);
  const moved = center.map((value, trait) => value + (step[trait] ?? 0));

  const propose = () => {
    const z = Float64Array.from({ length: prior.size }, () => random.normal());
    const theta = solveUpper(lower, z).map((value, trait) => value + (moved[trait] ?? 0));
    const logProposal = -z.reduce((sum, value) => sum + value * value, 0) / 2;
    return { theta, weight: logPosteriorAt(blocks, prior, theta) - logProposal };
  };

  let current = propose();
  const thetas = Array.from({ length: draws }, () => {
    const proposed = propose();
    if (random.next() < Math.exp(proposed.weight - current.weight)) current = proposed;
    return current.theta;
  });
  return { center: moved, thetas };
}
