import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { lockSignIns } from './lockSignIns.ts';

export interface StoredSession {
  readonly id: string;
  readonly user_id: number;
  /** The account being emulated, until the emulation ends. */
  readonly viewed_account_id: number | null;
  readonly created_at: string;
  readonly last_seen_at: string;
  /** Whether the session started with a second factor. */
  readonly confirmed: boolean;
}

export async function addSession(
  tx: Tx,
  session: {
    token_hash: string;
    user_id: number;
    device: string;
    network: string | null;
    confirmed: boolean;
    now: string;
    expires_at: string;
  },
): Promise<void> {
  const { now, ...rest } = session;
  await tx
    .insertInto('sessions')
    .values({ ...rest, created_at: now, last_seen_at: now, viewed_account_id: null })
    .execute();
}

export async function touchSession(tx: Tx, id: string, now: string, expiresAt: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function listSessions(tx: Tx, userId: number, now: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function removeSession(tx: Tx, userId: number, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/**
 * Ends every other session of the person, such as after a password change. Waits for a sign-in of the person that isn't completed, so that
 * its session ends as well.
 */
export async function removeSessionsExcept(tx: Tx, userId: number, exceptId: string | null): Promise<void> {
  await lockSignIns(tx, userId);
  let query = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (exceptId) query = query.where('id', '!=', exceptId);
  await query.execute();
}

/** Ends the sessions of these people except one. */
export async function removeSessionsOf(
  tx: Tx,
  userIds: readonly number[],
  exceptId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .execute();
}

/** Ends the session of a token on sign-out or a new sign-in, and deletes expired sessions. */
export async function removeSessionByToken(tx: Tx, tokenHash: string, now: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((where) => where.or([where('token_hash', '=', tokenHash), where('expires_at', '<=', now)]))
    .execute();
}

/** Records that a second factor was given in this session. */
export async function confirmSession(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('sessions').set({ confirmed: true }).where('id', '=', id).execute();
}
