import type { Permission } from '../../../domain/access/permissions.ts';
import { requiresSecondFactor, type SecurityPolicy } from '../../../domain/access/policy/securityPolicy.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { platformScope } from '../../kernel/scope.ts';
import { listAccounts } from '../../store/accounts/accounts.ts';
import type { Tx } from '../../store/database.ts';
import { findAccount } from '../../store/people/people.ts';
import { findPersonOfPlatform } from '../../store/security/platformPeople.ts';
import {
  findEffectivePolicy,
  findStoredPolicy,
  listAccountPolicies,
  removePolicy,
  writePolicy,
} from '../../store/security/policies.ts';
import { listAllSessions } from '../../store/security/sessions.ts';
import { findSecondFactor } from '../../store/signIn/secondFactors.ts';
import { presentPerson } from './presentPeople.ts';

export async function readPolicies(deps: Deps) {
  return deps.database.as(platformScope, async (tx) => {
    const platform = await findStoredPolicy(tx, null);
    if (!platform) throw new Refusal('server_error');
    const choices = (await listAccounts(tx, 'all')).map(({ id, name }) => ({ id, name }));
    return { platform, accounts: await listAccountPolicies(tx), choices };
  });
}

const eventOf = ({ clock }: Deps, accountId: number | null) =>
  ({ resource: 'security_policies', id: accountId, accountId, now: clock.now() }) as const;

/**
 * Sets the sign-in policy of an account or, for null, of the platform. Throws `not_found` for an account that doesn't exist, and
 * `two_factor_unsafe` if the policy would lock everyone out, including the caller.
 */
export async function savePolicy(
  deps: Deps,
  caller: Caller,
  { account_id: accountId, ...policy }: SecurityPolicy & { readonly account_id: number | null },
): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    if (accountId !== null && !(await findAccount(tx, accountId))) throw new Refusal('not_found');
    if (policy.two_factor !== 'optional') await checkCodesDeliverable(deps, tx, caller);
    const before = await findStoredPolicy(tx, accountId);
    await writePolicy(tx, accountId, policy, deps.clock.now().toISOString());
    await recordAudit(tx, caller, {
      action: before ? 'update' : 'create',
      ...eventOf(deps, accountId),
      before,
      after: policy,
    });
  });
}

/**
 * Checks that codes can be delivered. Without a mail server, the caller must use an authenticator app,
 * because everyone else gets codes by email.
 */
async function checkCodesDeliverable(deps: Deps, tx: Tx, caller: Caller): Promise<void> {
  if (deps.mailer.isConfigured) return;
  const own = await findSecondFactor(tx, caller.person.user.id);
  if (own?.kind !== 'app') throw new Refusal('two_factor_unsafe');
}

/** Removes the policy of an account, so that the platform's applies. Throws `not_found` if there is none. */
export async function removeAccountPolicy(deps: Deps, caller: Caller, accountId: number): Promise<void> {
  await deps.database.as(platformScope, async (tx) => {
    const before = await findStoredPolicy(tx, accountId);
    if (!before) throw new Refusal('not_found');
    await removePolicy(tx, accountId);
    await recordAudit(tx, caller, { action: 'delete', ...eventOf(deps, accountId), before });
  });
}

/** Returns a person's sign-in settings. Throws `not_found`. */
export async function readSignInSettings(deps: Deps, caller: Caller, userId: number) {
  return deps.database.as(platformScope, async (tx) => {
    const person = await findPersonOfPlatform(tx, userId);
    if (!person) throw new Refusal('not_found');
    const policy = await findEffectivePolicy(tx, person.account_id);
    const filter = { q: null, user_id: userId, now: deps.clock.now().toISOString() };
    const { total } = await listAllSessions(tx, filter, { from: 0, size: 1 });
    return {
      ...presentPerson(person),
      user_id: userId,
      active: person.status === 'active',
      second_factor: person.second_factor,
      demanded: requiresSecondFactor(policy, { permissions: person.permissions as Permission[] }),
      sessions: total,
      yourself: userId === caller.person.user.id,
    };
  });
}
