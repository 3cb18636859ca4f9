import { Refusal } from '../../../domain/refusal.ts';
import type { PersonAttribute } from '../../../resources/users/personAttributes.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listTeamsAmong, lockTeam } from '../../store/teams/memberships.ts';
import {
  addTeamRule,
  countMembers,
  listExcludedPeople,
  listTeamRules,
  removeTeamRule,
} from '../../store/teams/teamRules.ts';

const maxExcludedNames = 20;

/** Returns the rules of a team, and the people they don't add. Throws `not_found`. */
export async function readTeamRules(deps: Deps, caller: Caller, teamId: number) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const [team] = await listTeamsAmong(tx, accountId, [teamId]);
    if (!team) throw new Refusal('not_found');
    return {
      rules: await listTeamRules(tx, accountId, teamId),
      excluded: await listExcludedPeople(tx, accountId, teamId, maxExcludedNames),
    };
  });
}

interface RuleInput {
  readonly team_id: number;
  readonly attribute: PersonAttribute;
  readonly value: string;
}

/**
 * Adds a rule to a team and everyone it matches today. Returns how many people were added. Throws `not_found`, and `taken` if the team
 * already has the rule.
 */
export async function createTeamRule(deps: Deps, caller: Caller, input: RuleInput): Promise<number> {
  const accountId = accountOf(caller);
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    requireFound(await lockTeam(tx, accountId, input.team_id));
    const before = await countMembers(tx, accountId, input.team_id);
    const id = await addTeamRule(tx, {
      ...input,
      account_id: accountId,
      created_by: caller.person.user.id,
      created_at: now.toISOString(),
    });
    if (id === null) throw new Refusal('taken', [{ field: 'value', problem: 'taken' }]);
    const added = (await countMembers(tx, accountId, input.team_id)) - before;
    await recordAudit(tx, caller, {
      action: 'create',
      resource: 'team_rules',
      id,
      after: { ...input, added },
      now,
    });
    return added;
  });
}

/** Removes a rule; the people it added stay in the team. Throws `not_found`. */
export async function deleteTeamRule(deps: Deps, caller: Caller, id: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const removed = await removeTeamRule(tx, accountOf(caller), id);
    if (!removed) throw new Refusal('not_found');
    await recordAudit(tx, caller, {
      action: 'delete',
      resource: 'team_rules',
      id,
      before: removed,
      now: deps.clock.now(),
    });
  });
}
