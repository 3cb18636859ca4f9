import type { Deps } from '../../deps.ts';
import { addCopyOf } from '../../store/builder/sprints.ts';
import type { Asker } from '../asker.ts';
import { takeSprint } from './changeSprintStatus.ts';
import { copyName } from './copyName.ts';
import { note } from './noting.ts';

/** A draft with the steps of a sprint, to be done again or by somebody else. Throws `not_found`. */
export async function copySprint(deps: Deps, asker: Asker, sprintId: number): Promise<number> {
  const now = deps.clock.now();
  return deps.database.as(asker.scope, async (tx) => {
    const sprint = await takeSprint(tx, asker, sprintId);
    const title = copyName(sprint.title);
    const id = await addCopyOf(tx, sprint, title, now);
    const after = { title, from: sprint.id };
    await note(tx, asker, { action: 'create', resource: 'sprints', recordId: id, after, now });
    return id;
  });
}
