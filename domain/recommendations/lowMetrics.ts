import { type Metric, metrics } from '../metrics/metrics.ts';
import { compareWithinProfile } from '../scoring/personal/compareWithinProfile.ts';
import { type ComparedProfile, compareSelfAndOthers } from '../scoring/raters/compareSelfAndOthers.ts';

/** Why something is recommended; translation keys. */
export const recommendationReasons = ['lowTopic', 'possiblyLowTopic', 'lowMetric', 'blindSpot'] as const;
export type RecommendationReason = (typeof recommendationReasons)[number];

export interface LowMetric {
  readonly metric: Metric;
  readonly reason: 'lowMetric' | 'blindSpot';
}

/** Maximum number of metrics recommended at a time. */
const MOST_METRICS = 3;

/**
 * Returns the metrics to work on: first those clearly lower than the person's others, lowest first, then those that the
 * person rates high and a published group of raters rates low. Only statistically clear differences count (methods 1.4,
 * 3.2); at most three in all. `others` lists the published groups of the same cycle.
 */
export function lowMetrics(self: ComparedProfile, others: readonly ComparedProfile[]): readonly LowMetric[] {
  const words = compareWithinProfile(self).metrics;
  const low = metrics
    .map((metric, k) => ({ metric, k, theta: self.theta[k] ?? 0 }))
    .filter(({ k }) => words[k] === 'lower')
    .sort((a, b) => a.theta - b.theta)
    .map(({ metric }) => ({ metric, reason: 'lowMetric' as const }));
  const compared = compareSelfAndOthers(self, others);
  const blind = metrics
    .filter((_, k) => compared.some((group) => group[k]?.johari === 'blindSpot'))
    .map((metric) => ({ metric, reason: 'blindSpot' as const }));
  return [...low, ...blind].slice(0, MOST_METRICS);
}
