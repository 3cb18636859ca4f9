import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { addCopyOf } from '../../store/builder/sprints.ts';
import { lockOwnSprint } from './changeSprintStatus.ts';
import { copyName } from './copyName.ts';

/** Creates a draft with the steps of an existing sprint. Throws `not_found`. */
export async function copySprint(deps: Deps, caller: Caller, sprintId: number): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const sprint = await lockOwnSprint(tx, caller, sprintId);
    const title = copyName(sprint.title);
    const id = await addCopyOf(tx, sprint, title, now);
    const after = { title, from: sprint.id };
    await recordAudit(tx, caller, { action: 'create', resource: 'sprints', id: id, after, now });
    return id;
  });
}
