import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { changeSprint, summarizeSteps } from '../../store/builder/sprints.ts';
import { lockOwnSprint } from './changeSprintStatus.ts';

interface TemplateMark {
  readonly sprint_id: number;
  readonly is_template: boolean;
}

/** Offers a sprint as a template to everyone in the account, or withdraws it. Throws `not_found` and `sprint_empty`. */
export async function setSprintTemplate(
  deps: Deps,
  caller: Caller,
  { sprint_id, is_template }: TemplateMark,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.as(caller.scope, async (tx) => {
    const sprint = await lockOwnSprint(tx, caller, sprint_id);
    if (sprint.is_template === is_template) return;
    if (is_template && (await summarizeSteps(tx, sprint.id)).count === 0) throw new Refusal('sprint_empty');
    await changeSprint(tx, sprint.id, { is_template }, now);
    await recordAudit(tx, caller, {
      action: 'update',
      resource: 'sprints',
      id: sprint.id,
      before: { is_template: sprint.is_template },
      after: { is_template },
      now,
    });
  });
}
