import {
  checkStepDay,
  checkStepsEditable,
  type SprintStatus,
  sprintLength,
} from '../../../domain/builder/sprint.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { stepsOf } from '../../store/builder/sprints.ts';
import type { Tx } from '../../store/database.ts';

type Row = Readonly<Record<string, unknown>>;
/** A write about to happen: `before` is null for a new row, `draft` for one that goes. */
interface Write {
  readonly before: Row | null;
  readonly draft: Row | null;
}

/** What can still be written of a sprint that is over. */
const lastWords: ReadonlySet<string> = new Set(['retrospective', 'updated_at']);

/** A sprint that is over takes its retrospective and nothing else; a shorter one keeps a day for each of its steps. */
export async function guardSprint(tx: Tx, { before, draft }: Write): Promise<void> {
  if (!before || !draft) return;
  const changed = Object.keys(draft).filter((name) => draft[name] !== before[name]);
  if (changed.some((name) => !lastWords.has(name))) checkStepsEditable(before.status as SprintStatus); // a row of `sprints`
  const { lastDay } = await stepsOf(tx, Number(before.id));
  if (lastDay > sprintLength(String(draft.starts_on), String(draft.ends_on))) {
    throw new Refusal('invalid', [{ field: 'ends_on', problem: 'stepsAfter' }]);
  }
}

/** Steps belong to a sprint that is not over, on one of its days. */
export async function guardStep(tx: Tx, { before, draft }: Write): Promise<void> {
  const ids = [before?.sprint_id, draft?.sprint_id].filter((id) => typeof id === 'number');
  const found = await tx
    .selectFrom('sprints')
    .select(['id', 'status', 'starts_on', 'ends_on'])
    .where('id', 'in', ids)
    .execute();
  for (const sprint of found) {
    checkStepsEditable(sprint.status);
    if (sprint.id === draft?.sprint_id) {
      checkStepDay(Number(draft.day), sprintLength(sprint.starts_on, sprint.ends_on));
    }
  }
}
