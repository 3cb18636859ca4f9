import { type InferType, mixed, number, object, string } from 'yup';
import { type BenchmarkStatus, benchmarkStatuses } from '../../domain/campaigns/benchmarkStatus.ts';
import { type Channel, channels } from '../../domain/campaigns/deliveryChannels.ts';
import { type InvitationState, invitationStates } from '../../domain/campaigns/invitationStates.ts';
import { type SurveyLength, surveyLengths } from '../../domain/campaigns/surveyLength.ts';
import { benchmarkCampaigns } from '../../resources/benchmarkCampaigns/benchmarkCampaigns.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { changeCall, getCall, readCall } from '../call.ts';
import {
  draftShape,
  editedVersion,
  id,
  listedIds,
  listOf,
  optionalId,
  pageNumber,
  personIds,
  recordShape,
  selectedIds,
  teamIds,
} from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { benchmarkAccess } from './resultShapes.ts';

/** A campaign as returned by the v2 and legacy APIs: the record with its id as `campaign_id` (ENT-45). */
export const benchmarkCampaignResponse = recordShape(benchmarkCampaigns)
  .omit(['id'])
  .shape({ campaign_id: id() });
export type BenchmarkCampaignResponse = InferType<typeof benchmarkCampaignResponse>;

/** The selected audience, used if the record's `audience` is `chosen`; omitted lists are unchanged. */
const audience = { team_ids: teamIds().optional(), user_ids: personIds().optional() };

/** How much the campaign asks; clients from before there were lengths omit it. It is then unchanged, and full in a new campaign. */
const length = {
  length: mixed<SurveyLength>().oneOf(surveyLengths, 'choice').optional(),
  topic_ids: selectedIds().optional(),
};

/** The campaign fields; `campaign_id` is null for a new one (LEG-33). */
export const benchmarkCampaignDraft = draftShape(benchmarkCampaigns).shape({
  campaign_id: optionalId(),
  updated_at: editedVersion(),
  ...audience,
  ...length,
});
export const benchmarkCampaignChange = benchmarkCampaignDraft.shape({ campaign_id: id() });

/** An invited person and the delivery status of the first invitation. It never contains whether they have started or finished (R21). */
export const participantResponse = object({
  participant_id: id(),
  campaign_id: id(),
  user_id: optionalId(),
  name: string().defined().default(''),
  status: mixed<InvitationState>().oneOf(invitationStates).required(),
  invited_on: requiredText,
  /** How invitations and reminders currently reach the person; null if only a letter can, and for former members. */
  channel: mixed<Channel>().oneOf(channels).nullable().defined(),
});
export type ParticipantResponse = InferType<typeof participantResponse>;

export const elementResponse = object({
  element_id: id(),
  element: requiredText,
  description: string().defined().default(''),
});
export const topicResponse = object({
  topic_id: id(),
  topic: requiredText,
  description: string().defined().default(''),
  elements: listOf(elementResponse),
});

const campaignFilter = object({
  campaign_ids: selectedIds().optional(),
  status: mixed<BenchmarkStatus>().oneOf(benchmarkStatuses, 'choice').optional(),
  q: string().max(200, 'tooLong').optional(),
});

export const launchCheckResponse = object({
  /** Number of people a launch today would invite. */
  invited: requiredNumber,
  /** How many of them have no email address and get a text message. */
  by_text: requiredNumber,
  /** How many of them can be reached neither by email nor by text message, and need a letter. */
  by_letter: requiredNumber,
  /** Number of campaigns in the last 400 days whose audience differs by only a few people, so that results may be limited. */
  similar_campaigns: requiredNumber,
  /** Whether only the shares of custom questions and survey feedback may be left out, because of a campaign that asks about something else. */
  limits_shares_only: requiredFlag,
  /** The time zone of the account, by whose calendar the campaign opens. */
  time_zone: requiredText,
  /** Number of questions that a launch today would fix, without custom questions. */
  questions: requiredNumber,
  /** Languages in which every question can be read; people with other languages read some of them in English. */
  languages: requiredTexts,
});
export type LaunchCheckResponse = InferType<typeof launchCheckResponse>;

export const reminderCheckResponse = object({
  /** About how many people haven't finished, as of yesterday and in steps; null if too few people are invited to say. */
  about: numberOrNull,
  /** When people were last reminded, by a request or on a scheduled day; null for never. */
  last_sent_at: textOrNull,
  /** From when reminders can be sent again; null for now. */
  possible_at: textOrNull,
});
export type ReminderCheckResponse = InferType<typeof reminderCheckResponse>;

export const benchmarkCampaignCalls = {
  campaigns: readCall(benchmarkAccess, '/v2/microsurvey/campaigns', {
    summary: 'Benchmark campaigns of the current account, newest first.',
    body: object({ filter: campaignFilter.nullable().default(null) }),
    response: object({ campaigns: listOf(benchmarkCampaignResponse) }),
  }),
  participation: readCall(benchmarkAccess, '/v2/microsurvey/participation', {
    summary:
      'The participation rates of the campaigns on a page of a list, in steps of 5 percent: as of yesterday, or as of the day it closed. Null if it isn’t shown to the caller or too few people are invited. Unknown ids are left out.',
    body: object({ campaign_ids: listedIds() }),
    response: object({
      campaigns: listOf(object({ campaign_id: id(), participation_percent: numberOrNull })),
    }),
  }),
  topics: getCall(benchmarkAccess, '/v2/microsurvey/topics', {
    summary: 'The topics of the benchmark with their elements.',
    response: object({ topics: listOf(topicResponse) }),
  }),
  launchCheck: readCall(benchmarkAccess, '/v2/microsurvey/launch_check', {
    summary:
      'How many people a launch of this draft would invite today, how many of them have no email address and get a text message or need a letter, to how many campaigns its audience is nearly equal, and what it would fix: the number of questions and their languages.',
    body: object({ campaign_id: id() }),
    response: launchCheckResponse,
  }),
  schedule: changeCall(benchmarkAccess, '/v2/microsurvey/schedule', {
    summary:
      'Schedules a draft to open when its first day begins in the time zone of the account. `opens_on` is the day that the person confirmed; scheduling again has no effect.',
    body: object({ campaign_id: id(), opens_on: daySchema().required('required') }),
  }),
  cancelSchedule: changeCall(benchmarkAccess, '/v2/microsurvey/cancel_schedule', {
    summary: 'Cancels the scheduled opening of a draft. Canceling again has no effect.',
    body: object({ campaign_id: id() }),
  }),
  reminderCheck: readCall(benchmarkAccess, '/v2/microsurvey/reminder_check', {
    summary:
      'About how many people a reminder would reach, as of yesterday and in steps, when the last one was sent, and from when the next one is possible. Never shows who or exactly how many.',
    body: object({ campaign_id: id() }),
    response: reminderCheckResponse,
  }),
  participants: readCall(benchmarkAccess, '/v2/microsurvey/participants', {
    summary:
      'The participants of a campaign with the state of their first invitation and how messages reach them, by page. Never shows who has started or finished.',
    body: object({
      campaign_id: id(),
      page: pageNumber(),
      per_page: number().integer('wholeNumber').min(1, 'tooSmall').max(100, 'tooLarge').default(25),
      q: string().max(200, 'tooLong').nullable().default(null),
      status: mixed<InvitationState>().oneOf(invitationStates, 'choice').nullable().default(null),
    }),
    response: object({ participants: listOf(participantResponse), total: requiredNumber }),
  }),
} as const;
