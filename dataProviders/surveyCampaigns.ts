import type { BodyOf } from '../contract/call.ts';
import { surveyCampaignCalls as calls, type SurveyCampaignAnswer } from '../contract/v2/surveyCampaigns.ts';
import { asProvider, wholePage } from './adapter.ts';
import { callMain } from './http.ts';
import { notOffered } from './notOffered.ts';
import { rest } from './rest.ts';

type Draft = BodyOf<typeof calls.create>;
type Edited = BodyOf<typeof calls.update>;

/** A survey campaign with whom it is about. */
export const readSurveyCampaign = (campaign_id: number): Promise<SurveyCampaignAnswer> =>
  callMain(calls.campaign, { campaign_id });

async function saved({ campaign_id, message }: { campaign_id: number; message: string }) {
  return { ...(await readSurveyCampaign(campaign_id)), notice: message };
}

/** react-admin's nine methods over `/v2/surveys/*`; lists over simple-rest. */
export const surveyCampaignsProvider = asProvider({
  getList: (resource, params) => wholePage(rest.getList(resource, params)),
  getOne: async (_resource, { id }) => ({ data: await readSurveyCampaign(Number(id)) }),
  getMany: (resource, params) => rest.getMany(resource, params),
  getManyReference: (resource, params) => wholePage(rest.getManyReference(resource, params)),
  create: async (_resource, { data }) => ({ data: await saved(await callMain(calls.create, data as Draft)) }),
  update: async (_resource, { id, data }) => ({
    data: await saved(await callMain(calls.update, { ...(data as Edited), campaign_id: Number(id) })),
  }),
  updateMany: notOffered,
  delete: async (_resource, { id, previousData }) => {
    await deleteSurvey(Number(id));
    return { data: previousData ?? { id } };
  },
  deleteMany: notOffered,
});

/** What can be done with a campaign; each answers the sentence to show. */
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
/** Answers the draft that was made. */
export const copySurvey = (campaign_id: number, repeat: boolean) =>
  callMain(calls.clone, { campaign_id, repeat });

/** How far campaigns are; never who of the anonymous raters has answered. */
export const readSurveyFunnel = (campaign_id: number) => callMain(calls.funnel, { campaign_id });
export const readSurveySummary = (campaign_ids: number[] | null) => callMain(calls.summary, { campaign_ids });
export const listSurveyTargets = (body: BodyOf<typeof calls.targets>) => callMain(calls.targets, body);
export const readSurveyTarget = (target_id: number) => callMain(calls.target, { target_id });
export const searchSurveys = async (q: string) => (await callMain(calls.search, { q })).surveys;
