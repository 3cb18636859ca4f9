/**
 * The twelve metrics of the personal assessment, three in each domain (methods 1).
 * Codes are kept in the database and never change their meaning; their names stand in `locales/en/metrics.ts`.
 */
export const metricDomains = {
  awareness: ['humility', 'curiosity', 'bias_awareness'],
  connection: ['empathy', 'listening', 'trust'],
  fairness: ['fair_chances', 'courage', 'accountability'],
  growth: ['coaching', 'collaboration', 'adaptability'],
} as const;

export type MetricDomain = keyof typeof metricDomains;
export type Metric = (typeof metricDomains)[MetricDomain][number];

/** Every metric, domain by domain: the order of every table of them. */
export const metrics = [
  ...metricDomains.awareness,
  ...metricDomains.connection,
  ...metricDomains.fairness,
  ...metricDomains.growth,
] as const satisfies readonly Metric[];

/** The domain a metric belongs to; each belongs to one. */
export function domainOf(metric: Metric): MetricDomain {
  const domains = Object.keys(metricDomains) as MetricDomain[]; // the keys of a literal object
  const found = domains.find((domain) => (metricDomains[domain] as readonly Metric[]).includes(metric));
  if (!found) throw new RangeError(`no metric is called ${metric}`);
  return found;
}
