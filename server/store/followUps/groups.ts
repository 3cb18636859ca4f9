import type { FocusDimension } from '../../../domain/followUps/followUpGroups.ts';
import type { Tx } from '../database.ts';

/** A team with its lead and its team group. */
export interface FocusTeam {
  readonly id: number;
  readonly name: string;
  readonly leader_id: number | null;
  readonly group_id: number | null;
}

export async function findTeams(tx: Tx, accountId: number, ids: readonly number[]): Promise<FocusTeam[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id', 'group_id'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Returns a team group's name and the ids of its teams; null if there is no such group. */
export async function findTeamGroup(
  tx: Tx,
  accountId: number,
  groupId: number,
): Promise<{ readonly name: string; readonly teamIds: readonly number[] } | null> {
  const group = await tx
    .selectFrom('team_groups')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', groupId)
    .executeTakeFirst();
  if (!group) return null;
  const teams = await tx
    .selectFrom('teams')
    .select('id')
    .where('account_id', '=', accountId)
    .where('group_id', '=', groupId)
    .orderBy('id')
    .execute();
  return { name: group.name, teamIds: teams.map(({ id }) => id) };
}

/** The attributes of people that are dimensions of a focus. */
export type GroupAttribute = Exclude<FocusDimension, 'overall' | 'team'>;

/** Returns the ids of the active people who are neither invitees nor applicants and have one of these values. */
export async function listPeopleWith(
  tx: Tx,
  accountId: number,
  attribute: GroupAttribute,
  values: readonly string[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('type', 'is', null)
    .where(attribute, 'in', values)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
