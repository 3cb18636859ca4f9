import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { ledTeams } from '../../store/teams/ledTeams.ts';
import { countTeamMembers } from '../../store/teams/teamSizes.ts';

/** Returns the sizes of the teams that the caller can list: team leads see those of their own teams. */
export async function readTeamSizes(deps: Deps, caller: Caller, teamIds: readonly number[]) {
  const narrowing = isLimitedToLedTeams(caller) ? ledTeams(caller.person.user.id) : null;
  return deps.database.as(caller.scope, (tx) => countTeamMembers(tx, accountOf(caller), teamIds, narrowing));
}
