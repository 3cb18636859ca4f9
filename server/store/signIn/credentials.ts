import { type NotNull, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import { knownDeviceLimits } from '../../../domain/access/policy/rateLimits.ts';
import { usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Tx } from '../database.ts';

export interface Credentials {
  readonly id: number;
  readonly account_id: number;
  readonly email: string;
  readonly password_hash: string | null;
  readonly permissions: readonly Permission[];
}

function people(tx: Tx) {
  return tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.account_id', 'users.email', 'users.password_hash', 'users.permissions'])
    .where('users.status', '=', 'active')
    .where('users.email', 'is not', null)
    .where('accounts.status', 'in', usableAccountStatuses)
    .$narrowType<{ email: NotNull }>();
}

/** Returns the credentials of a person who can sign in. */
export async function findCredentials(tx: Tx, email: string): Promise<Credentials | null> {
  return toCredentials(
    await people(tx).where(sql`lower(users.email)`, '=', email.toLowerCase()).executeTakeFirst(),
  );
}

type CredentialsRow = Omit<Credentials, 'permissions'> & { readonly permissions: readonly string[] };

/** Converts a row; its column contains permissions, which its type cannot express. */
const toCredentials = (row: CredentialsRow | undefined): Credentials | null =>
  row ? (row as Credentials) : null;

export async function findCredentialsOf(tx: Tx, userId: number): Promise<Credentials | null> {
  return toCredentials(await people(tx).where('users.id', '=', userId).executeTakeFirst());
}

/** Stores a new password, which invalidates all links for setting one. */
export async function setPasswordHash(tx: Tx, userId: number, hash: string): Promise<void> {
  await removeResets(tx, [userId]);
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}

/** Invalidates all password links of these people. */
export async function removeResets(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where(sql<boolean>`user_id = any(${[...userIds]}::int[])`)
    .execute();
}

/** `setup`: sent by an administrator or printed on the server; `reset`: requested by anyone who knows the email address. */
export type ResetPurpose = 'setup' | 'reset';

interface NewReset {
  readonly token_hash: string;
  readonly user_id: number;
  readonly purpose: ResetPurpose;
  readonly expires_at: string;
}

/** Adds a link. A requested one invalidates only earlier requested ones, because strangers can request them. */
export async function addReset(tx: Tx, reset: NewReset): Promise<void> {
  if (reset.purpose === 'setup') await removeResets(tx, [reset.user_id]);
  else await removeRequestedResets(tx, reset.user_id);
  await tx
    .insertInto('password_resets')
    .values({ ...reset, used_at: null })
    .execute();
}

async function removeRequestedResets(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .execute();
}

/** Extends the latest unused requested link until `expiresAt`. */
export async function extendReset(tx: Tx, userId: number, expiresAt: string): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ expires_at: sql<string>`greatest(expires_at, ${expiresAt}::timestamptz)` })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .execute();
}

export async function findReset(tx: Tx, tokenHash: string, now: string): Promise<Credentials | null> {
  const row = await people(tx)
    .innerJoin('password_resets', 'password_resets.user_id', 'users.id')
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst();
  return toCredentials(row);
}

/** Uses up a link. True for only one of several concurrent callers. */
export async function useReset(tx: Tx, tokenHash: string, now: string): Promise<boolean> {
  const result = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns a device used for a sign-in; `confirmed` means confirmed with a code and remembered. */
export async function findDevice(
  tx: Tx,
  userId: number,
  deviceHash: string,
): Promise<{ readonly confirmed: boolean } | null> {
  const row = await tx
    .selectFrom('known_devices')
    .select('confirmed')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row ?? null;
}

interface UsedDevice {
  readonly user_id: number;
  readonly device_hash: string;
  readonly confirmed: boolean;
  readonly now: string;
}

/**
 * Stores a device that was used for a sign-in. A confirmed device stays confirmed. Only the most recently
 * used devices are stored.
 */
export async function rememberDevice(tx: Tx, { now, confirmed, ...device }: UsedDevice): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ ...device, confirmed, last_seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({
        last_seen_at: now,
        confirmed: sql<boolean>`known_devices.confirmed or ${confirmed}::boolean`,
      }),
    )
    .execute();
  const newest = tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', device.user_id)
    .orderBy('last_seen_at', 'desc')
    .limit(knownDeviceLimits.perPerson);
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', device.user_id)
    .where('device_hash', 'not in', newest)
    .execute();
}

export async function forgetOldDevices(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('last_seen_at', '<', before).execute();
}

export async function forgetDevices(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
