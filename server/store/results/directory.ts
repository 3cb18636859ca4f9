import { sql } from 'kysely';
import type { Member } from '../../../domain/comments/directory.ts';
import type { Tx } from '../database.ts';

interface TeamSize {
  readonly name: string;
  readonly members: number;
}

/** Everybody of the account, those who left included, and its teams; for the builder, who redacts what they wrote. */
export async function membersAndTeams(
  tx: Tx,
  accountId: number,
): Promise<{ readonly members: readonly Member[]; readonly teams: readonly TeamSize[] }> {
  const members = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'external_id', 'department', 'location', 'level'])
    .where('account_id', '=', accountId)
    .execute();
  const teams = await tx
    .selectFrom('teams')
    .leftJoin('memberships', 'memberships.team_id', 'teams.id')
    .select(['teams.name', sql<number>`count(memberships.user_id)::int`.as('members')])
    .where('teams.account_id', '=', accountId)
    .groupBy(['teams.id', 'teams.name'])
    .execute();
  return { members, teams };
}
