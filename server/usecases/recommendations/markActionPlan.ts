import { markPlan, markPlanStep } from '../../../domain/recommendations/actionPlan.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { changeActionPlan } from '../../store/recommendations/plans.ts';
import { lockOwnPlan, recordPlanAudit, sealPlan, withOwnPlans } from './ownPlans.ts';

interface Mark {
  readonly id: number;
  readonly version: number;
  /** Counted from 0; null for the whole plan. */
  readonly step: number | null;
  readonly done: boolean;
}

/** Marks one of the caller's own plans, or a step of it, as done or open. Throws `emulating`, `not_found` and `conflict`. */
export async function markActionPlan(deps: Deps, caller: Caller, mark: Mark): Promise<void> {
  await withOwnPlans(deps, caller, async (tx) => {
    const plan = await lockOwnPlan(deps, tx, caller, mark);
    const day = today(deps.clock);
    const marked =
      mark.step === null ? markPlan(plan, mark.done, day) : markPlanStep(plan, mark.step, mark.done, day);
    await changeActionPlan(tx, mark.id, sealPlan(deps, caller.person.user.id, marked));
    await recordPlanAudit(deps, tx, caller, mark.done ? 'finish' : 'reopen', mark.id);
  });
}
