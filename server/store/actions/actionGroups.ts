import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Returns the teams that a person leads, by name. */
export async function listLedTeams(
  tx: Tx,
  accountId: number,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('leader_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Returns the teams that a person belongs to or leads. */
export async function listOwnTeamIds(tx: Tx, accountId: number, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select team_id as id from memberships
      where account_id = ${accountId}::int and user_id = ${userId}::int
    union select id from teams where account_id = ${accountId}::int and leader_id = ${userId}::int`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether someone can own an action: an active person of the account who isn't an applicant. */
export async function canOwnActions(tx: Tx, accountId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId}::int and account_id = ${accountId}::int
    and status = 'active' and type is distinct from 4`.execute(tx);
  return rows.length > 0;
}

/** Whether someone belongs to a team that another person leads. */
export async function isLedBy(
  tx: Tx,
  accountId: number,
  { userId, leaderId }: { readonly userId: number; readonly leaderId: number },
): Promise<boolean> {
  const { rows } = await sql`select from memberships m join teams t on t.id = m.team_id
    where m.account_id = ${accountId}::int and m.user_id = ${userId}::int and t.leader_id = ${leaderId}::int
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Returns the leads of teams whose results a campaign published. */
export async function listLeadsOfPublishedTeams(tx: Tx, campaignId: number): Promise<number[]> {
  const { rows } = await sql<{ leader_id: number }>`select distinct t.leader_id
    from releases r join release_cells c on c.release_id = r.id and c.dim = 'team'
      and c.subject = 'topic' and c.value is not null
    cross join lateral unnest(c.members) as member
    join teams t on t.id = substring(member from '^([0-9]+):')::int and t.account_id = c.account_id
    where r.campaign_id = ${campaignId}::int and t.leader_id is not null`.execute(tx);
  return rows.map(({ leader_id }) => leader_id);
}
