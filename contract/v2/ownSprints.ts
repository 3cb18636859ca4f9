import { boolean, type InferType, object, string } from 'yup';
import { maxRetrospectiveLength, sprintPhases } from '../../domain/builder/ownSprint.ts';
import { sprintStatuses } from '../../domain/builder/sprint.ts';
import { nudgeRhythms } from '../../domain/builder/sprintNudges.ts';
import { daySchema } from '../../resources/daySchema.ts';
import { trimmedText } from '../../resources/textSchemas.ts';
import { browserTimeZone } from '../browserTimeZone.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, listOf, objectsOf, optionalId, uuid } from '../sharedShapes.ts';
import { anyText, numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);

/** A step that is shown on its own. */
const step = object({ step_id: id(), action: requiredText, due_on: day().required() });

const listedSprint = object({
  sprint_id: id(),
  title: requiredText,
  purpose: textOrNull,
  status: requiredChoice(sprintStatuses),
  phase: requiredChoice(sprintPhases),
  /** The name of the team; null for the caller's own sprint. */
  team: textOrNull,
  /** The benchmark topic; null for a metric. */
  topic: textOrNull,
  metric: textOrNull,
  starts_on: day().required(),
  ends_on: day().required(),
  done: requiredNumber,
  total: requiredNumber,
  /** Steps done one after another; null if fewer than three. */
  in_a_row: numberOrNull,
  /** The step of today, otherwise an earlier one that is still open. */
  current: step.nullable().defined(),
  /** The first open step of a later day. */
  next: step.nullable().defined(),
});
export type ListedOwnSprint = InferType<typeof listedSprint>;

const sprint = listedSprint.shape({
  /** Whether only the caller sees it. */
  is_private: requiredFlag,
  /** Whether the caller may end it and change its nudges. */
  can_manage: requiredFlag,
  nudges: requiredFlag,
  rhythm: requiredChoice(nudgeRhythms),
  retrospective: anyText,
  /** The client sends it back with the retrospective, so that a save does not overwrite a concurrent change. */
  version: requiredText,
  steps: objectsOf({
    step_id: id(),
    action: requiredText,
    due_on: day().required(),
    done_on: day().nullable().defined(),
    /** The name of the member who checked it off; null in the caller's own sprint, and for people who have left. */
    done_by: textOrNull,
  }),
});
export type OwnSprint = InferType<typeof sprint>;

const ofSprint = { sprint_id: id() };

/** Sprints as their people see them. All calls are refused while another account is viewed. */
export const ownSprintCalls = {
  list: readCall('user', '/v2/builder/own_sprints', {
    summary:
      'Sprints of the caller and their teams, newest first, at most 50, with the step of today where the caller is. Drafts are left out.',
    body: object({ time_zone: browserTimeZone() }),
    response: object({ today: day().required(), sprints: listOf(listedSprint) }),
  }),
  read: readCall('user', '/v2/builder/own_sprint', {
    summary: 'A sprint of the caller or of one of their teams, with its steps and its retrospective.',
    body: object({ ...ofSprint, time_zone: browserTimeZone() }),
    response: object({ today: day().required(), sprint }),
  }),
  checkStep: changeCall('user', '/v2/builder/check_step', {
    summary:
      'Checks off a step of a running sprint, or undoes it. A step of a team is done once for the team. Repeating it changes nothing.',
    body: object({ step_id: id(), is_done: boolean().required('required'), time_zone: browserTimeZone() }),
  }),
  saveRetrospective: changeCall('user', '/v2/builder/save_retrospective', {
    summary:
      'Saves the retrospective of a sprint; a team shares one text. Refused if the sprint was changed since the version.',
    body: object({
      ...ofSprint,
      text: trimmedText().max(maxRetrospectiveLength, 'tooLong').defined('required'),
      version: string().max(40, 'tooLong').required('required'),
    }),
  }),
  end: changeCall('user', '/v2/builder/end_sprint', {
    summary: 'Finishes or cancels a sprint of the caller, or of a team that they lead.',
    body: object({ ...ofSprint, status: requiredChoice(['finished', 'cancelled']) }),
  }),
  setNudges: changeCall('user', '/v2/builder/set_nudges', {
    summary: 'Changes the nudges of a sprint of the caller, or of a team that they lead.',
    body: object({
      ...ofSprint,
      nudges: boolean().required('required'),
      rhythm: requiredChoice(nudgeRhythms),
    }),
  }),
  templates: readCall('user', '/v2/builder/templates', {
    summary:
      'Sprints that administrators offer as templates, and the teams for which the caller can start one.',
    response: object({
      templates: objectsOf({
        template_id: id(),
        title: requiredText,
        purpose: textOrNull,
        days: requiredNumber,
        steps: objectsOf({ step_id: id(), action: requiredText }),
      }),
      teams: objectsOf({ team_id: id(), name: requiredText }),
    }),
  }),
  start: changeCall('user', '/v2/builder/start_sprint', {
    summary:
      'Starts a sprint from a template: for the caller, then visible to them alone, or for a team that they lead. A repeated request with the same key adds nothing.',
    body: object({
      request_key: uuid('unknown').required('required'),
      template_id: id(),
      team_id: optionalId(),
      starts_on: daySchema().required('required'),
      nudges: boolean().required('required'),
      rhythm: requiredChoice(nudgeRhythms),
      time_zone: browserTimeZone(),
    }),
    response: object({ id: id(), message: requiredText }),
  }),
} as const;
