import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/call.ts';
import { surveyCampaignCalls as calls, type SurveyCampaignAnswer } from '../contract/v2/surveyCampaigns.ts';
import { surveyCampaigns } from '../resources/surveyCampaigns/surveyCampaigns.ts';
import { callMain } from './http.ts';
import { accountKey, recordsKey } from './queryKeys.ts';
import { toDataProvider, withTotal } from './resourceAdapter.ts';
import { rest } from './rest.ts';
import { unsupportedMethod } from './unsupportedMethod.ts';

type Draft = BodyOf<typeof calls.create>;
type Edited = BodyOf<typeof calls.update>;

export const surveyKey = <K extends readonly unknown[]>(accountId: number, ...rest: K) =>
  accountKey(accountId, 'survey campaigns', ...rest);

/** Everything cached about survey campaigns. */
export const surveyKeys = (accountId: number) => [surveyKey(accountId), recordsKey(surveyCampaigns)];

const readSurveyCampaign = (campaign_id: number, signal?: AbortSignal): Promise<SurveyCampaignAnswer> =>
  callMain(calls.campaign, { campaign_id }, { signal });

/** A survey campaign with its participants. */
export const surveyCampaignQuery = (accountId: number, campaign_id: number) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'campaign', campaign_id),
    queryFn: ({ signal }) => readSurveyCampaign(campaign_id, signal),
  });

/** The progress by relationship and by team, without showing which anonymous raters have answered. */
export const surveyFunnelQuery = (accountId: number, campaign_id: number) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'funnel', campaign_id),
    queryFn: ({ signal }) => callMain(calls.funnel, { campaign_id }, { signal }),
  });

/** The progress of the given campaigns, or of all; the previous table stays visible while the next one loads. */
export const surveySummaryQuery = (accountId: number, campaign_ids: number[] | null) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'summary', campaign_ids),
    queryFn: ({ signal }) => callMain(calls.summary, { campaign_ids }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of participants; the previous page stays visible while the next one loads. */
export const surveyTargetsQuery = (accountId: number, filters: BodyOf<typeof calls.targets>) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'targets', filters),
    queryFn: ({ signal }) => callMain(calls.targets, filters, { signal }),
    placeholderData: keepPreviousData,
  });

export const surveyTargetQuery = (accountId: number, target_id: number) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'target', target_id),
    queryFn: ({ signal }) => callMain(calls.target, { target_id }, { signal }),
  });

/** Surveys about people whose name contains a text. */
export const surveySearchQuery = (accountId: number, q: string) =>
  queryOptions({
    queryKey: surveyKey(accountId, 'search', q),
    queryFn: async ({ signal }) => (await callMain(calls.search, { q }, { signal })).surveys,
    placeholderData: keepPreviousData,
  });

async function readSavedCampaign({ campaign_id, message }: { campaign_id: number; message: string }) {
  return { ...(await readSurveyCampaign(campaign_id)), notice: message };
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
export const launchSurvey = async (campaign_id: number) =>
  (await callMain(calls.launch, { campaign_id })).message;
export const closeSurvey = async (campaign_id: number) =>
  (await callMain(calls.close, { campaign_id })).message;
export const releaseSurvey = async (campaign_id: number) =>
  (await callMain(calls.release, { campaign_id })).message;
export const deleteSurvey = async (campaign_id: number) =>
  (await callMain(calls.delete, { campaign_id })).message;
export const addToSurvey = async (body: BodyOf<typeof calls.audience>) =>
  (await callMain(calls.audience, body)).message;
/** Returns the new draft. */
export const copySurvey = (campaign_id: number, repeat: boolean) =>
  callMain(calls.clone, { campaign_id, repeat });
