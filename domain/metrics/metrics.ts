/**
 * The twelve metrics of the personal assessment, three in each domain (methods 1). Codes are stored and permanent; names are in
 * `locales/en/metrics.ts`.
 */
export const metricDomains = {
  awareness: ['humility', 'curiosity', 'bias_awareness'],
  connection: ['empathy', 'listening', 'trust'],
  fairness: ['fair_chances', 'courage', 'accountability'],
  growth: ['coaching', 'collaboration', 'adaptability'],
} as const;

export type MetricDomain = keyof typeof metricDomains;
/** The domains in order. */
export const metricDomainNames = Object.keys(metricDomains) as MetricDomain[]; // The keys of the literal object.
export type Metric = (typeof metricDomains)[MetricDomain][number];

/** All metrics, domain by domain. Lists by metric use this order. */
export const metrics = [
  ...metricDomains.awareness,
  ...metricDomains.connection,
  ...metricDomains.fairness,
  ...metricDomains.growth,
] as const satisfies readonly Metric[];
