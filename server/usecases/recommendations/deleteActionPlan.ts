import type { Deps } from '../../deps.ts';
import { removeActionPlan } from '../../store/recPlans.ts';
import type { Asker } from '../asker.ts';
import { amongOwnPlans, notePlan, takePlan } from './ownPlans.ts';

/** Throws `emulating`, `not_found` and `conflict`. */
export async function deleteActionPlan(
  deps: Deps,
  asker: Asker,
  wanted: { readonly id: number; readonly version: number },
): Promise<void> {
  await amongOwnPlans(deps, asker, async (tx) => {
    await takePlan(deps, tx, asker, wanted);
    await removeActionPlan(tx, wanted.id);
    await notePlan(deps, tx, asker, 'delete', wanted.id);
  });
}
