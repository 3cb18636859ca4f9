import type { BodyOf } from '../contract/call.ts';
import { recommendationCalls as calls, type RecPlan } from '../contract/v2/recommendation.ts';
import type { PlanReason } from '../domain/recommending/reasons.ts';
import { callMain } from './http.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** Whether there is anything to recommend to the signed-in person. */
export async function hasRecommendations(
  body: BodyOf<typeof calls.localUserReport>,
  { signal }: Asked,
): Promise<boolean> {
  return (await callMain(calls.localUserReport, body, { signal })).report.has_recommendations;
}

/** The topics worth a look, lowest first, each with the reason why. */
export const recommendedPlan = (userId: number) => ({
  queryKey: ['recommended plan', userId] as const,
  queryFn: async (asked: Asked) => (await askRecPlans(userId, asked)).flatMap(topicOf),
});

/** Everything the own results suggest: topics and metrics, each lowest first, with what answers it. */
export const recommendedPlans = (userId: number) => ({
  queryKey: ['recommended plans', userId] as const,
  queryFn: (asked: Asked) => askRecPlans(userId, asked),
});

/** What a campaign's published topics suggest to its leaders, lowest first. */
export const leaderPlans = (accountId: number, campaign_id: number) => ({
  queryKey: ['benchmark results', accountId, campaign_id, 'recommendations'] as const,
  queryFn: async ({ signal }: Asked) =>
    (await callMain(calls.icbRecommendationsV2, { campaign_id }, { signal })).recommendations,
});

async function askRecPlans(userId: number, { signal }: Asked): Promise<RecPlan[]> {
  return (await callMain(calls.recPlan, { user_id: userId, ordered: true }, { signal })).rec_plans;
}

/** A topic and its own score. */
export interface Recommended {
  readonly topic_id: number;
  readonly topic: string;
  readonly answer_percent: number;
  readonly reason: PlanReason;
}

function topicOf({ topic_id, topic, answer_percent, reason }: RecPlan): Recommended[] {
  return topic_id === null || topic === null ? [] : [{ topic_id, topic, answer_percent, reason }];
}
