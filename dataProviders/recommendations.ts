import type { BodyOf } from '../contract/call.ts';
import {
  recommendationCalls as calls,
  type RecommendationWithReason,
} from '../contract/v2/recommendations.ts';
import type { RecommendationReason } from '../domain/recommendations/lowMetrics.ts';
import { memberQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

/** Whether there are recommendations for the signed-in person. */
export async function hasRecommendations(
  body: BodyOf<typeof calls.localUserReport>,
  signal: AbortSignal,
): Promise<boolean> {
  return (await callMain(calls.localUserReport, body, { signal })).report.has_recommendations;
}

/** Recommendations from the person's own results: topics and metrics, each lowest first, with suggestions. */
export const recommendedPlansQuery = (accountId: number, user_id: number) =>
  memberQuery(
    accountKey(accountId, 'recommended plans', user_id),
    calls.recPlan,
    { user_id, ordered: true },
    'rec_plans',
  );

/** The recommended topics, each with its reason. */
export const lowTopicsQuery = (accountId: number, userId: number) => ({
  ...recommendedPlansQuery(accountId, userId),
  select: (plans: readonly RecommendationWithReason[]) => plans.flatMap(topicOf),
});

/** Recommendations for leaders from a campaign's published topics, lowest first. */
export const leaderPlansQuery = (accountId: number, campaign_id: number) =>
  memberQuery(
    accountKey(accountId, 'benchmark results', campaign_id, 'recommendations'),
    calls.icbRecommendationsV2,
    { campaign_id },
    'recommendations',
  );

/** A topic and its own score. */
export interface RecommendedTopic {
  readonly topic_id: number;
  readonly topic: string;
  readonly answer_percent: number;
  readonly reason: RecommendationReason;
  readonly margin: number | null;
  readonly source: RecommendationWithReason['source'];
}

function topicOf({ topic_id, topic, ...own }: RecommendationWithReason): RecommendedTopic[] {
  const { answer_percent, reason, margin, source } = own;
  return topic_id === null || topic === null
    ? []
    : [{ topic_id, topic, answer_percent, reason, margin, source }];
}
