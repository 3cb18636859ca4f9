import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import { listFormerMembers } from '../../store/teams/listFormerMembers.ts';
import { listTeamsAmong } from '../../store/teams/memberships.ts';

const pageSize = 25;

/** Returns former members of a team; team leads can read about their own teams. Throws `not_found`. */
export async function readFormerMembers(
  deps: Deps,
  caller: Caller,
  { team_id, page }: { readonly team_id: number; readonly page: number },
) {
  return deps.database.as(caller.scope, async (tx) => {
    const accountId = accountOf(caller);
    const [team] = await listTeamsAmong(tx, accountId, [team_id]);
    const isOwn =
      !isLimitedToLedTeams(caller) ||
      (await audienceLedBy(tx, accountId, caller.person.user.id)).team_ids.includes(team_id);
    if (!team || !isOwn) throw new Refusal('not_found');
    return listFormerMembers(tx, accountId, team_id, { from: (page - 1) * pageSize, size: pageSize });
  });
}
