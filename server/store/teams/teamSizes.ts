import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Counts the active members of teams of the account, with one statement. `narrowing` restricts the teams. */
export async function countTeamMembers(
  tx: Tx,
  accountId: number,
  teamIds: readonly number[],
  narrowing: RawBuilder<SqlBool> | null,
): Promise<{ team_id: number; members: number }[]> {
  const { rows } = await sql<{ team_id: number; members: number }>`
    select teams.id as team_id, (
      select count(*)::int from memberships
      join users on users.id = memberships.user_id and users.status = 'active'
      where memberships.account_id = teams.account_id and memberships.team_id = teams.id) as members
    from teams
    where teams.account_id = ${accountId} and teams.id = any(${[...teamIds]}::int[])
      and ${narrowing ?? sql<SqlBool>`true`}
    order by teams.id`.execute(tx);
  return rows;
}
