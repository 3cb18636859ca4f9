import { boolean, mixed, number, object } from 'yup';
import { type BenchmarkStatus, benchmarkStatuses } from '../../domain/campaigns/benchmarkStatus.ts';
import { defineLegacyAction } from '../call.ts';
import { emptyShape, id, listOf, messageResponse, objectsOf, personIds, teamIds } from '../sharedShapes.ts';
import { benchmarkCampaignResponse, participantResponse } from '../v2/benchmarkCampaigns.ts';
import { requiredFlag, requiredNumber, requiredText } from '../values.ts';

const ofCampaign = object({ campaign_id: id() });
const ofParticipant = object({ campaign_id: id(), participant_id: id() });
const both = { needs: 'supervisor', module: 'microSurvey' } as const;
const reads = { ...both, mutates: false } as const;
const changes = { ...both, mutates: true, response: messageResponse } as const;

const question = object({
  question_id: id(),
  version: requiredNumber,
  active: requiredFlag,
  topic_id: id(),
  topic: requiredText,
  element_id: id(),
  element: requiredText,
  text: requiredText,
  options: objectsOf({ option_id: id(), text: requiredText }),
});

/** Actions of `micro_survey.php`, in the form `{ actionName, data }`. */
export const microSurveyPhp = {
  getCampaign: defineLegacyAction({
    ...reads,
    actionName: 'get-campaign',
    summary: 'One campaign with its audience and participation.',
    data: ofCampaign,
    response: object({
      ms_campaign: benchmarkCampaignResponse
        .shape({
          team_ids: personIds().required(),
          user_ids: personIds().required(),
          /** Participation rate of the invited people, rounded to 5; null while too few are invited. */
          participation_percent: number().nullable().default(null),
          /** Percentage of invited people who started or finished, rounded to 5; null for team leads. */
          started_percent: number().nullable().default(null),
          /** Lower bound of the band of invited people; null below the campaign's minimum group size. */
          invited_from: number().nullable().default(null),
          /** Progress of publishing the release; null before the campaign closes and after publication. */
          publishing_percent: number().nullable().default(null),
        })
        .required(),
    }),
  }),
  assignUsers: defineLegacyAction({
    ...changes,
    actionName: 'assign-users',
    summary: 'Adds teams and people; an open campaign invites them immediately.',
    data: object({ campaign_id: id(), user_ids: personIds().default([]), team_ids: teamIds().default([]) }),
  }),
  getParticipant: defineLegacyAction({
    ...reads,
    actionName: 'get-participant',
    summary:
      'State of the first invitation of one participant: invited, delivered, bounced or withdrawn. Never shows whether the person has started or finished.',
    data: object({ participant_id: id() }),
    response: object({ participant: participantResponse.required() }),
  }),
  deleteAssignment: defineLegacyAction({
    ...changes,
    actionName: 'delete-micro-survey-assignment',
    summary:
      'Withdraws an invitation. A draft is deleted and a finished form still counts; the response is the same in every state.',
    data: ofParticipant,
  }),
  toggleStatus: defineLegacyAction({
    ...changes,
    actionName: 'toggle-campaign-status',
    summary: 'Launches a draft or closes an open campaign. With `from`, only if that is still its status.',
    data: object({
      campaign_id: id(),
      from: mixed<BenchmarkStatus>().oneOf(benchmarkStatuses, 'choice').nullable().default(null),
    }),
  }),
  sendReminders: defineLegacyAction({
    ...changes,
    actionName: 'send-reminders',
    summary:
      'Reminds everyone who has not finished, at the earliest 48 hours after the last reminder. The response does not show who or how many that is.',
    data: ofCampaign,
  }),
  resend: defineLegacyAction({
    ...changes,
    actionName: 'resend-micro-survey',
    summary:
      'Sends one participant a new link and invalidates the old one. The response is the same in every state.',
    data: ofParticipant,
  }),
  deleteCampaign: defineLegacyAction({
    ...changes,
    actionName: 'delete-micro-survey-campaign',
    summary:
      'Deletes a draft; administrators can also delete a launched campaign with its answers and release.',
    data: ofCampaign,
  }),
  getQuestions: defineLegacyAction({
    ...reads,
    actionName: 'get-micro-survey-questions',
    summary: 'The benchmark questions; with `active_only`, only the active ones.',
    data: object({ active_only: boolean().default(true) }),
    response: object({ questions: listOf(question) }),
  }),
  getAll: defineLegacyAction({
    ...reads,
    actionName: 'get-all-micro-surveys',
    summary: 'Benchmark campaigns of the current account, newest first.',
    data: emptyShape,
    response: object({ micro_surveys: listOf(benchmarkCampaignResponse) }),
  }),
} as const;
