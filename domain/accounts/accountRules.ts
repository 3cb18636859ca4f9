import type { PermissionHolder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';
import { isVariantAccount } from './hrVariant.ts';

/** The fields of an account that determine who may save it. */
export interface AccountState {
  readonly schema_name: string;
  readonly contract_date: string | null;
  readonly modules: readonly number[];
}

/** Fields that are agreed by contract; only platform admins change them. */
const contractFields = ['schema_name', 'contract_date', 'modules'] as const;

/**
 * Checks that the user may create this account: platform admins create any account, delegated admins only accounts of the HR app, which
 * start as drafts that platform admins activate. Throws `forbidden`.
 */
export function checkAccountCreation(user: PermissionHolder, account: AccountState): void {
  if (isPlatformAdmin(user)) return;
  if (isVariantAccount(account)) return;
  throw new Refusal('forbidden', [{ field: 'schema_name', problem: 'beyondYours' }]);
}

/**
 * Checks that the user may save this account: platform admins save any account; delegated admins save HR accounts delegated to them, except
 * for the contractual fields. Throws `not_found` for inaccessible accounts, which does not reveal whether they exist, and `forbidden`.
 */
export function checkAccountUpdate(
  user: PermissionHolder,
  { before, after, isDelegated }: { before: AccountState; after: AccountState; isDelegated: boolean },
): void {
  if (isPlatformAdmin(user)) return;
  if (!isDelegated || !user.permissions.includes('delegated_admin')) throw new Refusal('not_found');
  if (!isVariantAccount(before)) throw new Refusal('forbidden');
  const changed = contractFields.filter((name) => String(before[name] ?? '') !== String(after[name] ?? ''));
  if (changed.length === 0) return;
  const problems = changed.map((field) => ({ field, problem: 'beyondYours' }));
  throw new Refusal('forbidden', problems);
}
