import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** A claimed file and the number of times it was claimed. */
export interface ClaimedFile {
  readonly id: number;
  readonly account_id: number;
  readonly file_id: string;
  readonly attempts: number;
}

/**
 * Waiting files in reading order: the first file of each account, then the second of each. A file being read counts as
 * the first of its account.
 */
const queuedFiles = (
  now: string,
) => sql`select id, account_id, file_id, attempts, row_number() over (order by turn, id) as place
  from (
    select *, coalesce(read_until > ${now}::timestamptz, false) as is_being_read,
      row_number() over (
        partition by account_id order by coalesce(read_until > ${now}::timestamptz, false) desc, id
      ) as turn
    from user_imports where state = 'reading'
  ) turns where not is_being_read`;

/** Claims the next file of all accounts until the given time; null if none is waiting. */
export async function claimNextFile(
  tx: Tx,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<ClaimedFile | null> {
  const { rows } = await sql<ClaimedFile>`with next as (${queuedFiles(now)} order by place limit 1)
    update user_imports set read_until = ${until}::timestamptz, attempts = next.attempts + 1 from next
    where user_imports.id = next.id and state = 'reading'
      and (read_until is null or read_until <= ${now}::timestamptz)
    returning user_imports.id, user_imports.account_id, user_imports.file_id, user_imports.attempts`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Returns the positions of an account's files in the queue: 1 is next, 0 is being read. */
export async function readQueuePositions(
  tx: Tx,
  accountId: number,
  now: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{
    id: number;
    place: number;
  }>`select user_imports.id, coalesce(place, 0)::int as place
    from user_imports left join (${queuedFiles(now)}) waiting on waiting.id = user_imports.id
    where user_imports.account_id = ${accountId} and state = 'reading'`.execute(tx);
  return new Map(rows.map(({ id, place: index }) => [id, index]));
}

export async function hasQueuedFiles(tx: Tx, now: string): Promise<boolean> {
  const { rows } = await sql`${queuedFiles(now)} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Counts the account's unread files and its imports that are not fully applied yet, including imports with
 * unread files. Blocks other uploads of the account until the transaction ends. Failed imports store no rows
 * and are not counted.
 */
export async function lockAndCountQueuedFiles(
  tx: Tx,
  accountId: number,
): Promise<{ readonly unread: number; readonly unapplied: number }> {
  await sql`select pg_advisory_xact_lock(hashtext('user_imports'), ${accountId}::int)`.execute(tx);
  return tx
    .selectFrom('user_imports')
    .select([
      sql<number>`(count(*) filter (where state = 'reading'))::int`.as('unread'),
      sql<number>`count(*)::int`.as('unapplied'),
    ])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['reading', 'uploaded', 'checking', 'checked', 'applying'])
    .executeTakeFirstOrThrow();
}

/** Extends the claim of a file; false if the file has been discarded. */
export async function extendClaim(tx: Tx, id: number, until: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user_imports')
    .set({ read_until: until })
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the claim, as if the file had not been claimed. */
export async function releaseClaim(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('user_imports')
    .set((eb) => ({ read_until: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'reading')
    .execute();
}
