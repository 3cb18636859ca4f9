/** Roles and permissions of the people of an account, for the roles audit. `domain/access` derives their rights. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { CurrentUser } from '../../../domain/access/signedInPerson.ts';
import { users } from '../../../resources/users/users.ts';
import type { Tx } from '../database.ts';
import { conditionsOf } from '../records/rowFilter.ts';
import { hasDelegatedAccounts } from './people.ts';
import type { PersonStatus } from './status.ts';

export interface PeopleFilter {
  readonly q: string;
  readonly status: PersonStatus | null;
}

/** All facts that rights depend on; many people share the same combination. */
export type PermissionSet = Pick<CurrentUser, 'type' | 'permissions' | 'has_delegated_accounts'>;

export interface PermissionHolder extends Omit<CurrentUser, 'email'> {
  readonly email: string | null;
  readonly status: PersonStatus;
  readonly has_password: boolean;
  readonly led_teams: number;
  readonly delegated_accounts: number;
}

const matching = (accountId: number, { q, status }: PeopleFilter) =>
  sql.join(
    [
      sql<SqlBool>`account_id = ${accountId}`,
      ...conditionsOf(users, { ...(q ? { q } : {}), ...(status ? { status } : {}) }),
    ],
    sql` and `,
  );

/** Returns every combination in use, with the number of people. */
export async function listPermissionSets(
  tx: Tx,
  accountId: number,
  filter: PeopleFilter,
): Promise<{ holding: PermissionSet; people: number }[]> {
  const { rows } = await sql<{
    type: number | null;
    permissions: Permission[];
    delegated: boolean;
    people: number;
  }>`
    select type, permissions, ${hasDelegatedAccounts} as delegated, count(*)::int as people
    from users where ${matching(accountId, filter)} group by 1, 2, 3`.execute(tx);
  return rows.map(({ type, permissions, delegated, people }) => ({
    holding: { type, permissions, has_delegated_accounts: delegated },
    people,
  }));
}

/** Returns the condition that selects people with one of these combinations; null selects everyone. */
function among(sets: readonly PermissionSet[] | null): RawBuilder<SqlBool> {
  if (sets === null) return sql<SqlBool>`true`;
  if (sets.length === 0) return sql<SqlBool>`false`;
  const tuples = sets.map(
    ({ type, permissions, has_delegated_accounts }) =>
      sql`(${type ?? 0}::int, ${[...permissions]}::text[], ${has_delegated_accounts}::boolean)`,
  );
  return sql<SqlBool>`(coalesce(type, 0), permissions, ${hasDelegatedAccounts}) in (${sql.join(tuples)})`;
}

interface HoldersQuery {
  readonly filter: PeopleFilter;
  readonly among: readonly PermissionSet[] | null;
  readonly from: number;
  readonly size: number;
}

/** Returns one page ordered by name. */
export async function readPageOfHolders(
  tx: Tx,
  accountId: number,
  query: HoldersQuery,
): Promise<PermissionHolder[]> {
  const { rows } = await sql<PermissionHolder>`
    select ${columns} from users
    where ${matching(accountId, query.filter)} and ${among(query.among)}
    order by last_name, id offset ${query.from} limit ${query.size}`.execute(tx);
  return rows;
}

export async function findHolder(
  tx: Tx,
  accountId: number,
  userId: number,
): Promise<PermissionHolder | null> {
  const { rows } = await sql<PermissionHolder>`
    select ${columns} from users where account_id = ${accountId} and id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

const columns = sql`id, first_name, last_name, email, type, permissions, program_ids, locale_abbr, status,
  password_hash is not null as has_password, ${hasDelegatedAccounts} as has_delegated_accounts,
  (select count(*)::int from delegations where delegations.user_id = users.id) as delegated_accounts,
  (select count(*)::int from teams where teams.leader_id = users.id and teams.account_id = users.account_id)
    as led_teams`;
