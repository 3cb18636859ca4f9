import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../kernel/caller.ts';
import { ownScope } from '../../../kernel/scope.ts';
import { listTeamAssignments } from '../../../store/learning/teamLearning.ts';
import { readAccountDay } from '../../accounts/readAccountDay.ts';
import { learnerOf } from './learnerOf.ts';

const teamPageSize = 25;

/** Returns a page of the open assignments of people whom the caller leads or manages; empty for others. Throws `emulating`. */
export async function readTeamLearning(deps: Deps, caller: Caller, page: number) {
  const lead = learnerOf(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const today = await readAccountDay(deps, tx, lead.accountId);
    const slice = { from: (page - 1) * teamPageSize, size: teamPageSize };
    return { today, ...(await listTeamAssignments(tx, lead, { today, ...slice })) };
  });
}
