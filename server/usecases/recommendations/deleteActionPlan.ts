import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { removeActionPlan } from '../../store/recommendations/plans.ts';
import { amongOwnPlans, lockOwnPlan, recordPlanAudit } from './ownPlans.ts';

/** Throws `emulating`, `not_found` and `conflict`. */
export async function deleteActionPlan(
  deps: Deps,
  caller: Caller,
  wanted: { readonly id: number; readonly version: number },
): Promise<void> {
  await amongOwnPlans(deps, caller, async (tx) => {
    await lockOwnPlan(deps, tx, caller, wanted);
    await removeActionPlan(tx, wanted.id);
    await recordPlanAudit(deps, tx, caller, 'delete', wanted.id);
  });
}
