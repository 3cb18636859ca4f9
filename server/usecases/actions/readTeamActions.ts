import type { ActionProgress } from '../../../domain/actions/teamAction.ts';
import { groupBy } from '../../../domain/groupBy.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { type ActionFilters, countTeamActions, listTeamActions } from '../../store/actions/teamActions.ts';
import { readActionAudience } from './actionAudience.ts';

export const actionsPageSize = 25;

/** Returns a page of the actions that the caller sees, open ones first, by due date. */
export async function readTeamActions(
  deps: Deps,
  caller: Caller,
  { page, ...filters }: ActionFilters & { readonly page: number },
) {
  return deps.database.as(caller.scope, async (tx) => {
    const audience = await readActionAudience(tx, caller);
    const query = { audience, filters, day: today(deps.clock) };
    return listTeamActions(tx, query, { from: (page - 1) * actionsPageSize, size: actionsPageSize });
  });
}

/** Counts the actions that the caller sees, by topic and progress. */
export async function readActionOverview(deps: Deps, caller: Caller) {
  const counts = await deps.database.as(caller.scope, async (tx) =>
    countTeamActions(tx, await readActionAudience(tx, caller), today(deps.clock)),
  );
  const countOf = (rows: typeof counts, progress: ActionProgress) =>
    rows.find((row) => row.progress === progress)?.count ?? 0;
  return [...groupBy(counts, ({ topic_id }) => topic_id).values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { topic_id, topic } = first;
    const overdue = rows.reduce((sum, row) => sum + row.overdue, 0);
    return {
      topic_id,
      topic,
      not_started: countOf(rows, 'not_started'),
      in_progress: countOf(rows, 'in_progress'),
      done: countOf(rows, 'done'),
      dropped: countOf(rows, 'dropped'),
      overdue,
    };
  });
}
