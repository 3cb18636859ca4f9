import { type RawBuilder, sql } from 'kysely';
import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';

/** A person who can be nominated, with the number of their assignments in the cycle. */
export interface Nominee {
  readonly user_id: number;
  readonly name: string;
  readonly department: string | null;
  /** The relationship to the target recorded in the account; null without one. */
  readonly relationship: RaterRelationship | null;
  readonly approved: number;
  readonly proposed: number;
}

interface NomineesQuery {
  readonly accountId: number;
  readonly campaignId: number;
  readonly target: { readonly id: number; readonly user_id: number };
  readonly q: string;
  readonly limit: number;
}

/** Returns the closest recorded relationship of each person to the target. */
const closestRelationship = (userId: number): RawBuilder<unknown> => sql`
  select distinct on (user_id) user_id, relationship from (
    select from_user_id as user_id, 'manager' as relationship, 1 as rank from relationships
      where kind = 'manager' and to_user_id = ${userId}
    union all select to_user_id, 'direct_report', 2 from relationships
      where kind = 'manager' and from_user_id = ${userId}
    union all select case when from_user_id = ${userId} then to_user_id else from_user_id end, kind,
        case kind when 'peer' then 3 else 4 end from relationships
      where kind in ('peer', 'other') and ${userId} in (from_user_id, to_user_id)
    union all select other.user_id, 'peer', 5 from memberships own
      join memberships other on other.team_id = own.team_id where own.user_id = ${userId}
  ) stands order by user_id, rank`;

/**
 * Returns active people with an email address who are not on the target's list; never the target. Without a search, only people related to
 * the target or in the same team; with one, everyone whose name or email address matches.
 */
export async function searchNominees(tx: Tx, { accountId, campaignId, target, q, limit }: NomineesQuery) {
  const like = likePattern(q);
  const fits = q
    ? sql`(u.first_name || ' ' || u.last_name ilike ${like} or u.email ilike ${like})`
    : sql`s.user_id is not null`;
  const { rows } = await sql<Nominee>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.department, s.relationship,
      count(a.id) filter (where a.nomination = 'approved')::int as approved,
      count(a.id) filter (where a.nomination = 'proposed')::int as proposed
    from users u
    left join (${closestRelationship(target.user_id)}) s on s.user_id = u.id
    left join assignments a on a.user_id = u.id and a.campaign_id = ${campaignId} and a.kind = 'r'
    where u.account_id = ${accountId} and u.status = 'active' and u.type is distinct from 4
      and u.id <> ${target.user_id} and u.email is not null and ${fits}
      and not exists (select 1 from assignments listed where listed.target_id = ${target.id}
        and listed.user_id = u.id and listed.nomination in ('proposed', 'approved', 'declined'))
    group by u.id, s.relationship
    order by array_position(array['manager', 'direct_report', 'peer', 'other'], s.relationship) nulls last,
      u.last_name, u.first_name, u.id
    limit ${limit}`.execute(tx);
  return rows;
}

/** Returns the active managers of a person. */
export async function listManagerIds(tx: Tx, accountId: number, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('relationships')
    .innerJoin('users', 'users.id', 'relationships.from_user_id')
    .select('users.id')
    .where('relationships.account_id', '=', accountId)
    .where('relationships.kind', '=', 'manager')
    .where('relationships.to_user_id', '=', userId)
    .where('users.status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the recorded relationship between two people, ignoring teams. */
export async function findRelationship(
  tx: Tx,
  accountId: number,
  userId: number,
  targetUserId: number,
): Promise<'manager' | 'direct_report' | null> {
  const row = await tx
    .selectFrom('relationships')
    .select('from_user_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'manager')
    .where((where) =>
      where.or([
        where.and([where('from_user_id', '=', userId), where('to_user_id', '=', targetUserId)]),
        where.and([where('from_user_id', '=', targetUserId), where('to_user_id', '=', userId)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return null;
  return row.from_user_id === userId ? 'manager' : 'direct_report';
}

/** Counts a person's active managers and direct reports. */
export async function countManagersAndReports(tx: Tx, accountId: number, userId: number) {
  const { rows } = await sql<{ manager: number; direct_report: number }>`
    select count(*) filter (where r.to_user_id = ${userId})::int as manager,
      count(*) filter (where r.from_user_id = ${userId})::int as direct_report
    from relationships r
    join users u on u.id = case when r.to_user_id = ${userId} then r.from_user_id else r.to_user_id end
    where r.account_id = ${accountId} and r.kind = 'manager' and u.status = 'active'
      and ${userId} in (r.from_user_id, r.to_user_id)`.execute(tx);
  return rows[0] ?? { manager: 0, direct_report: 0 };
}

/** Returns an active person of the account who may rate, by id or email address; otherwise null. */
export async function findRaterPerson(
  tx: Tx,
  accountId: number,
  who: { readonly user_id: number } | { readonly email: string },
): Promise<{ id: number; status: string; email: string | null } | null> {
  const people = tx
    .selectFrom('users')
    .select(['id', 'status', 'email'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`type is distinct from 4`);
  const person =
    'user_id' in who
      ? people.where('id', '=', who.user_id)
      : people.where(sql<boolean>`lower(email) = ${who.email.toLowerCase()}`);
  return (await person.executeTakeFirst()) ?? null;
}
