import { explainPersonLock } from '../../../domain/access/checkGrants.ts';
import { hasModule } from '../../../domain/accounts/modules.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { readOverview } from '../../store/people/overview.ts';
import { findHolder } from '../../store/people/roles.ts';

/**
 * Returns a person's teams, last sign-in and open surveys, without results, and why the caller can't change them. Surveys are left out if the module is off.
 * Throws `not_found`, also for people of other accounts.
 */
export async function readPersonOverview(deps: Deps, caller: Caller, userId: number) {
  const accountId = accountOf(caller);
  const now = deps.clock.now().toISOString();
  return deps.database.as(caller.scope, async (tx) => {
    const holder = requireFound(await findHolder(tx, accountId, userId));
    const overview = await readOverview(tx, accountId, userId, now);
    const hasSurveys = hasModule(caller.person.currentAccount, 'microSurvey');
    return {
      ...overview,
      lock: explainPersonLock(caller.person.user, holder),
      has_password: holder.has_password,
      open_surveys: hasSurveys ? overview.open_surveys : [],
    };
  });
}
