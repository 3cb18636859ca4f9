import { boolean, type InferType, mixed, object } from 'yup';
import { type Permission, permissions } from '../domain/access/permissions.ts';
import { listOf, objectsOf } from './sharedShapes.ts';
import {
  anyText,
  numberOrNull,
  requiredFlag,
  requiredNumber,
  requiredNumbers,
  requiredText,
  textOrNull,
} from './values.ts';

/** The signed-in user as sent over the API (ENT-01 to ENT-09). */
export const sessionUser = object({
  id: requiredNumber,
  first_name: anyText,
  last_name: anyText,
  email: anyText,
  type: numberOrNull,
  permissions: listOf(mixed<Permission>().oneOf(permissions)),
  program_ids: requiredNumbers,
  has_delegated_accounts: requiredFlag,
  locale_abbr: requiredText,
});

/** An account as stored in the session (ENT-10 to ENT-16). */
export const sessionAccount = object({
  id: requiredNumber,
  name: anyText,
  company_name: anyText,
  contract_date: textOrNull,
  schema_name: anyText,
  modules: requiredNumbers,
  meta_data: objectsOf({ enable_search: boolean() }),
});

/** A subscription (ENT-17 to ENT-20). */
export const sessionSubscription = object({
  date_subscription_end: textOrNull,
  processor_userid: textOrNull,
  workflow_ids: anyText,
  user_id: requiredNumber,
});

/** The emulation of another account until `ends_at`. With `needs_reason`, the account's data is not accessible yet. */
export const sessionEmulation = object({
  account: object({ id: requiredNumber, name: anyText }).required(),
  ends_at: requiredText,
  reason: textOrNull,
  needs_reason: requiredFlag,
});
export type Emulation = InferType<typeof sessionEmulation>;
