import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import { deriveFromTeams } from '../usecases/relationships/deriveFromTeams.ts';

/**
 * Adds a hierarchy with typical irregularities: leads under one head, a lead without a manager, a person with two
 * managers, and a team with former members.
 */
export async function addHierarchy(deps: Deps, caller: Caller): Promise<void> {
  const { owner } = deps.database;
  const account_id = accountOf(caller);
  const teams = await owner
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  const members = await owner
    .selectFrom('memberships')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  const leads = [...new Set(teams.flatMap(({ leader_id }) => leader_id ?? []))];
  const head = members.find(({ user_id }) => !leads.includes(user_id))?.user_id ?? 0;
  const led = leads.slice(1).filter((lead) => lead !== head);
  const entered = led.slice(0, -1).map((lead) => ({ from: head, to: lead, source: 'import' as const }));
  const doubly = members.find(({ user_id }) => user_id !== head && !leads.includes(user_id))?.user_id ?? 0;
  await deriveFromTeams(deps, caller);
  await owner
    .insertInto('relationships')
    .values(
      [...entered, { from: led.at(-1) ?? 0, to: doubly, source: 'hand' as const }].map(
        ({ from, to, source }) => ({
          account_id,
          from_user_id: from,
          kind: 'manager' as const,
          to_user_id: to,
          source,
        }),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addFormerMembers(
    deps,
    account_id,
    teams[0],
    members.slice(-3).map(({ user_id }) => user_id),
  );
}

async function addFormerMembers(
  { database }: Deps,
  account_id: number,
  team: { readonly id: number; readonly name: string } | undefined,
  userIds: readonly number[],
): Promise<void> {
  if (!team) return;
  const rows = userIds.map((user_id, at) => ({
    account_id,
    membership_id: 0,
    team_id: team.id,
    team_name: team.name,
    user_id,
    joined_on: '2023-02-01',
    left_on: `2024-0${at + 5}-15`,
  }));
  await database.owner.insertInto('membership_history').values(rows).execute();
}
