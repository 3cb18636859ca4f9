import { boolean, type InferType, object, string } from 'yup';
import { nominationStatuses } from '../../domain/raters/nominationStatus.ts';
import { raterRelationships } from '../../domain/raters/raterRelationships.ts';
import { surveyStatuses } from '../../domain/surveys/surveyStatus.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { surveyCampaigns } from '../../resources/surveyCampaigns/surveyCampaigns.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import {
  draftShape,
  editedVersion,
  id,
  listOf,
  objectsOf,
  pageNumber,
  perPage,
  personIds,
  recordShape,
  selectedIds,
  teamIds,
} from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';
import { reminderCheckResponse } from './benchmarkCampaigns.ts';
import { surveyAccess } from './resultShapes.ts';

const day = () => string().nullable().default(null);

/** The selected audience, used if the record's `audience` is `chosen`; omitted lists are unchanged. */
const audience = { team_ids: teamIds().optional(), user_ids: personIds().optional() };
const draft = draftShape(surveyCampaigns).shape(audience);
const ofCampaign = object({ campaign_id: id() });
const saved = object({ campaign_id: id(), message: requiredText });
const updated = saved.shape({ schedule_canceled: requiredFlag });

/** A campaign with its audience. For a draft, `target_count` is calculated from the current audience. */
const campaignResponse = recordShape(surveyCampaigns).shape({
  team_ids: personIds().required(),
  user_ids: personIds().required(),
  target_count: requiredNumber,
  /** The time zone of the account, by whose calendar the campaign opens. */
  time_zone: requiredText,
});
export type SurveyCampaignResponse = InferType<typeof campaignResponse>;

/** `exact` for people known by name; for anonymous raters, bands and percentages in steps of 5. */
export const participationShare = object({
  exact: object({ invited: requiredNumber, started: requiredNumber, finished: requiredNumber })
    .nullable()
    .defined(),
  invited_from: numberOrNull,
  started_percent: numberOrNull,
  finished_percent: numberOrNull,
});
export type ParticipationShare = InferType<typeof participationShare>;

const shares = {
  self: participationShare.required(),
  manager: participationShare.required(),
  raters: participationShare.required(),
};

const funnelResponse = object({
  by_relationship: objectsOf({
    relationship: requiredChoice(raterRelationships),
    share: participationShare.required(),
  }),
  by_team: objectsOf({ team: textOrNull, ...shares }),
});
export type SurveyFunnel = InferType<typeof funnelResponse>;

const stages = ['waiting', 'invited', 'started', 'finished'] as const;

const target = {
  target_id: id(),
  campaign_id: id(),
  user_id: id(),
  name: anyText,
  team: textOrNull,
  self: requiredChoice(stages).nullable().defined(),
  approved: requiredNumber,
  proposed: requiredNumber,
  declined: requiredNumber,
};
const targetResponse = object(target);
export type TargetResponse = InferType<typeof targetResponse>;

const requestedRater = object({
  assignment_id: id(),
  name: anyText,
  is_outside: requiredFlag,
  nomination: requiredChoice([...nominationStatuses, 'withdrawn'] as const),
  declined_because: textOrNull,
  /** Null for raters of an anonymous group, whose status is never revealed, and for all raters of the caller. */
  status: requiredChoice(stages).nullable().defined(),
});
export type RequestedRater = InferType<typeof requestedRater>;

const groupResponse = object({
  relationship: requiredChoice(raterRelationships),
  minimum: numberOrNull,
  maximum: numberOrNull,
  share: participationShare.required(),
  raters: listOf(requestedRater),
});
export type RaterGroupProgress = InferType<typeof groupResponse>;

const personResponse = targetResponse.shape({
  campaign: requiredText,
  campaign_status: requiredChoice(surveyStatuses),
  closes_on: requiredText,
  released_on: day(),
});
export type TargetSurvey = InferType<typeof personResponse>;

const summaryResponse = object({
  campaigns: objectsOf({
    campaign_id: id(),
    name: requiredText,
    status: requiredChoice(surveyStatuses),
    launched_on: day(),
    closes_on: requiredText,
    released_on: day(),
    target_count: requiredNumber,
    ...shares,
  }),
  /** The sums over all campaigns. */
  total: object({ target_count: requiredNumber, ...shares }),
});
export type SurveySummary = InferType<typeof summaryResponse>;

const page = {
  page: pageNumber(),
  per_page: perPage(),
};

/** 360 campaigns: cycles of self-assessments and 360 feedback. */
export const surveyCampaignCalls = {
  campaign: readCall(surveyAccess, '/v2/surveys/campaign', {
    summary: 'A 360 campaign with its audience.',
    body: ofCampaign,
    response: campaignResponse,
  }),
  create: changeCall(surveyAccess, '/v2/surveys/create', {
    summary: 'Creates a 360 campaign as a draft.',
    body: draft,
    response: saved,
  }),
  update: changeCall(surveyAccess, '/v2/surveys/update', {
    summary: 'Saves the fields of a 360 campaign that its status allows to change.',
    body: draft.shape({ campaign_id: id(), updated_at: editedVersion() }),
    response: updated,
  }),
  audience: changeCall(surveyAccess, '/v2/surveys/audience', {
    summary: "Adds teams and people to a campaign's audience; an open campaign invites them immediately.",
    body: object({ campaign_id: id(), team_ids: teamIds().default([]), user_ids: personIds().default([]) }),
    response: object({ added: requiredNumber, message: requiredText }),
  }),
  launch: changeCall(surveyAccess, '/v2/surveys/launch', {
    summary: 'Launches a draft, nominates managers and direct reports, and queues the invitations.',
    body: ofCampaign,
  }),
  schedule: changeCall(surveyAccess, '/v2/surveys/schedule', {
    summary:
      'Schedules a draft to open when its first day begins in the time zone of the account. `opens_on` is the day that the person confirmed; scheduling again has no effect.',
    body: ofCampaign.shape({ opens_on: daySchema().required('required') }),
  }),
  cancelSchedule: changeCall(surveyAccess, '/v2/surveys/cancel_schedule', {
    summary: 'Cancels the scheduled opening of a draft. Canceling again has no effect.',
    body: ofCampaign,
  }),
  reminderCheck: readCall(surveyAccess, '/v2/surveys/reminder_check', {
    summary:
      'About how many people a reminder to everyone in a campaign would reach, as of yesterday and in steps, when the last one was sent, and from when the next one is possible. Never shows who or exactly how many.',
    body: ofCampaign,
    response: reminderCheckResponse,
  }),
  close: changeCall(surveyAccess, '/v2/surveys/close', {
    summary: 'Permanently closes an open 360 campaign.',
    body: ofCampaign,
  }),
  release: changeCall(surveyAccess, '/v2/surveys/release', {
    summary: 'Releases the results of a closed 360 campaign.',
    body: ofCampaign,
  }),
  clone: changeCall(surveyAccess, '/v2/surveys/clone', {
    summary: 'Creates a draft copy of a 360 campaign about the same people; `repeat` links the two.',
    body: ofCampaign.shape({ repeat: boolean().default(false) }),
    response: saved,
  }),
  delete: changeCall(surveyAccess, '/v2/surveys/delete', {
    summary: 'Deletes a draft.',
    body: ofCampaign,
  }),
  funnel: readCall(surveyAccess, '/v2/surveys/funnel', {
    summary: 'Number of invited, started and finished respondents by relationship and team.',
    body: ofCampaign,
    response: funnelResponse,
  }),
  targets: readCall(surveyAccess, '/v2/surveys/targets', {
    summary: 'The targets of a campaign, by page.',
    body: ofCampaign.shape({ ...page, q: string().max(200, 'tooLong').nullable().default(null) }),
    response: object({ targets: listOf(targetResponse), total: requiredNumber }),
  }),
  target: readCall(surveyAccess, '/v2/surveys/target', {
    summary: 'The raters of one target by relationship; never shows which anonymous raters have responded.',
    body: object({ target_id: id() }),
    response: personResponse.shape({ groups: listOf(groupResponse) }),
  }),
  summary: readCall(surveyAccess, '/v2/surveys/summary', {
    summary: 'Progress of several 360 campaigns; by default the hundred newest launched ones.',
    body: object({ campaign_ids: selectedIds().nullable().default(null) }),
    response: summaryResponse,
  }),
  search: readCall(surveyAccess, '/v2/surveys/search', {
    summary: 'Surveys about people with a given name; at most 50.',
    body: object({ q: singleLineText().min(2, 'tooShort').max(100, 'tooLong').required('required') }),
    response: object({ surveys: listOf(personResponse) }),
  }),
} as const;
