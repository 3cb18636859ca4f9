import { presentAccount, presentSubscription, presentUser } from '../../../domain/access/presentLogin.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readAccountStatus } from '../../store/people/overview.ts';
import { findHolder } from '../../store/people/roles.ts';
import { readAccountWithSubscriptions } from './readRolesAudit.ts';

/**
 * Returns everything that determines the pages a person of the viewed account may open: the guard's input if they
 * signed in. Throws `not_found`, also for people of other accounts.
 */
export async function explainAccess(deps: Deps, caller: Caller, userId: number) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const holder = requireFound(await findHolder(tx, accountId, userId));
    const { account, subscriptions } = await readAccountWithSubscriptions(tx, accountId);
    return {
      user: presentUser({ ...holder, email: holder.email ?? '' }),
      account: presentAccount(account),
      subscriptions: subscriptions.map(presentSubscription),
      status: holder.status,
      account_status: await readAccountStatus(tx, accountId),
      has_address: holder.email !== null,
      has_password: holder.has_password,
      led_teams: holder.led_teams,
      delegated_accounts: holder.delegated_accounts,
    };
  });
}
