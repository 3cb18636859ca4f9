import type { MetricGroup, PersonProfile, TargetProfile } from '../../../contract/v2/metricResults.ts';
import { type MetricDomain, metricDomains, metrics } from '../../../domain/metrics/metrics.ts';
import { meanOf } from '../../../domain/scoring/benchmarkScores.ts';
import type { Group, Topic } from '../../results/figures.ts';

export type GroupMean = Omit<MetricGroup['metrics'][number], 'metric'>;
export type PersonMetric = PersonProfile['metrics'][number];
export type Name = (of: 'names' | 'domains', key: string) => string;

export const domains = Object.keys(metricDomains) as MetricDomain[]; // the keys of a literal object

/** Highest first, equal ones in the order of the metrics. */
export const byValue = <T extends { readonly value: number }>(all: readonly T[]): readonly T[] =>
  [...all].sort((a, b) => b.value - a.value);

/** A published mean on a line: as wide as chance may make it, or up to the end where it is limited. */
export function rangeOf({ value, low, high, margin }: GroupMean) {
  const reach = margin ?? 0;
  return {
    value,
    low: low ? 0 : Math.max(0, value - reach),
    high: high ? 100 : Math.min(100, value + reach),
  };
}

/** Groups of the metrics as the heat table of topics takes them: each metric is a topic of its own. */
export function asTopics({ metrics: all, n_band }: MetricGroup, name: Name): Topic[] {
  return all.map(({ metric, value, low, high, margin }) => {
    const own = { answer_percent: value, low, high, n_band };
    const called = name('names', metric);
    const topic_id = metrics.indexOf(metric);
    return {
      topic_id,
      topic: called,
      ...own,
      elements: [{ element_id: topic_id, element: called, ...own, margin }],
    };
  });
}

export const asGroups = (groups: readonly MetricGroup[], name: Name): Group[] =>
  groups.map((group) => ({ members: group.members, n_band: group.n_band, topics: asTopics(group, name) }));

/** What several profiles are together: the mean of each metric, and of each domain, rounded. */
export function together(profiles: readonly PersonProfile[]) {
  const mean = (values: readonly number[]) => Math.round(meanOf(values) ?? 0);
  return {
    metrics: metrics.map((metric) => ({
      metric,
      value: mean(valuesOf(profiles, metric)),
    })),
    domains: domains.map((domain) => ({
      domain,
      value: mean(profiles.flatMap((one) => one.domains.find((own) => own.domain === domain)?.value ?? [])),
    })),
  };
}

const valuesOf = (profiles: readonly PersonProfile[], metric: string) =>
  profiles.flatMap((one) => one.metrics.find((own) => own.metric === metric)?.value ?? []);

/** Points from the wanted range: below 0 under it, above 0 over it, 0 within. */
export function gapTo(value: number, { low, high }: TargetProfile['ranges'][number]): number {
  if (value < low) return value - low;
  return value > high ? value - high : 0;
}

/** Whether two estimates lie so far apart that neither's band holds the other. */
export function isApart(a: PersonMetric, b: Pick<PersonMetric, 'value' | 'low' | 'high'>): boolean {
  return (a.value < b.low && b.value > a.high) || (a.value > b.high && b.value < a.low);
}
