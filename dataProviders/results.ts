import type { AnswerOf, BodyOf } from '../contract/call.ts';
import { resultCalls } from '../contract/v2/microsurveyResults.ts';
import { resultsCutoff } from '../domain/access/recommendations.ts';
import type { Cut } from '../domain/campaigns/cuts.ts';
import { callMain } from './http.ts';

type Calls = typeof resultCalls;
type Groups = AnswerOf<Calls['byOrg']>;

/** What results can be divided by; the undivided result is a call of its own. */
export type Dimension = Exclude<Cut, 'overall'>;

interface Asked {
  readonly signal: AbortSignal;
}

/** Nothing read for one viewed account may be drawn for the next, so each key begins with the account. */
const keyed = (accountId: number, ...rest: readonly (string | number)[]) =>
  ['benchmark results', accountId, ...rest] as const;

/** Every closed campaign of the viewed account with its topics and the proof of its release, newest first. */
export const wholeResults = (accountId: number) => ({
  queryKey: keyed(accountId, 'whole'),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(resultCalls.topicScoresByElement, { campaign_id: null }, { signal })).campaigns,
});

/** The published groups of one campaign by one dimension. */
export const groupResults = (accountId: number, campaignId: number, dimension: Dimension) => ({
  queryKey: keyed(accountId, campaignId, dimension),
  queryFn: async ({ signal }: Asked) => {
    const { campaigns } = await askGroups(campaignId, dimension, signal);
    return campaigns.find((campaign) => campaign.campaign_id === campaignId)?.groups ?? [];
  },
});

/** Each topic from campaign to campaign, oldest first. */
export const topicTrends = (accountId: number) => ({
  queryKey: keyed(accountId, 'trends'),
  queryFn: async ({ signal }: Asked) => (await callMain(resultCalls.trends, {}, { signal })).topics,
});

/** How the scores of everybody are spread over the topics, campaign by campaign. */
export const scoreSpread = (accountId: number) => ({
  queryKey: keyed(accountId, 'spread'),
  queryFn: async ({ signal }: Asked) => (await callMain(resultCalls.scoreCounts, {}, { signal })).counts,
});

/** How many take part in the campaigns that are open now. */
export const openParticipation = (accountId: number) => ({
  queryKey: keyed(accountId, 'open'),
  queryFn: async ({ signal }: Asked) =>
    (await callMain(resultCalls.quarterPreview, {}, { signal })).campaigns,
});

/** The private copies of the signed-in person's own results (STATE-37). */
export const ownResults = (userId: number) => ({
  queryKey: ['own benchmark results', userId] as const,
  queryFn: (asked: Asked) => fetchOwnResults({ user_id: userId, answer_time: resultsCutoff }, asked),
});

export type OwnResult = AnswerOf<Calls['individual']>['results'][number];

/** The same, asked for once. */
export async function fetchOwnResults(
  body: BodyOf<Calls['individual']>,
  { signal }: Asked,
): Promise<OwnResult[]> {
  return (await callMain(resultCalls.individual, body, { signal })).results;
}

function askGroups(campaign_id: number, dimension: Dimension, signal: AbortSignal): Promise<Groups> {
  if (dimension === 'race') return callMain(resultCalls.byRace, { campaign_id }, { signal });
  if (dimension === 'gender') return callMain(resultCalls.byGender, { campaign_id }, { signal });
  if (dimension === 'decade') return callMain(resultCalls.byDecade, { campaign_id }, { signal });
  return callMain(resultCalls.byOrg, { campaign_id, dimension }, { signal });
}
