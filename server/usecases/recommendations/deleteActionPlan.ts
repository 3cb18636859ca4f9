import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { removeActionPlan } from '../../store/recommendations/plans.ts';
import { lockOwnPlan, recordPlanAudit, withOwnPlans } from './ownPlans.ts';

/** Deletes one of the caller's own plans. Throws `emulating`, `not_found` and `conflict`. */
export async function deleteActionPlan(
  deps: Deps,
  caller: Caller,
  plan: { readonly id: number; readonly version: number },
): Promise<void> {
  await withOwnPlans(deps, caller, async (tx) => {
    await lockOwnPlan(deps, tx, caller, plan);
    await removeActionPlan(tx, plan.id);
    await recordPlanAudit(deps, tx, caller, 'delete', plan.id);
  });
}
