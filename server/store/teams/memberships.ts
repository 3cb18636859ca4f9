import { type SqlBool, sql } from 'kysely';
import type { StoredTeam, TeamMember } from '../../../domain/teams/regroupTeams.ts';
import type { Tx } from '../database.ts';

/** Returns the current members of these teams. */
export async function listMembers(
  tx: Tx,
  accountId: number,
  teamIds: readonly number[],
): Promise<TeamMember[]> {
  return tx
    .selectFrom('memberships')
    .select(['team_id', 'user_id', 'since'])
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`team_id = any(${[...teamIds]}::int[])`)
    .orderBy('team_id')
    .orderBy('user_id')
    .execute();
}

const teamQuery = (tx: Tx, accountId: number, teamIds: readonly number[]) =>
  tx
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id', 'group_id'])
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`id = any(${[...teamIds]}::int[])`)
    .orderBy('id');

/** Returns the teams of the account among the given ones. */
export function listTeamsAmong(tx: Tx, accountId: number, teamIds: readonly number[]): Promise<StoredTeam[]> {
  return teamQuery(tx, accountId, teamIds).execute();
}

/** Like `listTeamsAmong`, but locks the rows until the transaction ends. */
export function lockTeams(tx: Tx, accountId: number, teamIds: readonly number[]): Promise<StoredTeam[]> {
  return teamQuery(tx, accountId, teamIds).forUpdate().execute();
}

/**
 * Locks a team of the account until the transaction ends, so that it stays and others with this lock wait. Memberships can still begin:
 * a transaction that has locked people and adds them by a rule would otherwise wait while this one waits for the people.
 */
export async function lockTeam(tx: Tx, accountId: number, teamId: number): Promise<StoredTeam | null> {
  return (await teamQuery(tx, accountId, [teamId]).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** Returns the people of the account among the given ones, and whether each counts toward a team's size. */
export async function listPeopleAmong(
  tx: Tx,
  accountId: number,
  userIds: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', canBeSurveyed.as('counts')])
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`id = any(${[...userIds]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, counts }) => [id, counts]));
}

/** People who can be invited to a benchmark: active people, except applicants. */
export const canBeSurveyed = sql<boolean>`(users.status = 'active' and users.type is distinct from 4)`;

export async function removeMembers(
  tx: Tx,
  accountId: number,
  members: readonly TeamMember[],
): Promise<void> {
  if (members.length === 0) return;
  await sql`delete from memberships m using
    unnest(${members.map(({ team_id }) => team_id)}::int[], ${members.map(({ user_id }) => user_id)}::int[])
      as gone (team_id, user_id)
    where m.account_id = ${accountId} and m.team_id = gone.team_id and m.user_id = gone.user_id`.execute(tx);
}

/** Adds members to teams; existing members are unchanged. */
export async function addMembers(tx: Tx, accountId: number, members: readonly TeamMember[]): Promise<void> {
  if (members.length === 0) return;
  await sql`insert into memberships (account_id, team_id, user_id, since)
    select ${accountId}::int, t, u, s from
    unnest(${members.map(({ team_id }) => team_id)}::int[], ${members.map(({ user_id }) => user_id)}::int[],
      ${members.map(({ since }) => since)}::date[]) as come (t, u, s)
    on conflict (team_id, user_id) do nothing`.execute(tx);
}

/** Adds a team; with an id, restores it under that id. */
export async function addTeam(
  tx: Tx,
  accountId: number,
  { id, ...team }: Omit<StoredTeam, 'id'> & { readonly id?: number },
  now: Date,
): Promise<number> {
  const row = await tx
    .insertInto('teams')
    .values({
      ...team,
      ...(id === undefined ? {} : { id }),
      account_id: accountId,
      updated_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function removeTeams(tx: Tx, accountId: number, teamIds: readonly number[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx.deleteFrom('teams').where('account_id', '=', accountId).where('id', 'in', teamIds).execute();
}
