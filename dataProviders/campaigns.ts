import { queryOptions } from '@tanstack/react-query';
import type { ActionDataOf, BodyOf } from '../contract/call.ts';
import { campaignPhp } from '../contract/legacy/campaignPhp.ts';
import { microSurveyPhp } from '../contract/legacy/microSurveyPhp.ts';
import { type BenchmarkCampaignResponse, benchmarkCampaignCalls } from '../contract/v2/benchmarkCampaigns.ts';
import type { BenchmarkStatus } from '../domain/campaigns/benchmarkStatus.ts';
import { benchmarkCampaigns } from '../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { memberQuery, pageQuery } from './callQuery.ts';
import { callMain } from './http.ts';
import { callLegacy } from './legacy.ts';
import { keysOf, recordsKey } from './queryKeys.ts';
import { toDataProvider, withTotal } from './resourceAdapter.ts';
import { rest } from './rest.ts';
import { unsupportedMethod } from './unsupportedMethod.ts';

const legacyFile = 'micro_survey.php';
type Draft = ActionDataOf<typeof campaignPhp.create>;

const asRecord = <C extends BenchmarkCampaignResponse>(campaign: C) => ({
  ...campaign,
  id: campaign.campaign_id,
});

/** Returns one campaign with its audience. */
export async function readCampaign(campaign_id: number, signal?: AbortSignal) {
  return asRecord(
    (await callLegacy(legacyFile, microSurveyPhp.getCampaign, { campaign_id }, { signal })).ms_campaign,
  );
}

const key = keysOf('benchmark campaigns');

/** Everything cached about benchmark campaigns. */
export const campaignKeys = (accountId: number) => [key(accountId), recordsKey(benchmarkCampaigns)];

/** The participation rates of the campaigns on a page of a list. */
export const participationRatesQuery = (accountId: number, campaign_ids: number[]) =>
  memberQuery(
    key(accountId, 'participation', campaign_ids),
    benchmarkCampaignCalls.participation,
    { campaign_ids },
    'campaigns',
  );

const publishingPollMs = 4_000;

/** One campaign; polled while its results are being published. */
export const campaignQuery = (accountId: number, campaignId: number) =>
  queryOptions({
    queryKey: key(accountId, 'campaign', campaignId),
    queryFn: ({ signal }) => readCampaign(campaignId, signal),
    refetchInterval: ({ state }) =>
      typeof state.data?.publishing_percent === 'number' ? publishingPollMs : false,
  });

/** Creates a campaign, or updates it when the draft has an id. */
export async function saveCampaign(draft: Draft) {
  const { campaign_id } = draft;
  return campaign_id
    ? callLegacy('campaign.php', campaignPhp.update, { ...draft, campaign_id })
    : callLegacy('campaign.php', campaignPhp.create, draft);
}

async function saveAndRead(draft: Draft) {
  const saved = await saveCampaign(draft);
  const isUnscheduled = 'schedule_canceled' in saved && saved.schedule_canceled;
  return {
    ...(await readCampaign(saved.campaign_id)),
    notice: saved.message,
    noticeSeverity: isUnscheduled ? 'warning' : 'success',
  };
}

/**
 * react-admin's data provider methods for benchmark campaigns over `/v2/microsurvey/*`, `micro_survey.php` and
 * `campaign.php`; lists come from simple-rest.
 */
export const campaignsProvider = toDataProvider({
  getList: (resource, params) => withTotal(rest.getList(resource, params)),
  getOne: async (_resource, { id }) => ({ data: await readCampaign(Number(id)) }),
  getMany: async (_resource, { ids }) => {
    const filter = { campaign_ids: ids.map(Number) };
    return { data: (await callMain(benchmarkCampaignCalls.campaigns, { filter })).campaigns.map(asRecord) };
  },
  getManyReference: (resource, params) => withTotal(rest.getManyReference(resource, params)),
  create: async (_resource, { data }) => ({
    data: await saveAndRead({ ...(data as Draft), campaign_id: null }),
  }),
  update: async (_resource, { id, data }) => ({
    data: await saveAndRead({ ...(data as Draft), campaign_id: Number(id) }),
  }),
  updateMany: unsupportedMethod,
  delete: async (_resource, { id, previousData }) => {
    await deleteCampaign(Number(id));
    return { data: previousData ?? { id } };
  },
  deleteMany: async (_resource, { ids }) => {
    for (const id of ids) await deleteCampaign(Number(id));
    return { data: ids };
  },
});

/** The actions on a campaign; each returns the text to show. */
export const deleteCampaign = async (campaign_id: number) =>
  (await callLegacy(legacyFile, microSurveyPhp.deleteCampaign, { campaign_id })).message;
export const toggleCampaignStatus = async (campaign_id: number, from: BenchmarkStatus) =>
  (await callLegacy(legacyFile, microSurveyPhp.toggleStatus, { campaign_id, from })).message;
export const sendReminders = async (campaign_id: number) =>
  (await callLegacy(legacyFile, microSurveyPhp.sendReminders, { campaign_id })).message;
export const assignUsers = async (data: ActionDataOf<typeof microSurveyPhp.assignUsers>) =>
  (await callLegacy(legacyFile, microSurveyPhp.assignUsers, data)).message;
export const withdrawParticipant = async (data: ActionDataOf<typeof microSurveyPhp.deleteAssignment>) =>
  (await callLegacy(legacyFile, microSurveyPhp.deleteAssignment, data)).message;
export const resendInvitation = async (data: ActionDataOf<typeof microSurveyPhp.resend>) =>
  (await callLegacy(legacyFile, microSurveyPhp.resend, data)).message;

/** One participant with the state of the first invitation. */
export const participantQuery = (accountId: number, participant_id: number) =>
  queryOptions({
    queryKey: key(accountId, 'participant', participant_id),
    queryFn: async ({ signal }) =>
      (await callLegacy(legacyFile, microSurveyPhp.getParticipant, { participant_id }, { signal }))
        .participant,
  });

/** One page of participants; the previous page stays visible while the next one loads. */
export const participantsQuery = (
  accountId: number,
  body: BodyOf<typeof benchmarkCampaignCalls.participants>,
) => pageQuery(key(accountId, 'participants', body), benchmarkCampaignCalls.participants, body);
