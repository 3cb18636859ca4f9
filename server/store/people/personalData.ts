import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export async function exportOf(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('data_exports')
    .select(['status', 'asked_at', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** One at a time: a new wish replaces the former copy. */
export async function putExport(tx: Tx, userId: number, at: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('user_id', '=', userId).execute();
  await tx
    .insertInto('data_exports')
    .values({ user_id: userId, asked_at: at, sealed: null, ready_at: null, expires_at: null })
    .execute();
}

/** Those that are still to be made, the longest waiting first. */
export async function waitingExports(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select('user_id')
    .where('status', '=', 'waiting')
    .orderBy('asked_at')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function keepExport(
  tx: Tx,
  userId: number,
  made: { readonly sealed: Uint8Array; readonly ready_at: string; readonly expires_at: string },
): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ ...made, status: 'ready' })
    .where('user_id', '=', userId)
    .execute();
}

/** Hands it out once: with the answer it is gone. */
export async function takeExport(tx: Tx, userId: number, now: string): Promise<Uint8Array | null> {
  const row = await tx
    .deleteFrom('data_exports')
    .where('user_id', '=', userId)
    .where('status', '=', 'ready')
    .where('expires_at', '>', now)
    .returning('sealed')
    .executeTakeFirst();
  return row?.sealed ?? null;
}

export async function dropExpiredExports(tx: Tx, now: string): Promise<void> {
  await tx.deleteFrom('data_exports').where('expires_at', '<=', now).execute();
}

/** Who they are to us: the row itself, without its password. */
export async function ownRow(tx: Tx, userId: number) {
  const { password_hash: _hash, ...row } = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row;
}

/** What goes with a person when the person goes, by table. */
export async function keptAbout(tx: Tx, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ place: string; entries: unknown }>`
    select place, entries from kept_about(${userId}::int)`.execute(tx);
  return Object.fromEntries(rows.map(({ place: position, entries }) => [position, entries]));
}

/** What stays, in another form, when the person goes. */
export async function tracesOf(tx: Tx, userId: number) {
  const participations = await tx
    .selectFrom('participations')
    .innerJoin('benchmark_campaigns as campaign', 'campaign.id', 'participations.campaign_id')
    .select(['campaign.name as campaign', 'participations.status', 'invited_on', 'started_on', 'finished_on'])
    .where('participations.user_id', '=', userId)
    .orderBy('participations.id')
    .execute();
  const mails = await tx
    .selectFrom('mails')
    .select(['to_address', 'template', 'status', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const done = await tx
    .selectFrom('audit_entries')
    .select(['at', 'action', 'resource', 'record_id', 'changes'])
    .where('actor_id', '=', userId)
    .orderBy('id')
    .execute();
  return { participations, mails, done };
}

/** Whether nobody but this person could administer the platform. */
export async function isLastSuperAdmin(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`'super_admin' = any(permissions)`)
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]?.id === userId;
}

/** Nothing of a person stays but a number: what hangs on it goes, and the row forgets who it was. */
export async function erase(tx: Tx, userId: number, now: string): Promise<void> {
  await sql`select erase_person(${userId}::int)`.execute(tx);
  await tx.deleteFrom('result_shares').where('user_id', '=', userId).execute();
  await tx
    .updateTable('users')
    .set({
      first_name: 'Deleted',
      last_name: 'person',
      email: `deleted-${userId}@erased.invalid`,
      type: null,
      permissions: [],
      program_ids: [],
      locale_abbr: 'en',
      time_zone: null,
      status: 'inactive',
      password_hash: null,
      gender: null,
      race: null,
      birth_year: null,
      department: null,
      location: null,
      level: null,
      external_id: null,
      updated_at: sql<string>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', userId)
    .execute();
}
