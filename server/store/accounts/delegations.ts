import { type SqlBool, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { AccountStatus } from '../../../domain/accounts/accountStatuses.ts';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';
import { fullName, matchesName, type Slice } from './administration.ts';

export interface DelegationKey {
  readonly user_id: number;
  readonly account_id: number;
}

export interface Delegation extends DelegationKey {
  readonly person: string;
  readonly permissions: Permission[];
  readonly account: string;
  readonly granted_at: string;
  readonly granted_by: string | null;
}

/** Returns the delegations of these people or accounts, ordered by the name of the other side. */
export async function listDelegationsOf(
  tx: Tx,
  side: 'user_id' | 'account_id',
  ids: readonly number[],
): Promise<Delegation[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('delegations')
    .innerJoin('users', 'users.id', 'delegations.user_id')
    .innerJoin('accounts', 'accounts.id', 'delegations.account_id')
    .leftJoin('users as granter', 'granter.id', 'delegations.granted_by')
    .select([
      'delegations.user_id',
      'delegations.account_id',
      fullName.as('person'),
      sql<Permission[]>`users.permissions`.as('permissions'),
      'accounts.name as account',
      'delegations.granted_at',
      sql<string | null>`trim(granter.first_name || ' ' || granter.last_name)`.as('granted_by'),
    ])
    .where(`delegations.${side}`, 'in', ids)
    .orderBy(side === 'user_id' ? sql`lower(accounts.name)` : sql`lower(users.last_name)`)
    .orderBy('delegations.user_id')
    .orderBy('delegations.account_id')
    .execute();
}

/** Returns people with at least one delegation, ordered by name. */
export async function readPageOfDelegates(tx: Tx, q: string | null, { from, size }: Slice) {
  const query = tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where(matchesName(q))
    .where(sql<SqlBool>`exists (select from delegations where delegations.user_id = users.id)`);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const result = await query
    .select(['users.id', fullName.as('name'), 'users.email', 'accounts.name as account'])
    .select(sql<Permission[]>`users.permissions`.as('permissions'))
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .offset(from)
    .limit(size)
    .execute();
  return { total, found: result };
}

/** Returns all accounts ordered by name, including those that are delegated to no one. */
export async function readPageOfDelegated(tx: Tx, q: string | null, { from, size }: Slice) {
  const pattern = likePattern(q ?? '');
  const query = tx
    .selectFrom('accounts')
    .where(sql<SqlBool>`(name || ' ' || coalesce(company_name, '')) ilike ${pattern}`);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const result = await query
    .select(['id', 'name', 'company_name'])
    .select(sql<AccountStatus>`status`.as('status'))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .offset(from)
    .limit(size)
    .execute();
  return { total, found: result };
}

/** Adds delegations and returns the pairs that were new. */
export async function addDelegations(
  tx: Tx,
  pairs: readonly DelegationKey[],
  by: { readonly userId: number; readonly at: string },
): Promise<DelegationKey[]> {
  return tx
    .insertInto('delegations')
    .values(pairs.map((pair) => ({ ...pair, granted_by: by.userId, granted_at: by.at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'account_id'])
    .execute();
}

/** Removes delegations and returns the pairs that existed. */
export async function removeDelegations(tx: Tx, pairs: readonly DelegationKey[]): Promise<DelegationKey[]> {
  const { rows } = await sql<DelegationKey>`
    delete from delegations using jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
      as gone (user_id int, account_id int)
    where delegations.user_id = gone.user_id and delegations.account_id = gone.account_id
    returning delegations.user_id, delegations.account_id`.execute(tx);
  return rows;
}
