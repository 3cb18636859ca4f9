import { type MetricDomain, metricDomainNames, metricDomains, metrics } from '../../metrics/metrics.ts';
import { contrastOf, type ProfileEstimate } from './contrasts.ts';
import { type MetricNorm, NO_NORM, type ScaledScore, toPercentileScale } from './percentileScale.ts';
import { METRIC_CORRELATION } from './prior.ts';

export interface DomainScore extends ScaledScore {
  readonly domain: MetricDomain;
}

/** The weights of the metrics in the mean of each domain, in the order of `metricDomainNames`. */
export const domainWeights: readonly (readonly number[])[] = metricDomainNames.map((domain) => {
  const own: readonly string[] = metricDomains[domain];
  return metrics.map((metric) => (own.includes(metric) ? 1 / own.length : 0));
});

/**
 * The domain scores of a profile, on the scale of its metrics: w'theta with w = 1/3 for the domain's metrics, standard error sqrt(w'Cw +
 * (w'e)^2) with the scale errors e (`addScaleErrors`), relative to a population with standard deviation sqrt(w'Sw), where S combines the
 * norm's standard deviations with the prior's correlation (methods 1.2, 1.4). `norm` has one entry per metric, null without norms.
 */
export function scoreDomains(
  profile: ProfileEstimate & { readonly scale_error?: readonly number[] | null | undefined },
  norm: readonly MetricNorm[] | null,
): readonly DomainScore[] {
  return metricDomainNames.map((domain, at) => {
    const weights = domainWeights[at] ?? [];
    const { value, se } = contrastOf(profile, weights);
    const scale = weights.reduce((sum, weight, k) => sum + weight * (profile.scale_error?.[k] ?? 0), 0);
    return { domain, ...toPercentileScale(value, Math.hypot(se, scale), normOfMean(weights, norm)) };
  });
}

function normOfMean(weights: readonly number[], norm: readonly MetricNorm[] | null): MetricNorm {
  const of = (k: number) => norm?.[k] ?? NO_NORM;
  const mean = weights.reduce((sum, weight, k) => sum + weight * of(k).mean, 0);
  const variance = weights.reduce(
    (sum, first, i) =>
      sum +
      weights.reduce(
        (row, second, j) => row + first * second * of(i).sd * of(j).sd * (i === j ? 1 : METRIC_CORRELATION),
        0,
      ),
    0,
  );
  return { mean, sd: Math.sqrt(variance) };
}
