import type { SquareMatrix } from '../linear/cholesky.ts';
import { allocateTerms, computeRankingTerms, logProbability, type RankingTerms } from '../plackettLuce.ts';

/** One statement with utility b + a * theta[trait]; a is negative if its wording is reversed (methods 1.2). */
export interface ItemParameters {
  /** Index of its metric. */
  readonly trait: number;
  readonly a: number;
  readonly b: number;
}

/** The statements of one question as ranked by a person, most like them first. */
export type RankedBlock = readonly ItemParameters[];

export interface LikelihoodSlope {
  readonly logLikelihood: number;
  readonly gradient: Float64Array;
  /** The negative second derivative by theta, traits x traits, row-major. */
  readonly information: SquareMatrix;
}

/** The log-likelihood of all blocks at `theta`, without the prior. */
export function logLikelihoodAt(blocks: readonly RankedBlock[], theta: ArrayLike<number>): number {
  let sum = 0;
  for (const block of blocks) sum += logProbability(utilitiesOf(block, theta));
  return sum;
}

/**
 * The log-likelihood of all blocks at `theta` with its derivatives (methods 1.2), without the prior: per stage a[winner] on its trait minus
 * p_j a_j, and A'(diag(p) - p p')A.
 */
export function slopeAt(blocks: readonly RankedBlock[], theta: ArrayLike<number>): LikelihoodSlope {
  const size = theta.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  let terms = allocateTerms(4);
  let logLikelihood = 0;
  for (const block of blocks) {
    if (terms.gradient.length !== block.length) terms = allocateTerms(block.length);
    logLikelihood += computeRankingTerms(utilitiesOf(block, theta), terms);
    addTo(gradient, information, block, terms);
  }
  return { logLikelihood, gradient, information };
}

function addTo(
  gradient: Float64Array,
  information: SquareMatrix,
  block: RankedBlock,
  terms: RankingTerms,
): void {
  const size = gradient.length;
  block.forEach(({ trait, a }, s) => {
    gradient[trait] = (gradient[trait] ?? 0) + a * (terms.gradient[s] ?? 0);
    block.forEach((other, r) => {
      const at = trait * size + other.trait;
      const entry = terms.information[s * block.length + r] ?? 0;
      information[at] = (information[at] ?? 0) + a * other.a * entry;
    });
  });
}

function utilitiesOf(block: RankedBlock, theta: ArrayLike<number>): number[] {
  return block.map(({ trait, a, b }) => b + a * (theta[trait] ?? 0));
}
