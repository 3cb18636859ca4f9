import type { BodyOf } from '../contract/call.ts';
import {
  type ActionPlanAnswer,
  recommendationCalls as calls,
  type RecPlan,
  type SuggestionAnswer,
} from '../contract/v2/recommendation.ts';
import { callMain } from './http.ts';

interface Asked {
  readonly signal: AbortSignal;
}

export type { ActionPlanAnswer, RecPlan, SuggestionAnswer };
export type PlanDraft = BodyOf<typeof calls.saveActionPlan>;

/** The own action plans, newest first, each with what changed since it was made. */
export const actionPlans = (userId: number) => ({
  queryKey: ['action plans', userId] as const,
  queryFn: async ({ signal }: Asked) => (await callMain(calls.actionPlans, {}, { signal })).plans,
});

/** Answers the sentence to show. */
export const saveActionPlan = async (draft: PlanDraft): Promise<string> =>
  (await callMain(calls.saveActionPlan, draft)).message;

export const markActionPlan = async (mark: BodyOf<typeof calls.markActionPlan>): Promise<string> =>
  (await callMain(calls.markActionPlan, mark)).message;

export const deleteActionPlan = async (wanted: BodyOf<typeof calls.deleteActionPlan>): Promise<string> =>
  (await callMain(calls.deleteActionPlan, wanted)).message;

/** What the published topics of a campaign suggest to leaders, lowest first; of the newest without a campaign. */
export const leaderRecommendations = (accountId: number, campaignId: number | null) => ({
  queryKey: ['leader recommendations', accountId, campaignId] as const,
  queryFn: ({ signal }: Asked) =>
    callMain(calls.icbRecommendationsV2, { campaign_id: campaignId }, { signal }),
});
