import { boolean, type InferType, mixed, type ObjectShape, object } from 'yup';
import { focusReasonKinds } from '../../domain/actions/focusCandidates.ts';
import {
  type ActionProgress,
  actionProgresses,
  actionScopes,
  maxDropReasonLength,
  maxUpdateLength,
} from '../../domain/actions/teamAction.ts';
import { type SuggestionKind, suggestionKinds } from '../../domain/recommendations/suggestions.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { singleLineText, trimmedText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { editedVersionNumber, id, listOf, objectsOf, optionalId, pageNumber, uuid } from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';
import { suggestion } from './recommendations.ts';
import { benchmarkAccess } from './resultShapes.ts';

/** Everyone may own an action or belong to its team; each call checks which actions the caller sees. */
const participantAccess = { needs: 'user', module: 'microSurvey' } as const;

/** The published score of a topic with the reasons that suggest it as a focus, the most certain one first. */
const topicWithReasons = object({
  topic_id: id(),
  topic: requiredText,
  answer_percent: requiredNumber,
  low: requiredFlag,
  high: requiredFlag,
  /** Whether values are lower bounds of bands of ten: 40 means "40 to 49". */
  banded: boolean().optional(),
  margin: numberOrNull,
  reasons: objectsOf({
    kind: requiredChoice(focusReasonKinds),
    /** The score that it is compared with: of the previous comparable campaign, or of the company. */
    reference: numberOrNull,
    points: requiredNumber,
    /** The 90 percent margin of error in points; null if none is published. */
    margin: numberOrNull,
    isBeyondChance: requiredFlag,
  }),
});
export type TopicWithReasons = InferType<typeof topicWithReasons>;

const focusTopic = topicWithReasons.shape({ suggestions: listOf(suggestion) });
export type FocusTopicResponse = InferType<typeof focusTopic>;

const requestKey = () => uuid('unknown').required('required');
const day = () => daySchema().required('required');

/** What the lead of its team and administrators can change of an action. */
const editable = {
  title: singleLineText().max(200, 'tooLong').required('required'),
  owner_id: id(),
  starts_on: day(),
  due_on: day(),
  visible_to_team: boolean().required('required'),
};
const withDates = <T extends ObjectShape>(fields: T) =>
  object(fields).test('dates', (draft, at) => {
    const { starts_on, due_on } = draft as { readonly starts_on?: string; readonly due_on?: string };
    if (!starts_on || !due_on || due_on >= starts_on) return true;
    return at.createError({ path: 'due_on', message: 'beforeStart' });
  });

const listedAction = object({
  id: id(),
  title: requiredText,
  topic_id: id(),
  topic: requiredText,
  scope: requiredChoice(actionScopes),
  team_id: numberOrNull,
  /** Null for the company, and for a team that was deleted. */
  team: textOrNull,
  owner_id: numberOrNull,
  owner: textOrNull,
  starts_on: requiredText,
  due_on: requiredText,
  progress: requiredChoice(actionProgresses),
  visible_to_team: requiredFlag,
});
export type ListedTeamAction = InferType<typeof listedAction>;

const action = listedAction.shape({
  version: requiredNumber,
  suggestion: object({
    kind: requiredChoice<SuggestionKind>(suggestionKinds),
    id: id(),
    title: requiredText,
  })
    .nullable()
    .defined(),
  drop_reason: textOrNull,
  /** The campaign whose results led to the action; null for those who don't see these results. */
  source: object({ campaign_id: id(), name: requiredText }).nullable().defined(),
  /** The published score and the reasons; null unless they were published to the caller. */
  evidence: topicWithReasons.nullable().defined(),
  can_edit: requiredFlag,
  can_report: requiredFlag,
  updates: objectsOf({
    id: id(),
    author: textOrNull,
    text: requiredText,
    created_at: requiredText,
    can_delete: requiredFlag,
  }),
});
export type TeamActionResponse = InferType<typeof action>;

const edited = { id: id(), version: editedVersionNumber().required('required') };
const deletion = { id: id(), deleted: boolean().required('required') };

/** Team actions: a focus on one topic of published results, with an owner, dates and updates. */
export const teamActionCalls = {
  focus: readCall(benchmarkAccess, '/v2/team_actions/focus', {
    summary:
      'Topics of a published group of a campaign, the most obvious focus first, each with its reasons, margins and suggestions; and the groups that may be chosen.',
    body: object({ campaign_id: id(), team_id: optionalId() }),
    response: object({
      campaign: object({ campaign_id: id(), name: requiredText, closed_on: requiredText }),
      /** The groups that the caller may choose a focus for; without an id and a name, the whole company. */
      groups: objectsOf({ team_id: numberOrNull, name: textOrNull }),
      /** Teams led by the caller without published results. */
      unpublished: requiredTexts,
      /** The group of the topics; null for the whole company, and if there are no groups. */
      team_id: numberOrNull,
      /** The teams that were published together as this group. */
      members: requiredTexts,
      topics: listOf(focusTopic),
    }),
  }),
  create: changeCall(benchmarkAccess, '/v2/team_actions/create', {
    summary:
      'Chooses a focus: adds an action about a topic of a published group. A repeated request with the same key adds nothing.',
    body: withDates({
      request_key: requestKey(),
      campaign_id: id(),
      team_id: optionalId(),
      topic_id: id(),
      suggestion: object({ kind: requiredChoice<SuggestionKind>(suggestionKinds), id: id() })
        .nullable()
        .default(null),
      ...editable,
    }),
    response: object({ id: id(), message: requiredText }),
  }),
  list: readCall(participantAccess, '/v2/team_actions/list', {
    summary:
      'Actions that the caller owns, chose or may see, 25 per page, open ones first, by due date. Administrators see all of the account.',
    body: object({
      page: pageNumber(),
      topic_id: optionalId(),
      team_id: optionalId(),
      progress: mixed<ActionProgress>()
        .oneOf([...actionProgresses], 'choice')
        .nullable()
        .default(null),
      overdue: boolean().default(false),
      mine: boolean().default(false),
    }),
    response: object({ actions: listOf(listedAction), total: requiredNumber }),
  }),
  overview: readCall({ ...participantAccess, needs: 'local_admin' }, '/v2/team_actions/overview', {
    summary: 'Number of actions of the account by topic and progress, and how many are overdue.',
    response: object({
      topics: objectsOf({
        topic_id: id(),
        topic: requiredText,
        not_started: requiredNumber,
        in_progress: requiredNumber,
        done: requiredNumber,
        dropped: requiredNumber,
        overdue: requiredNumber,
      }),
    }),
  }),
  read: readCall(participantAccess, '/v2/team_actions/read', {
    summary:
      'An action with its updates; its score and reasons only as far as they were published to the caller.',
    body: object({ id: id() }),
    response: object({ action }),
  }),
  update: changeCall(participantAccess, '/v2/team_actions/update', {
    summary: 'Changes an action. Only whoever leads its team today and administrators can.',
    body: withDates({ ...edited, ...editable }),
  }),
  report: changeCall(participantAccess, '/v2/team_actions/report', {
    summary: 'Sets the progress of an action. A dropped action needs a reason.',
    body: object({
      ...edited,
      progress: requiredChoice(actionProgresses),
      drop_reason: singleLineText().max(maxDropReasonLength, 'tooLong').nullable().default(null),
    }),
  }),
  setDeleted: changeCall(participantAccess, '/v2/team_actions/set_deleted', {
    summary: 'Deletes an action, or restores one that was deleted within a day.',
    body: object(deletion),
  }),
  addUpdate: changeCall(participantAccess, '/v2/team_actions/add_update', {
    summary: 'Adds an update to an action. A repeated request with the same key adds nothing.',
    body: object({
      id: id(),
      text: trimmedText().max(maxUpdateLength, 'tooLong').required('required'),
      request_key: requestKey(),
    }),
  }),
  setUpdateDeleted: changeCall(participantAccess, '/v2/team_actions/set_update_deleted', {
    summary: 'Deletes an update of an action, or restores one that was deleted within a day.',
    body: object(deletion),
  }),
} as const;
