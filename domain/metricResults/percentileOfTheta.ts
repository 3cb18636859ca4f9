import { type MetricNorm, NO_NORM, normalCdf } from '../scoring/personal/percentileScale.ts';

/**
 * The standard deviation of percentiles in the norm group, from which the margins of group means are calculated (decision 7). It doesn't
 * depend on anyone's answers, so profiles that are shared later can't be subtracted from it.
 */
export const percentileSpread = 29;

/** The unrounded percentile of theta, 0-100, on the scale of `toPercentileScale` (methods 1.4). Means are calculated from these. */
export function percentileOfTheta(theta: number, { mean, sd }: MetricNorm = NO_NORM): number {
  return 100 * normalCdf((theta - mean) / sd);
}

/** Unrounded percentiles of all metrics, given the norms in the same order. */
export function percentilesOfTheta(theta: readonly number[], norms?: readonly MetricNorm[]): number[] {
  return theta.map((value, index) => percentileOfTheta(value, norms?.[index]));
}
