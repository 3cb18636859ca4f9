import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { type Permission, permissions } from '../domain/access/permissions.ts';
import { listOf, objectsOf } from './sharedShapes.ts';

/** The signed-in user as sent over the API (ENT-01 to ENT-09). */
export const sessionUser = object({
  id: number().required(),
  first_name: string().defined(),
  last_name: string().defined(),
  email: string().defined(),
  type: number().nullable().defined(),
  permissions: listOf(mixed<Permission>().oneOf(permissions)),
  program_ids: listOf(number()),
  has_delegated_accounts: boolean().required(),
  locale_abbr: string().required(),
});

/** An account as stored in the session (ENT-10 to ENT-16). */
export const sessionAccount = object({
  id: number().required(),
  name: string().defined(),
  company_name: string().defined(),
  contract_date: string().nullable().defined(),
  schema_name: string().defined(),
  modules: listOf(number()),
  meta_data: objectsOf({ enable_search: boolean() }),
});

/** A subscription (ENT-17 to ENT-20). */
export const sessionSubscription = object({
  date_subscription_end: string().nullable().defined(),
  processor_userid: string().nullable().defined(),
  workflow_ids: string().defined(),
  user_id: number().required(),
});

/** The emulation of another account until `ends_at`. With `needs_reason`, the account's data is not accessible yet. */
export const sessionEmulation = object({
  account: object({ id: number().required(), name: string().defined() }).required(),
  ends_at: string().required(),
  reason: string().nullable().defined(),
  needs_reason: boolean().required(),
});
export type Emulation = InferType<typeof sessionEmulation>;
