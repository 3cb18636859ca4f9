import { sql } from 'kysely';
import { lockOutLimits, type Reach } from '../../domain/access/policy/lockOut.ts';
import type { Tx } from './database.ts';

interface Try {
  readonly key_hash: string;
  readonly reach: Reach;
  readonly user_id: number | null;
  readonly network: string | null;
  readonly now: Date;
}

/**
 * Counts a try in its window. Answers null while there are tries left, else when it may be tried again; a try too
 * many is not counted, so waiting always ends.
 */
export async function takeTry(tx: Tx, { key_hash, reach, user_id, network, now }: Try): Promise<Date | null> {
  const { tries, minutes } = lockOutLimits[reach];
  const at = now.toISOString();
  const ends = new Date(now.getTime() + minutes * 60_000).toISOString();
  const row = await tx
    .insertInto('lock_outs')
    .values({ key_hash, reach, user_id, network, tries: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        tries: sql<number>`case when lock_outs.ends_at <= ${at}::timestamptz then 1
          else least(lock_outs.tries + 1, ${tries}::int + 1) end`,
        ends_at: sql<string>`case when lock_outs.ends_at <= ${at}::timestamptz then ${ends}::timestamptz
          else lock_outs.ends_at end`,
        user_id,
        network,
      }),
    )
    .returning(['tries', 'ends_at'])
    .executeTakeFirstOrThrow();
  return row.tries > tries ? new Date(row.ends_at) : null;
}

/** Ends the counting of one key; windows that are over go along. */
export async function forgetTries(tx: Tx, key: string, now: string): Promise<void> {
  await tx
    .deleteFrom('lock_outs')
    .where((where) => where.or([where('key_hash', '=', key), where('ends_at', '<=', now)]))
    .execute();
}

export async function giveBackTry(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable('lock_outs')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('key_hash', '=', key)
    .execute();
}

const isFull = sql<boolean>`(reach = 'network' and tries >= ${lockOutLimits.network.tries}::int)
  or (reach = 'everywhere' and tries >= ${lockOutLimits.everywhere.tries}::int)`;

/** Who has to wait at this moment; null for whom nobody of that address exists. */
export async function lockedOut(tx: Tx, now: string) {
  return tx
    .selectFrom('lock_outs')
    .leftJoin('users', 'users.id', 'lock_outs.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['lock_outs.id', 'reach', 'lock_outs.user_id', 'network', 'tries', 'ends_at'])
    .select([
      'users.first_name',
      'users.last_name',
      'users.email',
      'accounts.id as account_id',
      'accounts.name as account',
    ])
    .where('ends_at', '>', now)
    .where(isFull)
    .orderBy('ends_at', 'desc')
    .limit(200)
    .execute();
}

/** Answers whose it was; undefined when there is no such lock-out. */
export async function removeLockOut(tx: Tx, id: string) {
  return tx.deleteFrom('lock_outs').where('id', '=', id).returning(['user_id', 'reach']).executeTakeFirst();
}
