import { expect, test } from 'vitest';
import { domainOf, type Metric, metricDomains, metrics } from '../../../domain/metrics/metrics.ts';

test('there are twelve metrics, each in one domain of three', () => {
  expect(new Set(metrics).size).toBe(12);
  for (const [domain, inside] of Object.entries(metricDomains)) {
    expect(inside).toHaveLength(3);
    for (const metric of inside) expect(domainOf(metric)).toBe(domain);
  }
});

test('what is no metric belongs nowhere', () => {
  expect(() => domainOf('stubbornness' as Metric)).toThrow(RangeError);
});
