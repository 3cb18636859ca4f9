import { sql } from 'kysely';
import { type FailureScope, signInLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { Tx } from '../database.ts';

/** A stored counter of failed sign-ins: of one network or device, or of an account as a whole. */
export interface Counter {
  readonly key_hash: string;
  readonly reach: FailureScope;
  readonly user_id: number | null;
  readonly network: string | null;
  readonly tries: number;
  readonly waits: number;
  readonly retry_at: Date | null;
  readonly ends_at: Date;
}

const columns = ['key_hash', 'reach', 'user_id', 'network', 'tries', 'waits', 'retry_at', 'ends_at'] as const;

type Row = Omit<Counter, 'retry_at' | 'ends_at'> & {
  readonly retry_at: string | null;
  readonly ends_at: string;
};

const counterOf = (row: Row): Counter => ({
  ...row,
  retry_at: row.retry_at === null ? null : new Date(row.retry_at),
  ends_at: new Date(row.ends_at),
});

/** Returns the counters that have not expired, without locking them. */
export async function readCounters(tx: Tx, keys: readonly string[], now: Date): Promise<Counter[]> {
  const rows = await tx
    .selectFrom('lock_outs')
    .select(columns)
    .where('key_hash', 'in', keys)
    .where('ends_at', '>', now.toISOString())
    .execute();
  return rows.map(counterOf);
}

/** Locks a counter until the transaction ends and creates it if needed. Null if it has expired. */
export async function lockCounter(
  tx: Tx,
  { key_hash, reach, user_id, network }: Pick<Counter, 'key_hash' | 'reach' | 'user_id' | 'network'>,
  now: Date,
): Promise<Counter | null> {
  const row = await tx
    .insertInto('lock_outs')
    .values({
      key_hash,
      reach,
      user_id,
      network,
      tries: 0,
      waits: 0,
      retry_at: null,
      ends_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet({ user_id, network }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  const counter = counterOf(row);
  return counter.ends_at > now ? counter : null;
}

/** Locks an existing counter until the transaction ends. */
export async function lockStored(tx: Tx, key: string): Promise<Counter | null> {
  const row = await tx
    .selectFrom('lock_outs')
    .select(columns)
    .where('key_hash', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row ? counterOf(row) : null;
}

export async function writeCounter(
  tx: Tx,
  key: string,
  { tries, waits, retry_at, ends_at }: Pick<Counter, 'tries' | 'waits' | 'retry_at' | 'ends_at'>,
): Promise<void> {
  await tx
    .updateTable('lock_outs')
    .set({ tries, waits, retry_at: retry_at?.toISOString() ?? null, ends_at: ends_at.toISOString() })
    .where('key_hash', '=', key)
    .execute();
}

export async function removeCounter(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('lock_outs').where('key_hash', '=', key).execute();
}

export async function uncountFailure(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable('lock_outs')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('key_hash', '=', key)
    .execute();
}

export async function removeOldCounters(tx: Tx, now: string): Promise<void> {
  await tx.deleteFrom('lock_outs').where('ends_at', '<=', now).execute();
}

/** Networks and devices that have to wait, and accounts whose unknown devices have to wait. */
const isWaiting = (now: string) => sql<boolean>`(
  retry_at > ${now}::timestamptz
  or (reach = 'everywhere' and tries >= ${signInLimits.guard.failures}::int and ends_at > ${now}::timestamptz))`;

/** Returns everyone who currently has to wait; the person is null for an unknown email address. */
export async function listLockOuts(tx: Tx, now: string) {
  return tx
    .selectFrom('lock_outs')
    .leftJoin('users', 'users.id', 'lock_outs.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['lock_outs.id', 'reach', 'lock_outs.user_id', 'network', 'tries'])
    .select(sql<string>`coalesce(retry_at, ends_at)`.as('ends_at'))
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'accounts.id as account_id',
      'accounts.name as account',
    ])
    .where(isWaiting(now))
    .orderBy(sql`coalesce(retry_at, ends_at)`, 'desc')
    .limit(200)
    .execute();
}

/** Ends the wait of a network or device, or the restriction of an account. Undefined if there is none. */
export async function endWait(tx: Tx, id: string, now: string) {
  const waitingCounter = await tx
    .selectFrom('lock_outs')
    .select(['user_id', 'reach'])
    .where('id', '=', id)
    .where(isWaiting(now))
    .forUpdate()
    .executeTakeFirst();
  if (waitingCounter?.reach === 'everywhere') await tx.deleteFrom('lock_outs').where('id', '=', id).execute();
  else if (waitingCounter) {
    await tx
      .updateTable('lock_outs')
      .set({ tries: 0, waits: 0, retry_at: now })
      .where('id', '=', id)
      .execute();
  }
  return waitingCounter;
}
