import {
  checkStepDay,
  checkStepsEditable,
  type SprintStatus,
  sprintLength,
} from '../../../domain/builder/sprint.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PendingWrite } from '../../kernel/pendingWrite.ts';
import { summarizeSteps } from '../../store/builder/sprints.ts';
import type { Tx } from '../../store/database.ts';

/** The columns of an ended sprint that can still change. */
const editableAfterEnd: ReadonlySet<string> = new Set(['retrospective', 'updated_at']);

/** Only the retrospective of an ended sprint can change. A shortened sprint must still contain the days of all its steps. */
export async function checkSprintWrite(tx: Tx, { before, draft }: PendingWrite): Promise<void> {
  if (!before || !draft) return;
  const changed = Object.keys(draft).filter((name) => draft[name] !== before[name]);
  if (changed.some((name) => !editableAfterEnd.has(name))) checkStepsEditable(before.status as SprintStatus); // A row of `sprints` has a status.
  const { lastDay } = await summarizeSteps(tx, Number(before.id));
  if (lastDay > sprintLength(String(draft.starts_on), String(draft.ends_on))) {
    throw new Refusal('invalid', [{ field: 'ends_on', problem: 'stepsAfter' }]);
  }
}

/** Steps need a sprint that hasn't ended and isn't private, and a day within it. */
export async function checkStepWrite(tx: Tx, { before, draft }: PendingWrite): Promise<void> {
  const ids = [before?.sprint_id, draft?.sprint_id].filter((id) => typeof id === 'number');
  const sprints = await tx
    .selectFrom('sprints')
    .select(['id', 'status', 'starts_on', 'ends_on', 'is_private'])
    .where('id', 'in', ids)
    .execute();
  for (const sprint of sprints) {
    if (sprint.is_private) throw new Refusal('invalid', [{ field: 'sprint_id', problem: 'unknown' }]);
    checkStepsEditable(sprint.status);
    if (sprint.id === draft?.sprint_id) {
      checkStepDay(Number(draft.day), sprintLength(sprint.starts_on, sprint.ends_on));
    }
  }
}
