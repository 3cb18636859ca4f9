import { type InferType, mixed, number, object } from 'yup';
import { type PersonLock, personLocks } from '../../domain/access/checkGrants.ts';
import type { Grant } from '../../domain/access/grants.ts';
import { type Right, rights } from '../../domain/access/rights.ts';
import { type MainRole, mainRoles } from '../../domain/access/roles.ts';
import { type AccountStatus, accountStatuses } from '../../domain/accounts/accountStatuses.ts';
import { type InvitationState, invitationStates } from '../../domain/campaigns/invitationStates.ts';
import { maxInteger } from '../../resources/numberSchema.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { type PersonAttribute, personAttributes } from '../../resources/users/personAttributes.ts';
import { changeCall, readCall } from '../call.ts';
import { defineFileCall, tableContentTypes, tableFormatSchema } from '../fileCalls.ts';
import { sessionAccount, sessionSubscription, sessionUser } from '../sessionShapes.ts';
import {
  id,
  idAndName,
  listOf,
  objectsOf,
  optionalId,
  pageNumber,
  personIds,
  recordFilter,
} from '../sharedShapes.ts';
import {
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';

export const personStatuses = ['active', 'inactive'] as const;
export type PersonStatus = (typeof personStatuses)[number];

const status = () => mixed<PersonStatus>().oneOf([...personStatuses], 'choice');

/** The people a change applies to: either the listed people, or everyone who matches the filter of the people list. */
export const peopleSelection = object({
  user_ids: personIds().nullable().default(null),
  filter: recordFilter().nullable().default(null),
})
  .required('required')
  .test('one', 'required', (value) => (value.user_ids === null) !== (value.filter === null));
export type PeopleSelectionInput = InferType<typeof peopleSelection>;

const statusChange = { selection: peopleSelection, status: status().required('required') };

/** The effect of a status change; numbers of people unless stated otherwise. */
export const statusPreview = object({
  matched: requiredNumber,
  changing: requiredNumber,
  already: requiredNumber,
  /** Whether the selection includes the caller, whose own status cannot be changed. */
  yourself: requiredFlag,
  /** Number of people with permissions that the caller cannot grant; they are left out. */
  beyond: requiredNumber,
  beyond_names: requiredTexts,
  /** About the people whose status changes: the number of sessions that end, of people invited to an open campaign, and of team leads. */
  sessions: requiredNumber,
  open_surveys: requiredNumber,
  leaders: requiredNumber,
});
export type StatusPreview = InferType<typeof statusPreview>;

export const statusBatch = object({
  id: id(),
  actor: textOrNull,
  status: status().required(),
  changed: requiredNumber,
  made_at: requiredText,
  undone_at: textOrNull,
  restored: numberOrNull,
});
export type StatusBatch = InferType<typeof statusBatch>;

const right = () => mixed<Right>().oneOf([...rights], 'choice');
/** `any`: at least one right that not all signed-in users have. */
const rightFilter = () => mixed<Right | 'any'>().oneOf([...rights, 'any'], 'choice');
const role = () => mixed<MainRole>().oneOf([...mainRoles], 'choice');

/** Filters of a roles audit and of its export. */
const rolesFilter = {
  q: singleLineText().max(200, 'tooLong').default(''),
  status: status().nullable().default(null),
  role: role().nullable().default(null),
  right: rightFilter().nullable().default(null),
};

export const rolesAuditPageSize = 50;

export const auditedPerson = object({
  id: id(),
  name: requiredText,
  email: textOrNull,
  status: status().required(),
  role: role().required(),
  rights: objectsOf({ right: right().required(), grants: listOf(mixed<Grant>()) }),
  led_teams: requiredNumber,
  delegated_accounts: requiredNumber,
});
export type AuditedPerson = InferType<typeof auditedPerson>;

/** The facts about a person that route guards evaluate. */
export const accessFacts = object({
  user: sessionUser.required(),
  account: sessionAccount.required(),
  subscriptions: listOf(sessionSubscription),
  status: status().required(),
  account_status: mixed<AccountStatus>()
    .oneOf([...accountStatuses])
    .required(),
  /** Without an email address, a person can't sign in. */
  has_address: requiredFlag,
  has_password: requiredFlag,
  led_teams: requiredNumber,
  delegated_accounts: requiredNumber,
});
export type AccessFacts = InferType<typeof accessFacts>;

/** Data related to a person's record, without results. */
export const personOverviewResponse = object({
  /** Why the caller can't change the person; null if they can. */
  lock: mixed<PersonLock>()
    .oneOf([...personLocks])
    .nullable()
    .defined(),
  teams: listOf(idAndName),
  led_teams: listOf(idAndName),
  last_sign_in: textOrNull,
  has_password: requiredFlag,
  sessions: requiredNumber,
  open_surveys: objectsOf({
    campaign_id: id(),
    name: requiredText,
    closes_on: requiredText,
    participant_id: id(),
    state: mixed<InvitationState>().oneOf(invitationStates).required(),
  }),
});
export type PersonOverview = InferType<typeof personOverviewResponse>;

/** The number of values that a filter offers at once. */
export const attributeValuesLimit = 50;

/** Actions of account administrators on people, other than editing the record. */
export const peopleCalls = {
  attributeValues: readCall('local_admin', '/v2/people/attribute_values', {
    summary: `The values of an attribute that people of the account have, in alphabetical order, at most ${attributeValuesLimit}. With \`q\`, those that contain it, regardless of case and accents.`,
    body: object({
      attribute: mixed<PersonAttribute>()
        .oneOf([...personAttributes], 'choice')
        .required('required'),
      q: singleLineText().max(80, 'tooLong').default(''),
    }),
    response: object({ values: requiredTexts }),
  }),
  previewStatus: readCall('local_admin', '/v2/people/preview_status', {
    summary: 'Previews a status change of many people.',
    body: object(statusChange),
    response: statusPreview,
  }),
  changeStatus: changeCall('local_admin', '/v2/people/change_status', {
    summary: 'Changes the status of many people if their number still matches the preview.',
    body: object({
      ...statusChange,
      expected: number()
        .typeError('number')
        .integer('wholeNumber')
        .min(1, 'tooSmall')
        .max(maxInteger, 'tooLarge')
        .required('required'),
    }),
    response: object({ batch_id: id(), changed: requiredNumber }),
  }),
  statusBatches: readCall('local_admin', '/v2/people/status_batches', {
    summary: 'Status changes of many people, newest first, 20 before the given one.',
    body: object({ before: optionalId() }),
    response: object({ batches: listOf(statusBatch), more: requiredFlag }),
  }),
  undoStatus: changeCall('local_admin', '/v2/people/undo_status', {
    summary: 'Undoes a status change of many people. People changed since then are skipped.',
    body: object({ batch_id: id() }),
    response: object({
      restored: requiredNumber,
      left: requiredNumber,
      left_names: requiredTexts,
    }),
  }),
  rolesAudit: readCall('local_admin', '/v2/people/roles_audit', {
    summary: 'People with their rights and the roles that grant them, ordered by name, 50 per page.',
    body: object({
      ...rolesFilter,
      page: pageNumber(),
    }),
    response: object({
      people: listOf(auditedPerson),
      total: requiredNumber,
      counts: objectsOf({ right: rightFilter().required(), people: requiredNumber }),
    }),
  }),
  accessFacts: readCall('local_admin', '/v2/people/standing', {
    summary: 'The facts that determine which pages a person of the current account can open.',
    body: object({ user_id: id() }),
    response: accessFacts,
  }),
  overview: readCall('local_admin', '/v2/people/overview', {
    summary:
      'A person’s teams, last sign-in and open surveys, and whether the caller can change the person; no results.',
    body: object({ user_id: id() }),
    response: personOverviewResponse,
  }),
  sendPasswordLink: changeCall('local_admin', '/v2/people/send_password_link', {
    summary: 'Sends a person a link for setting a password, also if one was sent before.',
    body: object({ user_id: id() }),
  }),
} as const;

export const peopleFiles = {
  rolesAudit: defineFileCall({
    path: `${peopleCalls.rolesAudit.path}/export`,
    needs: 'local_admin',
    summary:
      'Exports people with their rights and the roles that grant them: all rows that match the filters.',
    query: object({ ...rolesFilter, format: tableFormatSchema() }),
    contentTypes: Object.values(tableContentTypes),
    mutates: false,
  }),
} as const;
