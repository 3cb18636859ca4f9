import { NO_NORM, type NormOfMetric, normalBelow } from '../scoring/personal/scale.ts';

/** The unrounded percentile of theta, 0-100, on the scale of `scaled` (methods 1.4). Means are calculated from these. */
export function percentile(theta: number, { mean, sd }: NormOfMetric = NO_NORM): number {
  return 100 * normalBelow((theta - mean) / sd);
}
