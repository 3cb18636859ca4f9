import { changeSprintStatus as change, type SprintStatus } from '../../../domain/builder/sprint.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { lockSprint, type Sprint, setSprintStatus, summarizeSteps } from '../../store/builder/sprints.ts';
import type { Tx } from '../../store/database.ts';

/** Returns the sprint, locked until the transaction ends. Throws `not_found`, also for a private one of the caller. */
export async function lockOwnSprint(tx: Tx, caller: Caller, id: number): Promise<Sprint> {
  const sprint = requireFound(await lockSprint(tx, accountOf(caller), id));
  if (sprint.is_private) throw new Refusal('not_found');
  return sprint;
}

interface StatusChange {
  readonly sprint_id: number;
  readonly status: SprintStatus;
}

/** Starts, finishes, cancels or reopens a sprint. Throws `not_found`, `status_change`, `sprint_empty`. */
export async function changeSprintStatus(deps: Deps, caller: Caller, input: StatusChange): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const sprint = await lockOwnSprint(tx, caller, input.sprint_id);
    const { count } = await summarizeSteps(tx, sprint.id);
    const status = change(sprint.status, input.status, count);
    await setSprintStatus(tx, sprint.id, status, now);
    await recordAudit(tx, caller, {
      action: 'status',
      resource: 'sprints',
      id: sprint.id,
      before: { status: sprint.status },
      after: { status },
      now,
    });
  });
}
