import type { SquareMatrix } from '../linear/cholesky.ts';
import { addScaled, multiply, quadraticForm, traceOfProduct } from '../linear/matrices.ts';
import { estimateProfile } from '../personal/estimateProfile.ts';
import type { RankedBlock } from '../personal/likelihood.ts';
import type { Prior } from '../personal/prior.ts';
import { type CombinedRaters, combineRaters, type RaterVariances, type RaterView } from './combineRaters.ts';
import { expectedLikelihood } from './expectedLikelihood.ts';
import { reliabilityOfOne } from './spearmanBrown.ts';

/** The ranked blocks of each rater in one group about one person. */
export type RaterBlocks = readonly (readonly RankedBlock[])[];

/** The variance components of a cycle's ratings. */
export interface RaterComponents extends RaterVariances {
  /** Reliability of a single rater, 0-1; null if no person has several. */
  readonly reliability: number | null;
}

/**
 * The variances assumed before a cycle has any ratings, with the weight of 5 raters and of 5 people (methods 1.5). A single rater then has
 * a reliability of about .3, within the range published for ratings of behavior (.19 to .37).
 */
export const ASSUMED_VARIANCES: RaterVariances = { person: 0.4, rater: 0.6 };
const ASSUMED_WEIGHT = 5;

/** Maximum number of groups used. More groups would change the variances by less than 5 percent. */
export const GROUPS_USED = 50;
const MOST_ROUNDS = 60;
const SMALLEST_STEP = 1e-3;
/** Expectation maximization takes small steps if raters agree. Steps that are longer by this factor converge as well. */
const STEP_LENGTH = 1.7;
/** Raters who agree completely would make the precision of their views infinite. */
const LEAST_VARIANCE = 0.02;

/**
 * Estimates the variances between people and between the raters of one person from the groups of a cycle by expectation maximization
 * (methods 1.5), and from them the reliability of one rater. The mean of each metric is estimated as well, so that it doesn't count as a
 * difference between people. Uses the first `GROUPS_USED` groups of several raters; with few, the variances stay close to
 * `ASSUMED_VARIANCES`. Equal input gives equal results. Yields after each group, so that a server can pause.
 */
export function* estimateRaterComponents(
  groups: readonly RaterBlocks[],
  prior: Prior,
): Generator<void, RaterComponents> {
  const used = groups.filter(({ length }) => length > 1).slice(0, GROUPS_USED);
  let state: State = { variances: ASSUMED_VARIANCES, mean: new Float64Array(prior.size) };
  let views = used.map((raters) => raters.map((blocks) => viewOf(blocks, prior)));
  let reliabilities: readonly number[] = [];
  for (let round = 0; round < MOST_ROUNDS && used.length > 0; round++) {
    const combined: CombinedRaters[] = [];
    for (const [at, raters] of used.entries()) {
      const likelihoods = raters.map((blocks, rater) => {
        const view = views[at]?.[rater] ?? viewOf(blocks, prior);
        return expectedLikelihood(blocks, view, at + rater);
      });
      combined.push(combineRaters(likelihoods, prior, state.variances, state.mean));
      yield;
    }
    views = combined.map((group) => [...group.views]);
    reliabilities = combined.map((group) => reliabilityOfOneIn(group, state.variances, prior));
    const { variances, step } = maximize(combined, state, prior);
    state = { variances, mean: meanOf(combined, prior.size) };
    if (step < SMALLEST_STEP) break;
  }
  const reliability =
    reliabilities.length === 0
      ? null
      : reliabilities.reduce((sum, one) => sum + one, 0) / reliabilities.length;
  return { ...state.variances, reliability };
}

interface State {
  readonly variances: RaterVariances;
  readonly mean: Float64Array;
}

function viewOf(blocks: readonly RankedBlock[], prior: Prior): RaterView {
  const { theta, covariance } = estimateProfile(blocks, prior);
  return { theta: Float64Array.from(theta), covariance: Float64Array.from(covariance.flat()) };
}

/** A group's reliability is 1 - its mean posterior variance / the variance between people; Spearman and Brown give that of one rater. */
function reliabilityOfOneIn(
  { covariance, views }: CombinedRaters,
  { person }: RaterVariances,
  { size }: Prior,
): number {
  let trace = 0;
  for (let trait = 0; trait < size; trait++) trace += covariance[trait * size + trait] ?? 0;
  return reliabilityOfOne(1 - trace / size / person, views.length);
}

function meanOf(combined: readonly CombinedRaters[], size: number): Float64Array {
  const mean = new Float64Array(size);
  for (const { theta } of combined) {
    for (let trait = 0; trait < size; trait++) {
      mean[trait] = (mean[trait] ?? 0) + (theta[trait] ?? 0) / combined.length;
    }
  }
  return mean;
}

/** Takes one step and returns the largest change of a logarithm. */
function maximize(
  combined: readonly CombinedRaters[],
  { variances: before, mean }: State,
  prior: Prior,
): { readonly variances: RaterVariances; readonly step: number } {
  const { size, precision } = prior;
  const people = combined.length;
  // One degree of freedom is used for the mean.
  const free = people - 1;
  let [spread, raters, views] = [0, 0, 0];
  for (const group of combined) {
    const distance =
      quadraticForm(precision, addScaled(group.theta, mean, -1)) * (people / Math.max(1, free));
    spread += (distance + traceOfProduct(precision, group.covariance)) / size;
    for (const view of group.views) {
      raters += 1;
      views += quadraticForm(precision, addScaled(view.theta, group.theta, -1)) / size;
      views += deviationTrace(view.covariance, group.covariance, prior, before) / size;
    }
  }
  const lengthen = (from: number, to: number) => Math.max(LEAST_VARIANCE, from * (to / from) ** STEP_LENGTH);
  const shrink = (assumed: number, sum: number, count: number) =>
    (ASSUMED_WEIGHT * assumed + sum) / (ASSUMED_WEIGHT + count);
  const person = lengthen(before.person, shrink(ASSUMED_VARIANCES.person, (free * spread) / people, free));
  const rater = lengthen(before.rater, shrink(ASSUMED_VARIANCES.rater, views, raters));
  const step = Math.max(Math.abs(Math.log(person / before.person)), Math.abs(Math.log(rater / before.rater)));
  return { variances: { person, rater }, step };
}

/** trace(inv(Sigma) D), where D = S + K C K' with K = S P - 1 is the covariance of theta_r - theta. */
function deviationTrace(
  own: SquareMatrix,
  shared: SquareMatrix,
  { size, precision }: Prior,
  { rater }: RaterVariances,
): number {
  const pull = multiply(own, precision, size).map(
    (entry, at) => entry / rater - (at % (size + 1) === 0 ? 1 : 0),
  );
  const weighted = multiply(multiply(precision, pull, size), shared, size);
  return traceOfProduct(precision, own) + traceOfProduct(weighted, pull);
}
