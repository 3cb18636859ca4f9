import { canChangeAssignment, isOpenAssignment } from '../../../domain/learning/learningAssignments.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { LearningAssignmentRecord } from '../../../resources/learningAssignments/learningAssignments.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { changeLearningAssignment, lockAssignments } from '../../store/learning/learningCampaigns.ts';
import { readAccountDay } from '../accounts/readAccountDay.ts';
import { settleAssignments } from './settleAssignments.ts';

type Change = { readonly due_on: string | null } | { readonly state: 'withdrawn' | 'assigned' };

/**
 * Changes the due date of assignments, withdraws them or assigns them again. Skips assignments whose state doesn't allow it.
 * An assignment that is made again counts what the person completed meanwhile. Returns the number changed. Throws `not_found` if an id isn't one of the account's, and `invalid` for a due date before an
 * assignment's start.
 */
export async function changeAssignments(
  deps: Deps,
  caller: Caller,
  ids: readonly number[],
  change: Change,
): Promise<number> {
  const accountId = accountOf(caller);
  const now = deps.clock.now().toISOString();
  return deps.database.as(caller.scope, async (tx) => {
    const assignments = await lockAssignments(tx, accountId, ids);
    if (assignments.length < new Set(ids).size) throw new Refusal('not_found');
    const changeable = assignments.filter((one) => canChange(one, change));
    for (const one of changeable) {
      await changeLearningAssignment(tx, one.id, change, now);
      await recordAudit(tx, caller, {
        action: 'due_on' in change ? 'extend' : 'change_status',
        resource: 'learning_assignments',
        id: one.id,
        before: 'due_on' in change ? { due_on: one.due_on } : { state: one.state },
        after: change,
        now: deps.clock.now(),
      });
    }
    if ('state' in change && change.state === 'assigned') {
      const day = await readAccountDay(deps, tx, accountId);
      const userIds = [...new Set(changeable.map(({ user_id }) => user_id))];
      await settleAssignments(tx, accountId, userIds, { at: now, day });
    }
    return changeable.length;
  });
}

function canChange({ state, assigned_on }: LearningAssignmentRecord, change: Change): boolean {
  if ('due_on' in change) {
    if (change.due_on !== null && change.due_on < assigned_on) {
      throw new Refusal('invalid', [{ field: 'due_on', problem: 'beforeStart' }]);
    }
    return isOpenAssignment(state);
  }
  return canChangeAssignment(state, change.state);
}
