import type { SecurityPolicy } from '../../../domain/access/policy/securityPolicy.ts';
import { stricterPolicy } from '../../../domain/access/policy/securityPolicy.ts';
import type { Tx } from '../database.ts';

export const policyColumns = ['min_length', 'idle_minutes', 'absolute_hours', 'two_factor'] as const;

/** Returns the effective policy of an account: the platform's policy, tightened by the account's own. */
export async function findEffectivePolicy(tx: Tx, accountId: number): Promise<SecurityPolicy> {
  const policies = await tx
    .selectFrom('security_policies')
    .select([...policyColumns, 'account_id'])
    .where((where) => where.or([where('account_id', 'is', null), where('account_id', '=', accountId)]))
    .execute();
  return policyFrom(policies);
}

/** Merges the platform's policy and at most one account policy. */
export function policyFrom(
  policies: readonly (SecurityPolicy & { readonly account_id: number | null })[],
): SecurityPolicy {
  const platform = policies.find(({ account_id }) => account_id === null);
  if (!platform) throw new Error('The policy of the platform is missing.');
  const { account_id: _, ...rest } = platform;
  return stricterPolicy(rest, policies.find(({ account_id }) => account_id !== null) ?? null);
}

/** Returns a stored policy; null selects the platform's. */
export async function findStoredPolicy(tx: Tx, accountId: number | null): Promise<SecurityPolicy | null> {
  const row = await tx
    .selectFrom('security_policies')
    .select(policyColumns)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns account policies, ordered by the name of the account. */
export async function listAccountPolicies(tx: Tx) {
  return tx
    .selectFrom('security_policies')
    .innerJoin('accounts', 'accounts.id', 'security_policies.account_id')
    .select(['accounts.id as account_id', 'accounts.name as account'])
    .select(policyColumns)
    .orderBy('accounts.name')
    .execute();
}

export async function writePolicy(
  tx: Tx,
  accountId: number | null,
  policy: SecurityPolicy,
  at: string,
): Promise<void> {
  const { min_length, idle_minutes, absolute_hours, two_factor } = policy;
  const written = { min_length, idle_minutes, absolute_hours, two_factor, updated_at: at };
  await tx
    .insertInto('security_policies')
    .values({ account_id: accountId, ...written })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(written))
    .execute();
}

/** Removes the account's own policy, so that the platform's applies. */
export async function removePolicy(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('security_policies').where('account_id', '=', accountId).execute();
}
