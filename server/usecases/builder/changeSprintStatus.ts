import { changeSprintStatus as change, type SprintStatus } from '../../../domain/builder/sprint.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { lockSprint, type Sprint, setSprintStatus, stepsOf } from '../../store/builder/sprints.ts';
import type { Tx } from '../../store/database.ts';
import type { Asker } from '../asker.ts';
import { note } from './noting.ts';

/** The sprint, kept from any other change until the transaction ends. Throws `not_found`. */
export async function takeSprint(tx: Tx, asker: Asker, id: number): Promise<Sprint> {
  const found = await lockSprint(tx, asker.scope.accountId ?? 0, id);
  if (!found) throw new Refusal('not_found', 404);
  return found;
}

interface Wish {
  readonly sprint_id: number;
  readonly status: SprintStatus;
}

/** Starts, finishes, cancels or reopens a sprint. Throws `not_found`, `status_change`, `sprint_empty`. */
export async function changeSprintStatus(deps: Deps, asker: Asker, wish: Wish): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(asker.scope, async (tx) => {
    const sprint = await takeSprint(tx, asker, wish.sprint_id);
    const { count } = await stepsOf(tx, sprint.id);
    const status = change(sprint.status, wish.status, count);
    await setSprintStatus(tx, sprint.id, status, now);
    const about = { action: 'status', resource: 'sprints', recordId: sprint.id };
    await note(tx, asker, { ...about, before: { status: sprint.status }, after: { status }, now });
  });
}
