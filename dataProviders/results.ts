import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { benchmarkResultCalls } from '../contract/v2/benchmarkResults.ts';
import { resultsCutoff } from '../domain/access/recommendationState.ts';
import type { Cut } from '../domain/campaigns/cuts.ts';
import { memberQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

type Calls = typeof benchmarkResultCalls;
type Groups = ResponseOf<Calls['byOrg']>;

/** The dimensions by which results can be broken down; the overall result has a separate call. */
export type Dimension = Exclude<Cut, 'overall'>;

const key = keysOf('benchmark results');

/** Every closed campaign of the viewed account with its topics and certificate, newest first. */
export const campaignResultsQuery = (accountId: number) =>
  memberQuery(
    key(accountId, 'whole'),
    benchmarkResultCalls.topicScoresByElement,
    { campaign_id: null },
    'campaigns',
  );

/** The published groups of one campaign by one dimension. */
export const groupResultsQuery = (accountId: number, campaignId: number, dimension: Dimension) =>
  queryOptions({
    queryKey: key(accountId, campaignId, dimension),
    queryFn: async ({ signal }) => {
      const { campaigns } = await readGroups(campaignId, dimension, signal);
      return campaigns.find((campaign) => campaign.campaign_id === campaignId)?.groups ?? [];
    },
  });

/** Each topic from campaign to campaign, oldest first. */
export const topicTrendsQuery = (accountId: number) =>
  memberQuery(key(accountId, 'trends'), benchmarkResultCalls.trends, {}, 'topics');

/** The distribution of scores in each topic, campaign by campaign. */
export const scoreDistributionQuery = (accountId: number) =>
  memberQuery(key(accountId, 'distribution'), benchmarkResultCalls.scoreCounts, {}, 'counts');

/** The participation in the open campaigns. */
export const openParticipationQuery = (accountId: number) =>
  memberQuery(key(accountId, 'open'), benchmarkResultCalls.quarterPreview, {}, 'campaigns');

/** The private copies of the signed-in person's results (STATE-37). */
export const ownResultsQuery = (accountId: number, userId: number) =>
  queryOptions({
    queryKey: key(accountId, 'own', userId),
    queryFn: ({ signal }) => fetchOwnResults({ user_id: userId, answer_time: resultsCutoff }, signal),
  });

export type OwnResult = ResponseOf<Calls['individual']>['results'][number];

/** Loads the private copies of a person's results without a cache. */
export async function fetchOwnResults(
  body: BodyOf<Calls['individual']>,
  signal: AbortSignal,
): Promise<OwnResult[]> {
  return (await callMain(benchmarkResultCalls.individual, body, { signal })).results;
}

function readGroups(campaign_id: number, dimension: Dimension, signal: AbortSignal): Promise<Groups> {
  if (dimension === 'race') return callMain(benchmarkResultCalls.byRace, { campaign_id }, { signal });
  if (dimension === 'gender') return callMain(benchmarkResultCalls.byGender, { campaign_id }, { signal });
  if (dimension === 'decade') return callMain(benchmarkResultCalls.byDecade, { campaign_id }, { signal });
  return callMain(benchmarkResultCalls.byOrg, { campaign_id, dimension }, { signal });
}
