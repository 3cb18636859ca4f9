import { array, type InferType, number, object, string } from 'yup';
import { importances } from '../../domain/builder/blueprintProfile.ts';
import { blueprintStatuses } from '../../domain/builder/blueprintStatus.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { eventStatuses } from '../../domain/sessions/eventStatus.ts';
import { changeCall, readCall } from '../call.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, objectsOf } from '../sharedShapes.ts';
import { numberOrNull, requiredNumber, requiredText, textOrNull } from '../values.ts';

const bound = () =>
  number()
    .typeError('number')
    .integer('wholeNumber')
    .min(0, 'tooSmall')
    .max(100, 'tooLarge')
    .required('required');

const range = object({
  metric: requiredChoice(metrics),
  low: bound(),
  high: bound(),
  importance: requiredChoice(importances),
});
const ranges = array(range.required()).max(metrics.length, 'tooLong').required('required');
const ofBlueprint = { blueprint_id: id() };
const newRecord = object({ id: id(), message: requiredText });

export const blueprintProfile = object({
  name: requiredText,
  ranges,
  /** Ranges suggested by the rankings; empty without rankings. */
  suggested: ranges,
  stakeholders: requiredNumber,
  /** Mean rank correlation of the stakeholders, 0 to 1; null for fewer than two. */
  agreement: numberOrNull,
  /** The client sends it back with the edited ranges, so that a save does not overwrite a concurrent change. */
  version: requiredText,
  versions: objectsOf({
    id: id(),
    version: requiredNumber,
    status: requiredChoice(blueprintStatuses),
    approved_on: textOrNull,
  }),
});
export type BlueprintProfile = InferType<typeof blueprintProfile>;

/** Actions on a blueprint other than editing its record. */
export const blueprintCalls = {
  profile: readCall('local_admin', '/v2/builder/profile', {
    summary: 'The required ranges of a blueprint, the ranges suggested by its rankings, and its versions.',
    body: object(ofBlueprint),
    response: blueprintProfile,
  }),
  saveRanges: changeCall('local_admin', '/v2/builder/save_ranges', {
    summary: 'Replaces the required ranges of a draft.',
    body: object({ ...ofBlueprint, ranges, version: string().max(40, 'tooLong').required('required') }),
  }),
  changeBlueprintStatus: changeCall('local_admin', '/v2/builder/change_blueprint_status', {
    summary: 'Approves a draft and retires the previous version, or retires an approved version.',
    body: object({ ...ofBlueprint, status: requiredChoice(['approved', 'retired']) }),
  }),
  reviseBlueprint: changeCall('local_admin', '/v2/builder/revise_blueprint', {
    summary:
      'Creates a draft with the ranges and rankings of a blueprint: its next version, or a separate copy.',
    body: object({ ...ofBlueprint, as: requiredChoice(['version', 'copy']) }),
    response: newRecord,
  }),
} as const;

/** Actions on live session events other than editing. */
export const liveSessionCalls = {
  changeEventStatus: changeCall('app_admin', '/v2/live_sessions/change_event_status', {
    summary: 'Opens an event for registration, closes registration, cancels the event, or marks it as held.',
    body: object({ event_id: id(), status: requiredChoice(eventStatuses) }),
  }),
} as const;
