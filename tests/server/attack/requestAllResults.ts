import { callGroups } from '../../../contract/callRegistry.ts';
import type { Client, Reply } from '../../support/client.ts';

/** One published number with the group stated in the response. */
export interface PublishedNumber {
  readonly campaign_id: number;
  readonly dim: string;
  readonly members: readonly string[];
  readonly subject: 'element' | 'topic' | 'overall';
  readonly subject_id: number;
  readonly value: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
}

/** A response with its call and payload. */
export interface RecordedResponse {
  readonly path: string;
  readonly payload: object;
  readonly reply: Reply;
}

const dimensions = ['department', 'location', 'level', 'team'];
const group = 'microsurvey_results/';

/** The payloads of each results call; a call without payloads fails the suite. */
const payloads: Readonly<Record<string, (requests: ResultQuery) => readonly object[]>> = {
  account_scores: ({ accountId }) => [{ accountId }],
  topic_scores_by_element: allAndEach,
  topic_scores_by_element_org: (requests) =>
    dimensions.flatMap((dimension) => allAndEach(requests).map((one) => ({ ...one, dimension }))),
  topic_scores_element_by_race: allAndEach,
  topic_scores_element_by_gender: allAndEach,
  topic_scores_element_by_decade: allAndEach,
  icb_topic_trends: () => [{}],
  quarter_preview: () => [{}],
  quarter_result_counts: () => [{}],
  icb_score_counts_by_topic: () => [{}],
  quarter_aggr_result_team_members: allAndEach,
  supplementals: ({ campaigns }) => campaigns.map((campaign_id) => ({ campaign_id })),
  comments: ({ campaigns }) => campaigns.map((campaign_id) => ({ campaign_id })),
  feedback: ({ campaigns }) => campaigns.map((campaign_id) => ({ campaign_id })),
  technical: ({ campaigns }) => campaigns.map((campaign_id) => ({ campaign_id })),
  drivers: allAndEach,
  external_benchmark: () => [{}],
  icb_recommendations: allAndEach,
  icb_recommendations_v2: allAndEach,
};

export interface ResultQuery {
  readonly accountId: number;
  readonly campaigns: readonly number[];
  /** Whether each campaign is also requested separately. */
  readonly thorough: boolean;
}

function allAndEach({ campaigns, thorough }: ResultQuery): readonly object[] {
  return [{}, ...(thorough ? campaigns.map((campaign_id) => ({ campaign_id })) : [])];
}

/** Every call of the culture results by its last path segment, except private copies, which belong to one person. */
export const resultCallNames: readonly string[] = Object.values(callGroups)
  .flatMap((calls) => Object.values(calls))
  .flatMap(({ path }) => (path.includes(group) ? [path.slice(path.indexOf(group) + group.length)] : []))
  .filter((name) => name !== 'individual_results');

/** Every possible request about these campaigns, in the order of the calls. */
export function listResultRequests(requests: ResultQuery) {
  return resultCallNames.flatMap((name) => {
    const payloadsOf = payloads[name];
    if (!payloadsOf) throw new Error(`the harvester does not know ${name}`);
    return payloadsOf(requests).map((payload) => ({ path: `/api/v2/${group}${name}`, payload }));
  });
}

/** Sends all of them in sequence. */
export async function requestAllResults(
  client: Client,
  requests: readonly { readonly path: string; readonly payload: object }[],
): Promise<RecordedResponse[]> {
  const answers: RecordedResponse[] = [];
  for (const { path, payload } of requests) {
    answers.push({ path, payload, reply: await client.post(path, payload) });
  }
  return answers;
}

type Json = ReturnType<typeof JSON.parse>;
type CellLocation = Pick<PublishedNumber, 'campaign_id' | 'dim' | 'members'>;

const overallGroup = { dim: 'overall', members: [] } as const;

/** The published numbers in a response of the culture results, found by their shape; `newest` if no campaign is named. */
export function findPublishedNumbers(
  { payload, reply: { body } }: RecordedResponse,
  newest: number,
): PublishedNumber[] {
  const { campaigns = [], scores = [], topics = [], recommendations = [], campaign } = body ?? {};
  const { campaign_id: expected } = payload as { readonly campaign_id?: number };
  const recommended = { ...overallGroup, campaign_id: campaign?.campaign_id ?? expected ?? newest };
  return [
    ...recommendations.map((one: Json) => figure(recommended, 'topic', one)),
    ...scores.map((score: Json) =>
      figure({ ...overallGroup, campaign_id: score.campaign_id }, 'topic', score),
    ),
    ...topics.flatMap(({ topic_id, points = [] }: Json) =>
      points.map((point: Json) =>
        figure({ ...overallGroup, campaign_id: point.campaign_id }, 'topic', { ...point, topic_id }),
      ),
    ),
    ...campaigns.flatMap(({ campaign_id, dimension, overall, topics: own = [], groups = [] }: Json) => [
      ...(overall ? [figure({ ...overallGroup, campaign_id }, 'overall', overall)] : []),
      ...ofTopics({ ...overallGroup, campaign_id }, own),
      ...groups.flatMap(({ members, topics: shown }: Json) =>
        ofTopics({ campaign_id, dim: dimension, members: [...members].sort() }, shown),
      ),
    ]),
  ];
}

function ofTopics(slot: CellLocation, topics: readonly Json[]): PublishedNumber[] {
  return topics
    .filter(({ answer_percent }) => answer_percent !== undefined)
    .flatMap((topic) => [
      figure(slot, 'topic', topic),
      ...topic.elements.map((element: Json) => figure(slot, 'element', element)),
    ]);
}

function figure(slot: CellLocation, subject: PublishedNumber['subject'], reported: Json): PublishedNumber {
  const { answer_percent: value, low, high, n_band } = reported;
  const subject_id =
    subject === 'overall' ? 0 : subject === 'topic' ? reported.topic_id : reported.element_id;
  return { ...slot, subject, subject_id, value, low, high, n_band };
}

/** Names of all numbers in a response, so that a new one is not overlooked. */
export function listNumberPaths(body: Json, name = ''): string[] {
  if (typeof body === 'number') return [name];
  if (Array.isArray(body)) return body.flatMap((entry) => listNumberPaths(entry, name));
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, value]) => listNumberPaths(value, key));
}

export const keyOf = ({ campaign_id, dim, members }: CellLocation): string =>
  JSON.stringify([campaign_id, dim, members]);

/** The groups of the numbers, without duplicates. */
export function groupsOf(figures: readonly PublishedNumber[]): CellLocation[] {
  return [...new Map(figures.map((one) => [keyOf(one), one])).values()].map(
    ({ campaign_id, dim, members }) => ({
      campaign_id,
      dim,
      members,
    }),
  );
}
