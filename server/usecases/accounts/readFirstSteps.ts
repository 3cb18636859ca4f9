import type { FirstStepChange } from '../../../contract/v2/firstSteps.ts';
import { readStepStates, type StepStates } from '../../../domain/accounts/firstSteps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { markAccountSetup, readAccountSetup } from '../../store/accounts/accountSetups.ts';

/** The checklist is for the administrators of the account itself, not for those who only have access to it. */
const isForCaller = ({ emulation, person }: Caller) =>
  emulation === null && person.user.permissions.includes('local_admin');

/** Returns the first steps of the account, or null if the checklist isn't shown to the caller. */
export async function readFirstSteps(deps: Deps, caller: Caller): Promise<StepStates | null> {
  if (!isForCaller(caller)) return null;
  return deps.database.as(caller.scope, async (tx) =>
    readStepStates(await readAccountSetup(tx, accountOf(caller))),
  );
}

const moments = { confirm_teams: 'teams_confirmed_at', dismiss: 'dismissed_at' } as const;

/** Confirms the teams or hides the checklist for all administrators of the account. Repeating it changes nothing. Throws `forbidden`. */
export async function changeFirstSteps(deps: Deps, caller: Caller, change: FirstStepChange): Promise<void> {
  if (!isForCaller(caller)) throw new Refusal('forbidden');
  const accountId = accountOf(caller);
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    if (!(await markAccountSetup(tx, accountId, moments[change], now.toISOString()))) return;
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'accounts',
      id: accountId,
      after: { [moments[change]]: now.toISOString() },
      now,
    });
  });
}
