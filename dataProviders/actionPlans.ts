import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import {
  type ActionPlanAnswer,
  recommendationCalls as calls,
  type RecommendationWithReason,
  type SuggestionAnswer,
} from '../contract/v2/recommendation.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type { ActionPlanAnswer, RecommendationWithReason, SuggestionAnswer };
export type PlanDraft = BodyOf<typeof calls.saveActionPlan>;

/** The action plans of the signed-in person, newest first, each with the changes since it was made. */
export const actionPlansQuery = (accountId: number) =>
  queryOptions({
    queryKey: accountKey(accountId, 'action plans'),
    queryFn: async ({ signal }) => (await callMain(calls.actionPlans, {}, { signal })).plans,
  });

export const actionPlanKeys = (accountId: number) => [actionPlansQuery(accountId).queryKey];

/** Each returns the text to show. */
export const saveActionPlan = async (draft: PlanDraft): Promise<string> =>
  (await callMain(calls.saveActionPlan, draft)).message;

export const markActionPlan = async (mark: BodyOf<typeof calls.markActionPlan>): Promise<string> =>
  (await callMain(calls.markActionPlan, mark)).message;

export const deleteActionPlan = async (input: BodyOf<typeof calls.deleteActionPlan>): Promise<string> =>
  (await callMain(calls.deleteActionPlan, input)).message;
