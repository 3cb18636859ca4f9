import { sql } from 'kysely';
import type { Holder } from '../../../domain/access/permissions.ts';
import { type PersonField, personFields } from '../../../domain/imports/importFields.ts';
import type { ExistingPerson, PersonFacts } from '../../../domain/imports/matchPerson.ts';
import type { Tx } from '../database.ts';
import { isDelegate } from '../people/people.ts';

const columns = personFields.map((field) => `users.${field}` as const);
type PersonRow = Pick<ExistingPerson, 'id' | 'has_delegated_accounts'> & {
  readonly [K in PersonField]: unknown;
};

export function asKnown(row: PersonRow): ExistingPerson {
  const facts = Object.fromEntries(personFields.map((field) => [field, row[field]]));
  const { id, has_delegated_accounts } = row;
  return { id, facts: facts as unknown as PersonFacts, has_delegated_accounts }; // the columns are the fields
}

/** People of the account with one of these external ids or addresses (in small letters). */
export async function findPeople(
  tx: Tx,
  accountId: number,
  externalIds: readonly string[],
  emails: readonly string[],
): Promise<ExistingPerson[]> {
  const query = (where: ReturnType<typeof sql<boolean>>) =>
    tx
      .selectFrom('users')
      .select(['users.id', ...columns, isDelegate.as('has_delegated_accounts')])
      .where('account_id', '=', accountId)
      .where(where);
  const rows = await query(sql<boolean>`external_id = any(${[...externalIds]}::text[])`)
    .union(query(sql<boolean>`lower(email) = any(${[...emails]}::text[])`))
    .execute();
  return rows.map(asKnown);
}

/** People by their ids, kept from being changed by others until the transaction ends. */
export async function lockPeople(tx: Tx, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ExistingPerson>();
  const rows = await tx
    .selectFrom('users')
    .select(['users.id', ...columns, isDelegate.as('has_delegated_accounts')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, asKnown(row)]));
}

/** Which of these addresses somebody of another account has. Asks across accounts: every address is one person's. */
export async function emailsElsewhere(
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

/** Teams of the account by their names in small letters. */
export async function teamsByName(
  tx: Tx,
  accountId: number,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  if (names.length === 0) return [];
  return tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`lower(name) = any(${[...names]}::text[])`)
    .execute();
}

/** Names of teams by their ids. */
export async function teamNames(tx: Tx, accountId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await tx
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Which teams people are in. */
export async function teamsOfPeople(tx: Tx, accountId: number, userIds: readonly number[]) {
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

/** Who asked for an import, as far as it decides what may be granted: nothing once they are gone or switched off. */
export async function giverOf(tx: Tx, userId: number | null): Promise<Holder & { readonly id: number }> {
  const row = await tx
    .selectFrom('users')
    .select(['id', 'permissions'])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return { id: userId ?? 0, permissions: row?.permissions ?? [] };
}
