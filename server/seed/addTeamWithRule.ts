import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { addTeam } from '../store/teams/memberships.ts';
import { createTeamRule } from '../usecases/teams/teamRules.ts';

/** Adds a team whose members a rule keeps complete. */
export async function addTeamWithRule(deps: Deps, caller: Caller): Promise<void> {
  const now = deps.clock.now();
  const team_id = await deps.database.as(caller.scope, (tx) =>
    addTeam(tx, accountOf(caller), { name: 'Lisbon office', leader_id: null, group_id: null }, now),
  );
  await createTeamRule(deps, caller, { team_id, attribute: 'location', value: 'Lisbon' });
}
