import { type MemberPlan, planMembers, type RequestedMembers } from '../../../domain/teams/memberOutcomes.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { addMembers, lockTeam } from '../../store/teams/memberships.ts';
import { listPossibleMembers } from '../../store/teams/teamRules.ts';

/** Adds many people to a team and reports who wasn't added. A repeated request adds no one twice. Throws `not_found`. */
export async function addTeamMembers(
  deps: Deps,
  caller: Caller,
  teamId: number,
  requested: RequestedMembers,
): Promise<MemberPlan> {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    requireFound(await lockTeam(tx, accountId, teamId));
    const found = await listPossibleMembers(tx, accountId, teamId, {
      userIds: requested.user_ids,
      emails: requested.emails,
    });
    const plan = planMembers(found, requested);
    const user_ids = plan.added.map(({ id }) => id);
    await addMembers(
      tx,
      accountId,
      user_ids.map((user_id) => ({ team_id: teamId, user_id, since: null })),
    );
    if (user_ids.length > 0)
      await recordAudit(tx, caller, {
        action: 'create',
        resource: 'memberships',
        id: null,
        after: { team_id: teamId, user_ids },
        now: deps.clock.now(),
      });
    return plan;
  });
}
