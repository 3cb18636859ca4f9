import type { BodyOf } from '../contract/call.ts';
import {
  type ActionPlanResponse,
  recommendationCalls as calls,
  type RecommendationWithReason,
  type SuggestionResponse,
} from '../contract/v2/recommendations.ts';
import { browserTimeZone } from './browserTimeZone.ts';
import { memberQuery } from './callQuery.ts';
import { callForMessage, messageSender } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type { ActionPlanResponse, RecommendationWithReason, SuggestionResponse };
export type PlanDraft = BodyOf<typeof calls.saveActionPlan>;

/** The action plans of the signed-in person, newest first, each with the change of its score since the plan was made. */
export const actionPlansQuery = (accountId: number) =>
  memberQuery(
    accountKey(accountId, 'action plans'),
    calls.actionPlans,
    { time_zone: browserTimeZone() },
    'plans',
  );

export const actionPlanKeys = (accountId: number) => [actionPlansQuery(accountId).queryKey];

/** Saves a plan. Like the functions below, it returns the text to show. */
export const saveActionPlan = (draft: PlanDraft) => callForMessage(calls.saveActionPlan, draft);

export const markActionPlan = messageSender(calls.markActionPlan);

export const deleteActionPlan = messageSender(calls.deleteActionPlan);
