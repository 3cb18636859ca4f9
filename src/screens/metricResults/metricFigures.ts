import type { MetricGroup, PersonProfile } from '../../../contract/v2/metricResults.ts';
import { metricDomainNames, metrics } from '../../../domain/metrics/metrics.ts';
import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import { estimateOfBand } from '../../../domain/scoring/personal/scaledEstimate.ts';
import type { Group, Topic } from '../../results/scoreChanges.ts';

export type GroupMean = Omit<MetricGroup['metrics'][number], 'metric'>;
export type PersonMetric = PersonProfile['metrics'][number];
export type NameTranslator = (of: 'names' | 'domains', key: string) => string;

/** Sorts by value, highest first; equal values keep their order. */
export const sortByValue = <T extends { readonly value: number }>(all: readonly T[]): readonly T[] =>
  [...all].sort((a, b) => b.value - a.value);

/**
 * The range of a published mean from 0 to 100: the value ± its margin. `low` or `high` marks a mean beyond the
 * published limits, whose range extends to that end of the scale.
 */
export function toValueRange({ value, low, high, margin }: GroupMean) {
  const reach = margin ?? 0;
  return {
    value,
    low: low ? 0 : Math.max(0, value - reach),
    high: high ? 100 : Math.min(100, value + reach),
  };
}

/** Converts a group's metrics to the topics that the heatmap expects: each metric becomes a topic with one element. */
export function toTopics({ metrics: all, n_band }: MetricGroup, name: NameTranslator): Topic[] {
  return all.map(({ metric, value, low, high, margin }) => {
    const own = { answer_percent: value, low, high, n_band, margin };
    const called = name('names', metric);
    const topic_id = metrics.indexOf(metric);
    return {
      topic_id,
      topic: called,
      ...own,
      elements: [{ element_id: topic_id, element: called, ...own }],
    };
  });
}

export const toGroups = (groups: readonly MetricGroup[], name: NameTranslator): Group[] =>
  groups.map((group) => ({ members: group.members, n_band: group.n_band, topics: toTopics(group, name) }));

/** The rounded mean of several profiles for each metric and each domain. */
export function averageProfiles(profiles: readonly PersonProfile[]) {
  const mean = (values: readonly number[]) => Math.round(meanOf(values) ?? 0);
  return {
    metrics: metrics.map((metric) => ({
      metric,
      value: mean(valuesOf(profiles, metric)),
    })),
    domains: metricDomainNames.map((domain) => ({
      domain,
      value: mean(profiles.flatMap((one) => one.domains.find((own) => own.domain === domain)?.value ?? [])),
    })),
  };
}

const valuesOf = (profiles: readonly PersonProfile[], metric: string) =>
  profiles.flatMap((one) => one.metrics.find((own) => own.metric === metric)?.value ?? []);

/** A metric with the estimate that its confidence range implies. */
export const withEstimate = <Score extends Pick<PersonMetric, 'low' | 'high'>>(score: Score) => ({
  ...score,
  estimate: estimateOfBand(score),
});
