import { array, boolean, type InferType, mixed, object } from 'yup';
import { type AccountStatus, accountStatuses } from '../../domain/accounts/accountStatuses.ts';
import { accounts } from '../../resources/accounts/accounts.ts';
import { firstAdministratorRules } from '../../resources/accounts/firstAdministratorRules.ts';
import { changeCall, readCall } from '../call.ts';
import {
  draftShape,
  editedVersion,
  id,
  messageResponse,
  objectsOf,
  optionalId,
  recordShape,
} from '../sharedShapes.ts';
import { optionalTimeZone, requiredTimeZone } from '../timeZoneRules.ts';
import { requiredNumber, textOrNull } from '../values.ts';

/** An account as returned by the v2 and legacy APIs: the record, with `meta_data` as in the session (ENT-16). */
export const accountResponse = recordShape(accounts).shape({
  meta_data: objectsOf({ enable_search: boolean().default(false) }),
});
export type AccountResponse = InferType<typeof accountResponse>;

/** The account fields plus `account_id`, which is null on create (API-11). */
export const accountDraft = draftShape(accounts).shape({
  account_id: optionalId(),
  updated_at: editedVersion(),
});
/** A change without a time zone leaves it unchanged, as of callers from before there was one. */
export const accountChange = draftShape(accounts).shape({
  account_id: id(),
  updated_at: editedVersion(),
  time_zone: optionalTimeZone(),
});
/** The account fields plus `account_id` (API-13). Only the status changes; the other fields are checked if they are sent, and ignored. */
export const accountStatusChange = draftShape(accounts)
  .partial()
  .shape({
    account_id: id(),
    status: mixed<AccountStatus>().oneOf(accountStatuses, 'choice').required('required'),
  });
export const savedAccountResponse = messageResponse.shape({ account_id: id() });

export const accountCalls = {
  getAccounts: readCall('user', '/v2/account/get_accounts', {
    summary:
      'Accounts available to a person: the delegated ones, or all of them for platform administrators.',
    body: object({ delegated_only: boolean().default(true) }),
    response: object({ accounts: array(accountResponse).required() }),
    beforeReason: true,
  }),
  getAccount: readCall('user', '/v2/account/get_account', {
    summary: 'One account available to the person.',
    body: object({ account_id: id() }),
    response: object({ account: accountResponse.required() }),
  }),
  inviteAdministrator: changeCall('delegated_admin', '/v2/account/invite_administrator', {
    summary:
      'Adds the first administrator of an account without people and emails them a link to set a password. `link` is set for platform administrators while no email can be sent.',
    body: firstAdministratorRules.shape({ account_id: id() }),
    response: messageResponse.shape({ link: textOrNull }),
  }),
  create: changeCall('delegated_admin', '/v2/account/create', {
    summary: 'Creates an account as a draft.',
    body: accountDraft,
    response: savedAccountResponse,
  }),
  update: changeCall('delegated_admin', '/v2/account/update', {
    summary: 'Saves the fields of an account except its status.',
    body: accountChange,
    response: savedAccountResponse,
  }),
  readTimeZone: readCall('local_admin', '/v2/account/read_time_zone', {
    summary: 'The time zone of the viewed account, and the number of campaigns that a change affects.',
    response: object({
      time_zone: textOrNull,
      scheduled_campaigns: requiredNumber,
      open_campaigns: requiredNumber,
    }),
  }),
  changeTimeZone: changeCall('local_admin', '/v2/account/change_time_zone', {
    summary:
      'Changes the time zone of the viewed account, if it is still `before`. Cancels its scheduled openings and tells the people who scheduled them.',
    body: object({ time_zone: requiredTimeZone(), before: requiredTimeZone() }),
  }),
  updateStatus: changeCall('admin', '/v2/account/update_status', {
    summary:
      'Changes the status of an account, if the transition is allowed. Takes the account fields, of which only the status changes.',
    body: accountStatusChange,
  }),
} as const;

/** The id of an account, under the current parameter name or the legacy one. */
export const accountQuery = object({ id: optionalId(), account_id: optionalId() });
