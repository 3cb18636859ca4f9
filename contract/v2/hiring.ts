import { array, mixed, number, object, string } from 'yup';
import { maxNoteLength } from '../../domain/hiring/applicantNotes.ts';
import {
  type DecisionMade,
  hiringDecisions,
  maxDecisionReasonLength,
} from '../../domain/hiring/decisions.ts';
import { type RoleStatus, roleStatuses } from '../../domain/hiring/roleStatus.ts';
import { maxMoveReasonLength } from '../../domain/hiring/stageMoves.ts';
import { maxStageNameLength } from '../../domain/hiring/stages.ts';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import type { FairnessTable } from '../../domain/scoring/fairness/fairnessTable.ts';
import { singleLineText, trimmedText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { id, listedIds, listOf, objectsOf, pageNumber, personIds } from '../sharedShapes.ts';
import { requiredFlag, requiredNumber, requiredText, requiredTexts } from '../values.ts';
import { applicantDetails, applicantResponse, hiringRoleResponse, optionalDay } from './applicantShapes.ts';
import { commentSearchText, feedbackResult } from './supplementalShapes.ts';

export const applicantFilters = ['all', 'active', 'ended'] as const;
export type ApplicantFilter = (typeof applicantFilters)[number];
const decisionsMade = hiringDecisions.filter((one): one is DecisionMade => one !== 'none');

const role = object({ requisition_id: id() });
const applicant = object({ applicant_id: id() });

/** A person to invite. The form validates with the same rules. */
const invitee = object({
  email: singleLineText().email('email').max(254, 'tooLong').required('required'),
  first_name: singleLineText().max(100, 'tooLong').default(''),
  last_name: singleLineText().max(100, 'tooLong').default(''),
});

export const decisionRules = object({
  decision: mixed<DecisionMade>().oneOf(decisionsMade, 'choice').required('required'),
  reason: trimmedText().max(maxDecisionReasonLength, 'tooLong').required('required'),
});

/** Null for no reason, also if the text is empty. */
const moveReason = trimmedText()
  .max(maxMoveReasonLength, 'tooLong')
  .transform((text) => text || null)
  .nullable()
  .optional();

export const noteRules = object({
  metric: mixed<Metric>().oneOf(metrics, 'choice').nullable().optional(),
  text: trimmedText().max(maxNoteLength, 'tooLong').required('required'),
});

/** Hiring actions other than listing and editing roles. */
export const hiringCalls = {
  overview: readCall('full_hiring', '/v2/hiring/overview', {
    summary: 'A role with its stages and their applicants, open tasks and public link.',
    body: role,
    response: object({
      role: hiringRoleResponse,
      funnel: objectsOf({ stage: requiredText, now: requiredNumber, reached: requiredNumber }),
      total: requiredNumber,
      finished: requiredNumber,
      undecided: requiredNumber,
      withdrawn: requiredNumber,
      hired: requiredNumber,
      rejected: requiredNumber,
      asking: requiredNumber,
      has_rates: requiredFlag,
      public_url: string().nullable().default(null),
    }),
  }),
  applicantCounts: readCall('full_hiring', '/v2/hiring/applicant_counts', {
    summary:
      'The number of applicants without a decision in each stage of the roles on a page of a list, in the order of the stages. Stages without applicants and unknown ids are left out.',
    body: object({ requisition_ids: listedIds() }),
    response: object({
      jobs: objectsOf({
        requisition_id: id(),
        stages: objectsOf({ stage: requiredText, applicants: requiredNumber }),
      }),
    }),
  }),
  changeStatus: changeCall('full_hiring', '/v2/hiring/change_status', {
    summary: 'Opens, closes or reopens a role, without deciding any application.',
    body: role.shape({ status: mixed<RoleStatus>().oneOf(roleStatuses, 'choice').required('required') }),
  }),
  setStages: changeCall('full_hiring', '/v2/hiring/set_stages', {
    summary: 'Sets the stages of a role that was never open.',
    body: role.shape({
      stages: array(singleLineText().max(maxStageNameLength, 'tooLong').defined())
        .max(50, 'tooMany')
        .required('required'),
    }),
  }),
  renewLink: changeCall('full_hiring', '/v2/hiring/renew_link', {
    summary: 'Creates a new public link for an open role and invalidates the old one.',
    body: role,
  }),
  applicants: readCall('full_hiring', '/v2/hiring/applicants', {
    summary: 'Applicants of a role in the order of application, by page.',
    body: role.shape({
      page: pageNumber(),
      per_page: number().integer('wholeNumber').min(1, 'tooSmall').max(100, 'tooLarge').default(25),
      q: singleLineText().max(200, 'tooLong').nullable().default(null),
      stage: string().max(100, 'tooLong').nullable().default(null),
      show: mixed<ApplicantFilter>().oneOf(applicantFilters, 'choice').default('all'),
    }),
    response: object({ applicants: listOf(applicantResponse), total: requiredNumber }),
  }),
  applicant: readCall('full_hiring', '/v2/hiring/applicant', {
    summary: 'One application: stages, requested accommodations, decision and reason.',
    body: applicant,
    response: object({ applicant: applicantDetails.required() }),
  }),
  invite: changeCall('full_hiring', '/v2/hiring/invite', {
    summary: 'Invites people to apply, each with a personal link. Existing applicants are skipped.',
    body: role.shape({
      people: array(invitee.required()).min(1, 'required').max(500, 'tooMany').required('required'),
    }),
    response: object({ message: requiredText, invited: requiredNumber }),
  }),
  remind: changeCall('full_hiring', '/v2/hiring/remind', {
    summary: 'Reminds applicants who have not finished their assessment, each at most once a day.',
    body: role.shape({ applicant_ids: personIds().nullable().default(null) }),
  }),
  resend: changeCall('full_hiring', '/v2/hiring/resend', {
    summary: 'Sends an applicant a new link and invalidates the old one.',
    body: applicant,
  }),
  withdraw: changeCall('full_hiring', '/v2/hiring/withdraw', {
    summary: "Withdraws an application at the applicant's request.",
    body: applicant,
  }),
  move: changeCall('full_hiring', '/v2/hiring/move', {
    summary: 'Moves one or more applicants to a stage.',
    body: role.shape({
      applicant_ids: personIds().min(1, 'required').required('required'),
      stage: string().max(100, 'tooLong').required('required'),
      reason: moveReason,
    }),
  }),
  undoMove: changeCall('full_hiring', '/v2/hiring/undo_move', {
    summary:
      'Undoes the newest stage move of an applicant, who returns to the stage before. The move stays in the history.',
    body: applicant.shape({ move_id: id() }),
  }),
  addNote: changeCall('full_hiring', '/v2/hiring/add_note', {
    summary: 'Adds a note about an applicant, about one criterion or in general.',
    body: noteRules.concat(applicant),
  }),
  deleteNote: changeCall('full_hiring', '/v2/hiring/delete_note', {
    summary: "Deletes one of the caller's own notes about an applicant.",
    body: object({ note_id: id() }),
  }),
  decide: changeCall('full_hiring', '/v2/hiring/decide', {
    summary: 'Records the decision about an applicant and its reason.',
    body: decisionRules.concat(applicant),
  }),
  accommodationHandled: changeCall('full_hiring', '/v2/hiring/accommodation_handled', {
    summary: 'Records that the requested accommodations of an applicant are arranged.',
    body: applicant,
  }),
  rates: readCall('full_hiring', '/v2/hiring/rates', {
    summary: 'Selection rates of a role by stage and group, once they are calculated.',
    body: role,
    response: object({
      role: hiringRoleResponse,
      made_on: optionalDay(),
      undecided: requiredNumber,
      applicants: requiredNumber,
      tables: objectsOf({
        stage: requiredText,
        dimensions: requiredTexts,
        table: mixed<FairnessTable>().nullable().default(null),
      }),
    }),
  }),
  feedback: readCall('full_hiring', '/v2/hiring/feedback', {
    summary:
      'What applicants say about the assessment, published once with the selection rates by the rules for comments; empty before and with too few answers.',
    body: role.shape({ search: commentSearchText() }),
    response: feedbackResult.shape({ published_on: optionalDay() }),
  }),
  makeRates: changeCall('full_hiring', '/v2/hiring/make_rates', {
    summary: 'Calculates the selection rates of a closed role, once, when all applicants have a decision.',
    body: role,
  }),
} as const;
