import { object } from 'yup';
import { type ContentStatus, contentStatuses } from '../../domain/learning/contentStatus.ts';
import { type LearningStatus, learningStatuses } from '../../domain/learning/learningCampaigns.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { emptyShape, id } from '../sharedShapes.ts';
import { requiredNumber } from '../values.ts';

export const contentKinds = ['courses', 'learning_paths'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const orderedChildKinds = ['lessons', 'path_steps'] as const;
export type OrderedChildKind = (typeof orderedChildKinds)[number];

const requiredIds = () =>
  idListSchema(1_000, 'tooLarge').typeError('choice').min(1, 'required').required('required');
const peopleCountResponse = object({ people: requiredNumber });

/** Numbers of people in the current audience of a learning campaign. */
export const learningReach = object({
  people: requiredNumber,
  /** People who already have an assignment. */
  assigned: requiredNumber,
  /** Number of assignments by state. */
  states: object({
    assigned: requiredNumber,
    started: requiredNumber,
    finished: requiredNumber,
    withdrawn: requiredNumber,
    overdue: requiredNumber,
  }).required(),
});

/** Actions on courses and paths other than editing the records. */
export const learningCalls = {
  setContentStatus: changeCall('admin', '/v2/learning/set_content_status', {
    summary: 'Publishes or unpublishes a course or learning path.',
    body: object({
      of: requiredChoice(contentKinds),
      id: id(),
      status: requiredChoice<ContentStatus>(contentStatuses),
    }),
    response: object({ status: requiredChoice<ContentStatus>(contentStatuses) }),
  }),
  copyContent: changeCall('admin', '/v2/learning/copy_content', {
    summary: 'Creates a draft copy of a course with its lessons, or of a path with its steps.',
    body: object({ of: requiredChoice(contentKinds), id: id() }),
    response: object({ id: id() }),
  }),
  reorderContent: changeCall('admin', '/v2/learning/reorder_content', {
    summary:
      'Reorders the lessons of a course or the steps of a path; the list must contain each exactly once.',
    body: object({ of: requiredChoice(orderedChildKinds), parent_id: id(), ids: requiredIds() }),
    response: emptyShape,
  }),
} as const;

/** Campaigns that assign courses and paths, and their assignments. */
export const learningCampaignCalls = {
  reach: readCall('local_admin', '/v2/learning/reach', {
    summary: 'Current audience of a learning campaign, and the progress of its assignments.',
    body: object({ campaign_id: id() }),
    response: learningReach,
  }),
  setCampaignStatus: changeCall('local_admin', '/v2/learning/set_campaign_status', {
    summary: 'Launches, closes or reopens a learning campaign. Returns the number of new assignments.',
    body: object({ campaign_id: id(), status: requiredChoice<LearningStatus>(learningStatuses) }),
    response: peopleCountResponse,
  }),
  assignNewcomers: changeCall('local_admin', '/v2/learning/assign_newcomers', {
    summary: 'Assigns an active campaign to people who joined its audience since.',
    body: object({ campaign_id: id() }),
    response: peopleCountResponse,
  }),
  extendAssignments: changeCall('local_admin', '/v2/learning/extend_assignments', {
    summary:
      "Changes the due date of some people's assignments; null removes it. Completed and withdrawn assignments are unchanged.",
    body: object({ assignment_ids: requiredIds(), due_on: daySchema().nullable().defined() }),
    response: peopleCountResponse,
  }),
  changeAssignments: changeCall('local_admin', '/v2/learning/change_assignments', {
    summary: 'Withdraws or restores assignments. Completed ones are unchanged.',
    body: object({
      assignment_ids: requiredIds(),
      state: requiredChoice(['withdrawn', 'assigned'] as const),
    }),
    response: peopleCountResponse,
  }),
} as const;
