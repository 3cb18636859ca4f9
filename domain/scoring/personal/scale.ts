import { roundHalfUp } from '../rounding.ts';

/** Mean and spread of one metric among the people of a norm version. */
export interface NormOfMetric {
  readonly mean: number;
  readonly sd: number;
}

/** A metric as it is shown: percentiles 0..100, `low` and `high` the ends of its 80 percent band. */
export interface Scaled {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Where a metric stands as long as there are no norms: the population of the prior (methods 1.4). */
export const NO_NORM: NormOfMetric = { mean: 0, sd: 1 };

/** Half the width of an 80 percent band, in standard errors. */
const BAND_80 = 1.2816;

/**
 * The 0-100 scale (methods 1.4): the percentile of theta within the norm group, 100 * Phi((theta - mean) / sd),
 * which is 100 * Phi(theta) until norms exist. The value is rounded half up; the band is not, it is drawn.
 */
export function scaled(theta: number, se: number, { mean, sd }: NormOfMetric = NO_NORM): Scaled {
  const percentile = (at: number) => 100 * normalBelow((at - mean) / sd);
  return {
    value: roundHalfUp(percentile(theta)),
    low: percentile(theta - BAND_80 * se),
    high: percentile(theta + BAND_80 * se),
  };
}

/** Phi(z), the share of a standard normal below z; Abramowitz and Stegun 7.1.26, absolute error below 1e-7. */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const above = (series * Math.exp(-x * x)) / 2;
  return z < 0 ? above : 1 - above;
}
