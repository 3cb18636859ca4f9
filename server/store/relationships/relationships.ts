import { type SqlBool, sql } from 'kysely';
import type { KnownRelation, LedTeam, PersonRelation } from '../../../domain/teams/deriveRelations.ts';
import type { Tx } from '../database.ts';

export interface StoredRelation extends KnownRelation {
  readonly id: number;
}

/** Returns every relationship of the account. */
export async function listAllRelations(tx: Tx, accountId: number): Promise<StoredRelation[]> {
  return tx
    .selectFrom('relationships')
    .select(['id', 'from_user_id as from', 'kind', 'to_user_id as to', 'source'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Returns all relationships of one person, in both directions. */
export async function listRelationsOfPerson(tx: Tx, accountId: number, userId: number) {
  return tx
    .selectFrom('relationships as r')
    .innerJoin('users as u', (join) =>
      join.on(
        sql<SqlBool>`u.id = case when r.from_user_id = ${userId} then r.to_user_id else r.from_user_id end`,
      ),
    )
    .select(['r.id', 'r.kind', 'r.source', 'r.from_user_id', 'u.id as user_id'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('r.account_id', '=', accountId)
    .where((where) => where.or([where('r.from_user_id', '=', userId), where('r.to_user_id', '=', userId)]))
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('r.id')
    .execute();
}

/** Returns active people who can be part of a hierarchy, without applicants. */
export async function listNamedPeople(tx: Tx, accountId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'email', sql<string>`first_name || ' ' || last_name`.as('name')])
    .select(sql<boolean>`status = 'active' and type is null`.as('counts'))
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Returns teams with their active lead and active members. */
export async function listLedTeams(tx: Tx, accountId: number): Promise<LedTeam[]> {
  const { rows } = await sql<LedTeam>`
    select max(leader.id) as leader, coalesce(array_agg(member.id) filter (where member.id is not null), '{}') as members
    from teams t
    left join users leader on leader.id = t.leader_id and leader.status = 'active'
    left join memberships m on m.team_id = t.id
    left join users member on member.id = m.user_id and member.status = 'active'
    where t.account_id = ${accountId} group by t.id order by t.id`.execute(tx);
  return rows;
}

/** Adds missing relationships and returns how many were added. */
export async function addRelations(
  tx: Tx,
  accountId: number,
  relations: readonly PersonRelation[],
  { source, now }: { readonly source: 'import' | 'teams'; readonly now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into relationships (account_id, from_user_id, kind, to_user_id, source, updated_at)
    select ${accountId}::int, f, k, t, ${source}::text, ${now.toISOString()}::timestamptz from
      unnest(${relations.map(({ from }) => from)}::int[], ${relations.map(({ kind }) => kind)}::text[],
        ${relations.map(({ to }) => to)}::int[]) as new (f, k, t)
    on conflict do nothing returning id`.execute(tx);
  return rows.length;
}

export async function removeRelations(
  tx: Tx,
  accountId: number,
  relations: readonly PersonRelation[],
): Promise<void> {
  await sql`
    delete from relationships r using
      unnest(${relations.map(({ from }) => from)}::int[], ${relations.map(({ kind }) => kind)}::text[],
        ${relations.map(({ to }) => to)}::int[]) as gone (f, k, t)
    where r.account_id = ${accountId} and r.source = 'teams'
      and r.from_user_id = gone.f and r.kind = gone.k and r.to_user_id = gone.t`.execute(tx);
}
