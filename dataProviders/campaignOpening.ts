import { benchmarkCampaignCalls } from '../contract/v2/benchmarkCampaigns.ts';
import { callQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

/** Schedules a draft to open on its first day. Returns the text to show; throws `conflict` if the first day is another by now. */
export const scheduleOpening = async (campaign_id: number, opens_on: string) =>
  (await callMain(benchmarkCampaignCalls.schedule, { campaign_id, opens_on })).message;

/** Cancels the scheduled opening of a draft. Returns the text to show. */
export const cancelOpening = async (campaign_id: number) =>
  (await callMain(benchmarkCampaignCalls.cancelSchedule, { campaign_id })).message;

/** What a reminder would do now. It is read again whenever the dialog opens. */
export const reminderCheckQuery = (accountId: number, campaign_id: number) => ({
  ...callQuery(accountKey(accountId, 'reminder check', campaign_id), benchmarkCampaignCalls.reminderCheck, {
    campaign_id,
  }),
  staleTime: 0,
});
