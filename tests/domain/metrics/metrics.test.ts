import { expect, test } from 'vitest';
import { metricDomains, metrics } from '../../../domain/metrics/metrics.ts';

test('there are twelve metrics, three in each domain', () => {
  expect(new Set(metrics).size).toBe(12);
  for (const members of Object.values(metricDomains)) expect(members).toHaveLength(3);
});
