import { metricResultCalls } from '../../../contract/v2/metricResults.ts';
import type { Client } from '../../support/client.ts';
import { type RecordedResponse, requestAllResults } from './requestAllResults.ts';

/** One published mean of a group, with the group stated in the response. */
export interface PublishedMean {
  readonly dim: string;
  readonly members: readonly string[];
  /** A metric or a domain. */
  readonly name: string;
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
}

interface MetricQuery {
  readonly campaignId: number;
  readonly constellationId: number;
  readonly userId: number;
}

const prefix = '/v2/metric_results/';

/** The payloads of each call; a call without payloads fails the suite. */
const payloads: Readonly<Record<string, (requests: MetricQuery) => readonly object[]>> = {
  campaigns: () => [{}],
  published: ({ campaignId }) => [{}, { campaign_id: campaignId }],
  technical: ({ campaignId }) => [{}, { campaign_id: campaignId }],
  supplementals: ({ campaignId }) => [{ campaign_id: campaignId }],
  comments: ({ campaignId }) => [{ campaign_id: campaignId }],
  feedback: ({ campaignId }) => [{ campaign_id: campaignId }],
  sharing: () => [{}],
  people: () => [{}],
  constellations: () => [{}],
  constellation: ({ constellationId }) => [{ constellation_id: constellationId }],
  building: () => [{}],
  blueprints: () => [{}],
  compare: ({ userId }) => [{ user_id: userId }],
  benchmark: ({ userId }) => [{}, { user_id: userId }],
  relationship: ({ userId }) => [{}, { user_id: userId }],
};

/** Sends every possible request about the metrics of groups and people, without changing anything. */
export function requestAllMetrics(client: Client, requests: MetricQuery): Promise<RecordedResponse[]> {
  const reading = Object.values(metricResultCalls).filter(({ mutates }) => !mutates);
  return requestAllResults(
    client,
    reading.flatMap(({ path }) => {
      const payloadsOf = payloads[path.slice(prefix.length)];
      if (!payloadsOf) throw new Error(`the harvester does not know ${path}`);
      return payloadsOf(requests).map((payload) => ({ path: `/api${path}`, payload }));
    }),
  );
}

type Json = ReturnType<typeof JSON.parse>;

/** Every mean of a group in a response, found by its shape at any depth; `by` is the dimension. */
export function findPublishedMeans(body: Json, dim = 'overall'): PublishedMean[] {
  if (Array.isArray(body)) return body.flatMap((one) => findPublishedMeans(one, dim));
  if (body === null || typeof body !== 'object') return [];
  if (Array.isArray(body.members) && 'n_band' in body) {
    return [...body.metrics, ...body.domains].map(({ metric, domain, value, low, high }: Json) => {
      return {
        dim,
        members: [...body.members].sort(),
        name: metric ?? domain,
        value,
        low,
        high,
        n_band: body.n_band,
      };
    });
  }
  return Object.entries(body).flatMap(([key, value]) =>
    findPublishedMeans(value, key === 'others' ? 'relationship' : (body.dimension ?? dim)),
  );
}
