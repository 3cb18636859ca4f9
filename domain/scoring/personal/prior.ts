import { metrics } from '../../metrics/metrics.ts';
import { cholesky, invertFromCholesky, type SquareMatrix } from '../linear/cholesky.ts';

/** The prior distribution of a person's metrics, theta ~ N(0, Sigma), as inv(Sigma) in row-major order. */
export interface Prior {
  readonly size: number;
  readonly precision: SquareMatrix;
}

/**
 * Assumed correlation between metrics, as in the simulations behind the model (methods 1.3). Metrics inform each other slightly; the
 * correlation is too small to determine a metric from the others.
 */
export const METRIC_CORRELATION = 0.3;

/** A prior with unit variances and the same correlation between all traits (methods 1.2). */
export function equalCorrelationPrior(size: number, correlation: number): Prior {
  const covariance = new Float64Array(size * size).fill(correlation);
  for (let trait = 0; trait < size; trait++) covariance[trait * size + trait] = 1;
  return { size, precision: invertFromCholesky(cholesky(covariance, size), size) };
}

/** The prior of every profile: the twelve metrics in the order of `domain/metrics/metrics.ts`. */
export const metricPrior: Prior = equalCorrelationPrior(metrics.length, METRIC_CORRELATION);
