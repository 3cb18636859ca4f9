import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listBatches, lockBatch, undoStatuses } from '../../store/people/status.ts';
import { authorOfChange } from './authorOfChange.ts';
import { changeLimitsOf } from './changePeopleStatus.ts';

/**
 * Undoes a batch, once. Skips and lists people who have changed since or whom the caller may no longer change. Throws `not_found`, and
 * `conflict` for a batch that is already undone.
 */
export async function undoPeopleStatus(deps: Deps, caller: Caller, batchId: number) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const batch = requireFound(await lockBatch(tx, accountId, batchId));
    if (batch.undone_at !== null) throw new Refusal('conflict');
    const limits = { accountId, callerId: caller.person.user.id, reach: changeLimitsOf(caller) };
    const { restored, names } = await undoStatuses(tx, limits, batchId, authorOfChange(deps, caller));
    return { restored, left: batch.changed - restored, left_names: names };
  });
}

const pageSize = 20;

/** Returns the batches of the account, newest first. */
export async function readStatusBatches(deps: Deps, caller: Caller, before: number | null) {
  const batches = await deps.database.as(caller.scope, (tx) =>
    listBatches(tx, accountOf(caller), before, pageSize + 1),
  );
  return { batches: batches.slice(0, pageSize), more: batches.length > pageSize };
}
