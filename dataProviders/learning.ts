import type { DataProvider } from 'ra-core';
import type { BodyOf } from '../contract/call.ts';
import {
  type ContentKind,
  learningCalls,
  learningCampaignCalls,
  type OrderedChildKind,
} from '../contract/v2/learning.ts';
import type { ContentStatus } from '../domain/learning/contentStatus.ts';
import type { LearningStatus } from '../domain/learning/learningCampaigns.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

/** The people that a campaign reaches and their progress, which change when the campaign is saved at `updated_at`. */
export const learningReachQuery = (accountId: number, campaign_id: number, updated_at: string) =>
  callQuery(
    accountKey(accountId, 'learning campaigns', 'reach', campaign_id, updated_at),
    learningCampaignCalls.reach,
    { campaign_id },
  );

/** The methods of the data provider for courses, paths and learning campaigns, in addition to react-admin's own. */
export const learningActions = {
  async setContentStatus(of: ContentKind, id: number, status: ContentStatus): Promise<void> {
    await callMain(learningCalls.setContentStatus, { of, id, status });
  },
  /** Copies content as a draft and returns the id of the copy. */
  async copyContent(of: ContentKind, id: number): Promise<number> {
    return (await callMain(learningCalls.copyContent, { of, id })).id;
  },
  async reorderContent(of: OrderedChildKind, parentId: number, ids: readonly number[]): Promise<void> {
    await callMain(learningCalls.reorderContent, { of, parent_id: parentId, ids: [...ids] });
  },
  /** This and the next three methods return the number of people affected. */
  async setLearningStatus(campaignId: number, status: LearningStatus): Promise<number> {
    return (await callMain(learningCampaignCalls.setCampaignStatus, { campaign_id: campaignId, status }))
      .people;
  },
  async assignNewcomers(campaignId: number): Promise<number> {
    return (await callMain(learningCampaignCalls.assignNewcomers, { campaign_id: campaignId })).people;
  },
  async extendAssignments(ids: readonly number[], dueOn: string | null): Promise<number> {
    const body: BodyOf<typeof learningCampaignCalls.extendAssignments> = {
      assignment_ids: [...ids],
      due_on: dueOn,
    };
    return (await callMain(learningCampaignCalls.extendAssignments, body)).people;
  },
  async changeAssignments(ids: readonly number[], state: 'withdrawn' | 'assigned'): Promise<number> {
    return (await callMain(learningCampaignCalls.changeAssignments, { assignment_ids: [...ids], state }))
      .people;
  },
} as const;

export type LearningProvider = DataProvider & typeof learningActions;
