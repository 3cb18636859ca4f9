import { checkStepsEditable } from '../../../../domain/builder/sprint.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { recordAudit } from '../../../kernel/recordAudit.ts';
import { findSprintOfStep, setStepDone, setStepOpen } from '../../../store/builder/ownSprints.ts';
import { lockVisibleSprint, readOwnToday, withOwnSprints } from './ownSprintAccess.ts';

interface StepCheck {
  readonly step_id: number;
  readonly is_done: boolean;
  readonly time_zone?: string | null | undefined;
}

/**
 * Checks off a step on the caller's day, or opens it again; a repeated request changes nothing. Steps of people's private sprints are not
 * in the audit log. Throws `emulating`, `not_found` and `sprint_over`.
 */
export async function checkStep(deps: Deps, caller: Caller, check: StepCheck): Promise<void> {
  const { step_id, is_done, time_zone = null } = check;
  await withOwnSprints(deps, caller, async (tx, owner) => {
    const sprintId = await findSprintOfStep(tx, owner.accountId, step_id);
    if (sprintId === null) throw new Refusal('not_found');
    const sprint = await lockVisibleSprint(tx, owner, sprintId);
    checkStepsEditable(sprint.status);
    const done_on = is_done ? await readOwnToday(deps, tx, owner, time_zone) : null;
    const isChanged =
      done_on === null
        ? await setStepOpen(tx, step_id)
        : await setStepDone(tx, step_id, { done_on, done_by: owner.userId });
    if (!isChanged || sprint.is_private) return;
    const after = { done_on };
    const now = deps.clock.now();
    await recordAudit(tx, caller, { action: 'update', resource: 'sprint_steps', id: step_id, after, now });
  });
}
