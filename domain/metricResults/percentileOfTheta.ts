import { type MetricNorm, NO_NORM, normalCdf } from '../scoring/personal/percentileScale.ts';

/** The unrounded percentile of theta, 0-100, on the scale of `toPercentileScale` (methods 1.4). Means are calculated from these. */
export function percentileOfTheta(theta: number, { mean, sd }: MetricNorm = NO_NORM): number {
  return 100 * normalCdf((theta - mean) / sd);
}
