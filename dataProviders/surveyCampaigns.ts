import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { surveyCampaignCalls as calls, type SurveyCampaignResponse } from '../contract/v2/surveyCampaigns.ts';
import { surveyCampaigns } from '../resources/surveyCampaigns/surveyCampaigns.ts';
import { callQuery, pageQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf, recordsKey } from './queryKeys.ts';
import { toDataProvider, withTotal } from './resourceAdapter.ts';
import { rest } from './rest.ts';
import { unsupportedMethod } from './unsupportedMethod.ts';

type Draft = BodyOf<typeof calls.create>;
type Edited = BodyOf<typeof calls.update>;

export const surveyKey = keysOf('survey campaigns');

/** Everything cached about survey campaigns. */
export const surveyKeys = (accountId: number) => [surveyKey(accountId), recordsKey(surveyCampaigns)];

const readSurveyCampaign = (campaign_id: number, signal?: AbortSignal): Promise<SurveyCampaignResponse> =>
  callMain(calls.campaign, { campaign_id }, { signal });

/** A survey campaign with its participants. */
export const surveyCampaignQuery = (accountId: number, campaign_id: number) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'campaign', campaign_id),
    queryFn: ({ signal }) => readSurveyCampaign(campaign_id, signal),
  });

/** What a reminder to everyone in a campaign would do now. It is read again whenever the dialog opens. */
export const surveyReminderCheckQuery = (accountId: number, campaign_id: number) => ({
  ...callQuery(surveyKey(accountId, 'reminder check', campaign_id), calls.reminderCheck, { campaign_id }),
  staleTime: 0,
});

/** The progress by relationship and by team, without showing which anonymous raters have answered. */
export const surveyFunnelQuery = (accountId: number, campaign_id: number) =>
  callQuery(surveyKey(accountId, 'funnel', campaign_id), calls.funnel, { campaign_id });

/** The progress of the given campaigns, or of all; the previous table stays visible while the next one loads. */
export const surveySummaryQuery = (accountId: number, campaign_ids: number[] | null) =>
  pageQuery(surveyKey(accountId, 'summary', campaign_ids), calls.summary, { campaign_ids });

/** One page of participants; the previous page stays visible while the next one loads. */
export const surveyTargetsQuery = (accountId: number, filters: BodyOf<typeof calls.targets>) =>
  pageQuery(surveyKey(accountId, 'targets', filters), calls.targets, filters);

export const surveyTargetQuery = (accountId: number, target_id: number) =>
  callQuery(surveyKey(accountId, 'target', target_id), calls.target, { target_id });

/** Surveys about people whose name contains a text. */
export const surveySearchQuery = (accountId: number, q: string) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'search', q),
    queryFn: async ({ signal }) => (await callMain(calls.search, { q }, { signal })).surveys,
    placeholderData: keepPreviousData,
  });

interface SavedCampaign {
  readonly campaign_id: number;
  readonly message: string;
  readonly schedule_canceled?: boolean;
}

async function readSavedCampaign({ campaign_id, message, schedule_canceled = false }: SavedCampaign) {
  const record = await readSurveyCampaign(campaign_id);
  return { ...record, notice: message, noticeSeverity: schedule_canceled ? 'warning' : 'success' };
}

/** react-admin's data provider methods for survey campaigns over `/v2/surveys/*`; lists come from simple-rest. */
export const surveyCampaignsProvider = toDataProvider({
  getList: (resource, params) => withTotal(rest.getList(resource, params)),
  getOne: async (_resource, { id }) => ({ data: await readSurveyCampaign(Number(id)) }),
  getMany: (resource, params) => rest.getMany(resource, params),
  getManyReference: (resource, params) => withTotal(rest.getManyReference(resource, params)),
  create: async (_resource, { data }) => ({
    data: await readSavedCampaign(await callMain(calls.create, data as Draft)),
  }),
  update: async (_resource, { id, data }) => ({
    data: await readSavedCampaign(
      await callMain(calls.update, { ...(data as Edited), campaign_id: Number(id) }),
    ),
  }),
  updateMany: unsupportedMethod,
  delete: async (_resource, { id, previousData }) => {
    await deleteSurvey(Number(id));
    return { data: previousData ?? { id } };
  },
  deleteMany: unsupportedMethod,
});

/** The actions on a campaign; each returns the text to show. */
export const launchSurvey = (campaign_id: number) => callForMessage(calls.launch, { campaign_id });
/** Schedules a draft to open on its first day. Throws `conflict` if the first day is another by now. */
export const scheduleSurvey = (campaign_id: number, opens_on: string) =>
  callForMessage(calls.schedule, { campaign_id, opens_on });
export const cancelSurveyOpening = (campaign_id: number) =>
  callForMessage(calls.cancelSchedule, { campaign_id });
export const closeSurvey = (campaign_id: number) => callForMessage(calls.close, { campaign_id });
export const releaseSurvey = (campaign_id: number) => callForMessage(calls.release, { campaign_id });
export const deleteSurvey = (campaign_id: number) => callForMessage(calls.delete, { campaign_id });
/** Returns the number of people who became participants. */
export const addToSurvey = async (body: BodyOf<typeof calls.audience>): Promise<number> =>
  (await callMain(calls.audience, body)).added;
/** Copies a campaign and returns the new draft. */
export const copySurvey = (campaign_id: number, repeat: boolean) =>
  callMain(calls.clone, { campaign_id, repeat });
