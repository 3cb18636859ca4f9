import { sql } from 'kysely';
import type { PermissionHolder } from '../../../domain/access/permissions.ts';
import { type PersonField, personFields } from '../../../domain/imports/importFields.ts';
import type { ExistingPerson, ImportedPersonFields } from '../../../domain/imports/matchPerson.ts';
import type { Tx } from '../database.ts';
import { hasDelegatedAccounts } from '../people/people.ts';

const columns = personFields.map((field) => `users.${field}` as const);
type PersonRow = Pick<ExistingPerson, 'id' | 'has_delegated_accounts'> & {
  readonly [K in PersonField]: unknown;
};

export function toExistingPerson(row: PersonRow): ExistingPerson {
  const facts = Object.fromEntries(personFields.map((field) => [field, row[field]]));
  const { id, has_delegated_accounts } = row;
  return { id, facts: facts as unknown as ImportedPersonFields, has_delegated_accounts }; // The selected columns are the fields of `PersonFacts`.
}

/** Returns people of the account with one of these external ids or email addresses (in lower case). */
export async function findExistingPeople(
  tx: Tx,
  accountId: number,
  externalIds: readonly string[],
  emails: readonly string[],
): Promise<ExistingPerson[]> {
  const query = (where: ReturnType<typeof sql<boolean>>) =>
    tx
      .selectFrom('users')
      .select(['users.id', ...columns, hasDelegatedAccounts.as('has_delegated_accounts')])
      .where('account_id', '=', accountId)
      .where(where);
  const rows = await query(sql<boolean>`external_id = any(${[...externalIds]}::text[])`)
    .union(query(sql<boolean>`lower(email) = any(${[...emails]}::text[])`))
    .execute();
  return rows.map(toExistingPerson);
}

/** Reads people by id and locks their rows until the transaction ends. */
export async function lockPeople(tx: Tx, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ExistingPerson>();
  const rows = await tx
    .selectFrom('users')
    .select(['users.id', ...columns, hasDelegatedAccounts.as('has_delegated_accounts')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, toExistingPerson(row)]));
}

/**
 * Returns which of these email addresses belong to people of other accounts. Searches all accounts, as an address is
 * unique on the platform.
 */
export async function findEmailsElsewhere(
  tx: Tx,
  accountId: number,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('users')
    .select(sql<string>`lower(email)`.as('email'))
    .where('account_id', '<>', accountId)
    .where(sql<boolean>`lower(email) = any(${[...emails]}::text[])`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export interface TeamsOfName {
  readonly name: string;
  /** Equal for names that differ only in case. Always computed by the database: other lower-case rules give other keys for some letters. */
  readonly key: string;
  /** The existing teams with this name. */
  readonly ids: readonly number[];
}

/** Returns the teams of the account that have these names, regardless of case. */
export async function findTeamsByName(
  tx: Tx,
  accountId: number,
  names: readonly string[],
): Promise<TeamsOfName[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<TeamsOfName>`
    select named.name, lower(named.name) as key,
      coalesce(array_agg(teams.id order by teams.id) filter (where teams.id is not null), '{}') as ids
    from unnest(${[...names]}::text[]) as named (name)
    left join teams on account_id = ${accountId} and lower(teams.name) = lower(named.name)
    group by named.name`.execute(tx);
  return rows;
}

/** Returns team names by id. */
export async function readTeamNames(tx: Tx, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the names of people by id. */
export async function readPersonNames(tx: Tx, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the team ids of each person. */
export async function readTeamsOfPeople(tx: Tx, accountId: number, userIds: readonly number[]) {
  const teams = new Map<number, number[]>();
  if (userIds.length === 0) return teams;
  const rows = await tx
    .selectFrom('memberships')
    .select(['user_id', 'team_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
    .execute();
  for (const { user_id, team_id } of rows) teams.set(user_id, [...(teams.get(user_id) ?? []), team_id]);
  return teams;
}

/**
 * Returns the person who requested an import, with the facts that limit what may be granted: no permissions if the
 * person was deleted or deactivated.
 */
export async function findGranter(
  tx: Tx,
  userId: number | null,
): Promise<PermissionHolder & { readonly id: number }> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'permissions'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return { id: userId ?? 0, permissions: row?.permissions ?? [] };
}
