import { roundHalfUp } from '../rounding.ts';

/** Mean and standard deviation of one metric in a norm version. */
export interface MetricNorm {
  readonly mean: number;
  readonly sd: number;
}

/** A metric as displayed: percentiles 0-100; `low` and `high` are the ends of its 80 percent band. */
export interface ScaledScore {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The distribution used while there are no norms: that of the prior (methods 1.4). */
export const NO_NORM: MetricNorm = { mean: 0, sd: 1 };

/** Half the width of an 80 percent band, in standard errors. */
export const BAND_80 = 1.2816;

/**
 * The 0-100 scale (methods 1.4): the percentile of theta in the norm group, 100 * Phi((theta - mean) / sd), or 100 * Phi(theta) without
 * norms. The value is rounded half up; the band is not rounded, because it is drawn.
 */
export function toPercentileScale(
  theta: number,
  se: number,
  { mean, sd }: MetricNorm = NO_NORM,
): ScaledScore {
  const percentile = (at: number) => 100 * normalCdf((at - mean) / sd);
  return {
    value: roundHalfUp(percentile(theta)),
    low: percentile(theta - BAND_80 * se),
    high: percentile(theta + BAND_80 * se),
  };
}

/** Phi(z), the standard normal distribution function. */
export function normalCdf(z: number): number {
  const above = upperTail(Math.abs(z));
  return z < 0 ? above : 1 - above;
}

/** The standard normal tail above z >= 0; Abramowitz and Stegun 7.1.26, absolute error below 1e-7. */
export function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return (series * Math.exp(-x * x)) / 2;
}

/** Beyond these, the distribution function is not precise enough to be inverted. */
const minTail = 1e-6;

/** The z with `normalCdf(z)` equal to `p`, 0-1; between -4.75 and 4.75. */
export function normalQuantile(p: number): number {
  const target = Math.min(1 - minTail, Math.max(minTail, p));
  let [from, to] = [-5, 5];
  while (to - from > 1e-9) {
    const middle = (from + to) / 2;
    if (normalCdf(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
