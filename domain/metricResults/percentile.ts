import { NO_NORM, type NormOfMetric, normalCdf } from '../scoring/personal/percentileScale.ts';

/** The unrounded percentile of theta, 0-100, on the scale of `toPercentileScale` (methods 1.4). Means are calculated from these. */
export function percentile(theta: number, { mean, sd }: NormOfMetric = NO_NORM): number {
  return 100 * normalCdf((theta - mean) / sd);
}
