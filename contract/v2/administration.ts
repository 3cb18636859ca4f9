import { array, boolean, type InferType, mixed, object } from 'yup';
import { type Permission, permissions } from '../../domain/access/permissions.ts';
import { type AccountStatus, accountStatuses } from '../../domain/accounts/accountStatuses.ts';
import {
  type MoveRefusal,
  type MoveState,
  moveRefusals,
  moveStates,
} from '../../domain/accounts/userMoves.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { lowercaseText, singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { id, listOf, messageResponse, optionalId, pageNumber } from '../sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredText,
  requiredTexts,
  textOrNull,
} from '../values.ts';

export const administrationPageSize = 25;
/** Maximum number of pairs of a person and an account in one change. */
export const maxDelegations = 500;
export const maxMovedPeople = 1_000;

const search = () => singleLineText().max(200, 'tooLong').nullable().default(null);
const status = () => mixed<AccountStatus>().oneOf(accountStatuses).required();
const reach = () => mixed<'administers' | 'reads'>().oneOf(['administers', 'reads']).nullable().defined();

/** A person of any account, as shown to platform admins. */
export const personWithAccount = object({
  id: requiredNumber,
  name: anyText,
  email: textOrNull,
  account_id: requiredNumber,
  account: anyText,
  permissions: listOf(mixed<Permission>().oneOf(permissions)),
  active: requiredFlag,
});
export type PersonWithAccount = InferType<typeof personWithAccount>;

/** One side of a delegation: the account of a person, or the person of an account. */
const delegationEnd = object({
  id: requiredNumber,
  name: anyText,
  reach: reach(),
  granted_at: requiredText,
  granted_by: textOrNull,
});

/** A person with the accounts delegated to them, or an account with the people it is delegated to. */
const delegationRow = object({
  id: requiredNumber,
  name: anyText,
  /** A person's email address and account, or an account's company name. */
  detail: anyText,
  /** For people: the access that delegations give them; null if their permissions do not allow using one. */
  reach: reach(),
  /** The status of the account; null for people. */
  status: mixed<AccountStatus>().oneOf(accountStatuses).nullable().defined(),
  ends: listOf(delegationEnd),
});
export type DelegationRow = InferType<typeof delegationRow>;

export const delegationGroupings = ['person', 'account'] as const;
export type DelegationGrouping = (typeof delegationGroupings)[number];

const pairs = object({
  pairs: array(object({ user_id: id(), account_id: id() }).required())
    .min(1, 'required')
    .max(maxDelegations, 'tooLong')
    .required('required'),
});
const changed = messageResponse.shape({ changed: requiredNumber });

/** The effect of a move on one person. */
const movePreview = object({
  id: requiredNumber,
  name: anyText,
  email: textOrNull,
  account: anyText,
  refusal: mixed<MoveRefusal>().oneOf(moveRefusals).nullable().defined(),
  kept: listOf(mixed<Permission>()),
  ended: listOf(mixed<Permission>()),
  teams: requiredNumber,
  leads: requiredNumber,
  relationships: requiredNumber,
  delegations: requiredNumber,
  open_surveys: requiredNumber,
});
export type MovePreview = InferType<typeof movePreview>;

const moveRequest = object({
  user_ids: idListSchema(maxMovedPeople, 'tooLong').min(1, 'required').required('required'),
  to_account_id: id(),
});

const accountMove = object({
  id: requiredNumber,
  to_account: anyText,
  from_accounts: array(anyText).required(),
  asked_by: textOrNull,
  asked_at: requiredText,
  waiting: requiredNumber,
  moved: requiredNumber,
  refused: requiredNumber,
  /** People of this move who are still in the target account and can be moved back. */
  returnable: requiredNumber,
});
export type AccountMove = InferType<typeof accountMove>;

const movedPerson = object({
  id: requiredNumber,
  name: anyText,
  state: mixed<MoveState>().oneOf(moveStates).required(),
  refusal: mixed<MoveRefusal>().oneOf(moveRefusals).nullable().defined(),
});

export const administrationCalls = {
  facts: readCall('local_admin', '/v2/administration/account_facts', {
    summary: 'Size, activity and administrators of an account.',
    body: object({ account_id: id() }),
    response: object({
      name: anyText,
      status: status(),
      people: requiredNumber,
      teams: requiredNumber,
      running_campaigns: requiredNumber,
      contract_year: numberOrNull,
      delegates: array(object({ id: requiredNumber, name: anyText, reach: reach() })).required(),
    }),
  }),
  people: readCall('admin', '/v2/administration/people', {
    summary: 'People of all accounts by name or email address, 25 per page.',
    body: object({
      q: search(),
      account_id: optionalId(),
      delegable: boolean().default(false),
      page: pageNumber(),
    }),
    response: object({ people: listOf(personWithAccount), total: requiredNumber }),
  }),
  peopleByEmail: readCall('admin', '/v2/administration/people_by_email', {
    summary: 'People with these email addresses, and the unknown addresses.',
    body: object({
      emails: array(lowercaseText().max(254, 'tooLong').required('required'))
        .min(1, 'required')
        .max(maxMovedPeople, 'tooLong')
        .required('required'),
    }),
    response: object({ people: listOf(personWithAccount), unknown: requiredTexts }),
  }),
  delegations: readCall('admin', '/v2/administration/delegations', {
    summary: 'Delegations of accounts, by person or by account, 25 per page.',
    body: object({
      by: mixed<DelegationGrouping>().oneOf(delegationGroupings, 'choice').default('person'),
      q: search(),
      page: pageNumber(),
    }),
    response: object({ rows: listOf(delegationRow), total: requiredNumber }),
  }),
  delegate: changeCall('admin', '/v2/administration/delegate', {
    summary: 'Delegates accounts to people, effective from the next request.',
    body: pairs,
    response: changed,
  }),
  undelegate: changeCall('admin', '/v2/administration/undelegate', {
    summary: 'Revokes delegations, which ends running emulations with the next request.',
    body: pairs,
    response: changed,
  }),
  previewMove: readCall('admin', '/v2/administration/preview_move', {
    summary:
      "Previews a move of people to another account: what moves along, what ends, and who can't be moved.",
    body: moveRequest,
    response: object({
      people: listOf(movePreview),
      /** Whether the people will use the other app (main or HR), which has another address. */
      changes_app: requiredFlag,
    }),
  }),
  move: changeCall('admin', '/v2/administration/move', {
    summary:
      'Moves people to another account, each in a separate transaction; large moves run in the background.',
    body: moveRequest,
    response: messageResponse.shape({ move_id: id() }),
  }),
  moveBack: changeCall('admin', '/v2/administration/move_back', {
    summary: 'Moves people back to their former account.',
    body: object({ move_id: id() }),
  }),
  moves: readCall('admin', '/v2/administration/moves', {
    summary: 'Moves between accounts, newest first, 25 per page.',
    body: object({ page: pageNumber() }),
    response: object({ moves: listOf(accountMove), total: requiredNumber }),
  }),
  moveState: readCall('admin', '/v2/administration/move_state', {
    summary: 'Progress of a move, and the people who could not be moved with reasons.',
    body: object({ move_id: id() }),
    response: object({ move: accountMove.required(), refused: listOf(movedPerson) }),
  }),
} as const;
