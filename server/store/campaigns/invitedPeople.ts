import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * The people whom a launch today would invite: the given ones, or everyone in the account. Everyone is never listed, because queries that
 * only count don't need the ids of a large account.
 */
export type InvitedPeople =
  | { readonly ids: readonly number[]; readonly count: number }
  | { readonly ids: null; readonly count: number };

/** Everyone in the account whom a campaign for everyone asks: active people who are neither invitees nor applicants. */
const everyoneIn = (accountId: number) => sql`select everyone.id from users everyone
  where everyone.account_id = ${accountId}::int and everyone.status = 'active' and everyone.type is null`;

/** A table expression with the ids of the people. */
export const idsOfInvited = (accountId: number, { ids }: InvitedPeople): RawBuilder<unknown> =>
  ids === null ? sql`(${everyoneIn(accountId)})` : sql`unnest(${[...ids]}::int[])`;

/** Counts everyone in the account whom a campaign for everyone asks. */
export async function countEveryone(tx: Tx, accountId: number): Promise<InvitedPeople> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (${everyoneIn(accountId)}) as invited`.execute(tx);
  return { ids: null, count: rows[0]?.count ?? 0 };
}

export const invitedOf = (people: readonly { readonly id: number }[]): InvitedPeople => ({
  ids: people.map(({ id }) => id),
  count: people.length,
});
