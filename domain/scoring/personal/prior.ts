import { metrics } from '../../metrics/metrics.ts';
import { cholesky, inverseOf, type Square } from '../linear/cholesky.ts';

/** What is assumed of a person before the first answer: theta ~ N(0, Sigma), here as inv(Sigma), row after row. */
export interface Prior {
  readonly size: number;
  readonly precision: Square;
}

/**
 * Metrics of good conduct go together moderately. The same value as in the simulations behind the model
 * (methods 1.3); it lets a metric borrow a little from its neighbours and is too small to make one up.
 */
export const METRIC_CORRELATION = 0.3;

/** A prior with unit variances and one correlation between all traits (methods 1.2). */
export function equalCorrelation(size: number, correlation: number): Prior {
  const covariance = new Float64Array(size * size).fill(correlation);
  for (let trait = 0; trait < size; trait++) covariance[trait * size + trait] = 1;
  return { size, precision: inverseOf(cholesky(covariance, size), size) };
}

/** The prior of every profile: the twelve metrics in the order of `domain/metrics/metrics.ts`. */
export const metricPrior: Prior = equalCorrelation(metrics.length, METRIC_CORRELATION);
