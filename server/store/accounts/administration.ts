import { type SqlBool, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { Tx } from '../database.ts';
import { wordPatterns } from '../sql/likePattern.ts';

/** A person with the name of their account. Rows of all accounts are visible only to platform transactions. */
export interface PersonWithAccount {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly account_id: number;
  readonly account: string;
  readonly permissions: Permission[];
  readonly active: boolean;
  readonly external_id: string | null;
}

export interface Slice {
  readonly from: number;
  readonly size: number;
}

export const fullName = sql<string>`trim(users.first_name || ' ' || users.last_name)`;

/** Returns a condition: every word of `q` must occur in the name or the email address. */
export function matchesName(q: string | null) {
  const parts = wordPatterns(q).map(
    (pattern) =>
      sql<SqlBool>`(users.first_name || ' ' || users.last_name || ' ' || coalesce(users.email, '')) ilike ${pattern}`,
  );
  return parts.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
}

const peopleQuery = (tx: Tx) =>
  tx.selectFrom('users').innerJoin('accounts', 'accounts.id', 'users.account_id');

/** Selects the people of a query, ordered by name. */
const toPerson = (query: ReturnType<typeof peopleQuery>) =>
  query
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .select([
      'users.id',
      fullName.as('name'),
      'users.email',
      'users.account_id',
      'accounts.name as account',
      sql<Permission[]>`users.permissions`.as('permissions'),
      sql<boolean>`users.status = 'active'`.as('active'),
      'users.external_id',
    ]);

export interface PeopleQuery {
  readonly q: string | null;
  readonly accountId: number | null;
  /** People with at least one of these permissions; null for all people. */
  readonly permissions: readonly Permission[] | null;
}

/** Returns one page of people ordered by name, with the total. */
export async function readPageOfPeople(
  tx: Tx,
  { q, accountId, permissions }: PeopleQuery,
  { from, size }: Slice,
): Promise<{ people: PersonWithAccount[]; total: number }> {
  let query = peopleQuery(tx).where(matchesName(q));
  if (accountId !== null) query = query.where('users.account_id', '=', accountId);
  if (permissions) query = query.where(sql<SqlBool>`users.permissions && ${[...permissions]}::text[]`);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const people = await toPerson(query).offset(from).limit(size).execute();
  return { people, total };
}

export async function listPeopleByIds(tx: Tx, ids: readonly number[]): Promise<PersonWithAccount[]> {
  return toPerson(peopleQuery(tx).where(sql<SqlBool>`users.id = any(${[...ids]}::int[])`)).execute();
}

export async function listPeopleByEmail(tx: Tx, emails: readonly string[]): Promise<PersonWithAccount[]> {
  return toPerson(
    peopleQuery(tx).where(sql<SqlBool>`lower(users.email) = any(${[...emails]}::text[])`),
  ).execute();
}

/** Returns the size of an account: active people, teams and open campaigns. */
export async function countAccountContents(tx: Tx, accountId: number) {
  const { rows } = await sql<{ people: number; teams: number; running_campaigns: number }>`select
    (select count(*)::int from users where account_id = ${accountId} and status = 'active') as people,
    (select count(*)::int from teams where account_id = ${accountId}) as teams,
    (select count(*)::int from benchmark_campaigns where account_id = ${accountId} and status = 'open')
      as running_campaigns`.execute(tx);
  return rows[0] ?? { people: 0, teams: 0, running_campaigns: 0 };
}
