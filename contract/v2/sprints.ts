import { boolean, mixed, object } from 'yup';
import { type SprintStatus, sprintStatuses } from '../../domain/builder/sprint.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { id, idAndName, listOf, selectedIds } from '../sharedShapes.ts';
import { requiredText } from '../values.ts';

export const sprintChoiceKinds = ['topic', 'person', 'team'] as const;
export type SprintChoiceKind = (typeof sprintChoiceKinds)[number];

/** Actions on sprints other than editing, and the choices for their subjects and participants. */
export const sprintCalls = {
  choices: readCall('app_admin', '/v2/builder/choices', {
    summary:
      'Possible subjects and participants of a sprint: topics, or people and teams of the account; at most 50.',
    body: object({
      kind: mixed<SprintChoiceKind>().oneOf(sprintChoiceKinds, 'choice').required('required'),
      q: singleLineText().max(100, 'tooLong').default(''),
      /** If set, the records with these ids are returned instead of search results. */
      ids: selectedIds().nullable().default(null),
    }),
    response: object({ choices: listOf(idAndName) }),
  }),
  changeSprintStatus: changeCall('app_admin', '/v2/builder/change_sprint_status', {
    summary: 'Starts, finishes, cancels or reopens a sprint.',
    body: object({
      sprint_id: id(),
      status: mixed<SprintStatus>().oneOf(sprintStatuses, 'choice').required('required'),
    }),
  }),
  setTemplate: changeCall('app_admin', '/v2/builder/set_template', {
    summary: 'Offers a sprint with steps as a template to everyone in the account, or withdraws it.',
    body: object({ sprint_id: id(), is_template: boolean().required('required') }),
  }),
  copySprint: changeCall('app_admin', '/v2/builder/copy_sprint', {
    summary: 'Creates a draft copy of a sprint with all its steps open.',
    body: object({ sprint_id: id() }),
    response: object({ id: id(), message: requiredText }),
  }),
} as const;
