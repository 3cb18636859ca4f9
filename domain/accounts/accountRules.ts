import type { Holder } from '../access/permissions.ts';
import { isPlatformAdmin } from '../access/roles.ts';
import { Refusal } from '../refusal.ts';
import { isVariantAccount } from './variant.ts';

/** What a form says of an account, as far as it decides who may save it. */
export interface AccountState {
  readonly schema_name: string;
  readonly contract_date: string | null;
  readonly modules: readonly number[];
}

/** Agreed with the platform, and therefore changed by the platform alone. */
const agreed = ['schema_name', 'contract_date', 'modules'] as const;

/**
 * Platform admins open any account, delegated admins accounts of the HR app; these begin as drafts that only
 * the platform makes active. Throws `forbidden`.
 */
export function checkMayOpen(user: Holder, account: AccountState): void {
  if (isPlatformAdmin(user)) return;
  if (isVariantAccount(account)) return;
  throw new Refusal('forbidden', [{ field: 'schema_name', problem: 'beyondYours' }]);
}

/**
 * Platform admins save any account; delegated admins those accounts of the HR app that are delegated to them,
 * all but what is agreed with the platform. Throws `not_found` for accounts out of reach, so
 * that nobody learns whether they exist, and `forbidden`.
 */
export function checkMaySave(
  user: Holder,
  { before, after, isDelegated }: { before: AccountState; after: AccountState; isDelegated: boolean },
): void {
  if (isPlatformAdmin(user)) return;
  if (!isDelegated || !user.permissions.includes('delegated_admin')) throw new Refusal('not_found');
  if (!isVariantAccount(before)) throw new Refusal('forbidden');
  const changed = agreed.filter((name) => String(before[name] ?? '') !== String(after[name] ?? ''));
  if (changed.length === 0) return;
  const problems = changed.map((field) => ({ field, problem: 'beyondYours' }));
  throw new Refusal('forbidden', problems);
}
