import { markPlan, markStep } from '../../../domain/recommending/actionPlan.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { changeActionPlan } from '../../store/recPlans.ts';
import type { Asker } from '../asker.ts';
import { amongOwnPlans, notePlan, sealPlan, takePlan } from './ownPlans.ts';

interface Mark {
  readonly id: number;
  readonly version: number;
  /** Counted from 0; null for the whole plan. */
  readonly step: number | null;
  readonly done: boolean;
}

/** Marks an own plan or a step of it. Throws `emulating`, `not_found` and `conflict`. */
export async function markActionPlan(deps: Deps, asker: Asker, mark: Mark): Promise<void> {
  await amongOwnPlans(deps, asker, async (tx) => {
    const plan = await takePlan(deps, tx, asker, mark);
    const day = today(deps.clock);
    const marked =
      mark.step === null ? markPlan(plan, mark.done, day) : markStep(plan, mark.step, mark.done, day);
    await changeActionPlan(tx, mark.id, sealPlan(deps, asker.person.user.id, marked));
    await notePlan(deps, tx, asker, mark.done ? 'finish' : 'reopen', mark.id);
  });
}
