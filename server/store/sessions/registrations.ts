import { type SqlBool, sql } from 'kysely';
import {
  openStatuses,
  type RegistrationStatus,
  seatStatuses,
} from '../../../domain/sessions/registrationStatus.ts';
import type { Tx } from '../database.ts';
import type { SessionTables } from '../tables/sessions.ts';

export interface StoredRegistration {
  readonly id: number;
  readonly account_id: number;
  readonly event_id: number;
  readonly user_id: number;
  readonly status: RegistrationStatus;
  readonly offer_expires_at: string | null;
  readonly calendar_sequence: number;
  readonly feedback_given: boolean;
}

const columns = [
  'id',
  'account_id',
  'event_id',
  'user_id',
  'status',
  'offer_expires_at',
  'calendar_sequence',
  'feedback_given',
] as const;

/** Counts the seats that are taken and the people who wait, of all accounts. The session must be locked if the result decides something. */
export async function countSeats(tx: Tx, eventId: number): Promise<{ held: number; waiting: number }> {
  const { rows } = await sql<{ held: number; waiting: number }>`
    select count(*) filter (where status = any(${[...seatStatuses]}::text[]))::int as held,
      count(*) filter (where status = 'waiting')::int as waiting
    from event_registrations where event_id = ${eventId}::int`.execute(tx);
  return rows[0] ?? { held: 0, waiting: 0 };
}

/** Returns a person's registration for a session. */
export async function findRegistration(
  tx: Tx,
  eventId: number,
  userId: number,
): Promise<StoredRegistration | null> {
  const row = await tx
    .selectFrom('event_registrations')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the registrations with these statuses, of all accounts. */
export async function listRegistrations(
  tx: Tx,
  eventId: number,
  statuses: readonly RegistrationStatus[],
): Promise<StoredRegistration[]> {
  return tx
    .selectFrom('event_registrations')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('status', 'in', [...statuses])
    .orderBy('id')
    .execute();
}

interface NewRegistration {
  readonly accountId: number;
  readonly eventId: number;
  readonly userIds: readonly number[];
  readonly status: 'requested' | 'registered' | 'waiting';
  readonly registeredBy: number;
  readonly now: Date;
}

/**
 * Registers people, also those who cancelled before: they lose their former place on the wait list. The session must be locked. People with
 * an open registration are left as they are.
 */
export async function addRegistrations(tx: Tx, added: NewRegistration): Promise<StoredRegistration[]> {
  const { accountId, eventId, userIds, status, registeredBy, now } = added;
  const at = now.toISOString();
  const { rows } = await sql<StoredRegistration>`
    insert into event_registrations as r
      (account_id, event_id, user_id, status, queue_number, registered_by, created_at, changed_at)
    select ${accountId}::int, ${eventId}::int, id, ${status},
      case when ${status} = 'waiting' then (select coalesce(max(queue_number), 0) from event_registrations
        where event_id = ${eventId}::int) + row_number() over (order by id) end,
      ${registeredBy}::int, ${at}::timestamptz, ${at}::timestamptz
    from users where id = any(${[...userIds]}::int[]) and account_id = ${accountId}::int
    on conflict (event_id, user_id) do update set status = excluded.status,
      account_id = excluded.account_id, queue_number = excluded.queue_number, registered_by = excluded.registered_by,
      offer_expires_at = null, cancelled_by = null, reminded = false, changed_at = excluded.changed_at,
      calendar_sequence = r.calendar_sequence + 1
      where r.status in ('expired', 'declined', 'cancelled')
    returning ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}`.execute(tx);
  return rows;
}

type StatusChange = Pick<SessionTables['event_registrations'], 'status'> &
  Partial<Pick<SessionTables['event_registrations'], 'cancelled_by' | 'offer_expires_at' | 'attended_by'>>;

/** Changes the status of registrations and returns them as they are then. Leaving the wait list gives up the place on it. */
export async function setRegistrationStatus(
  tx: Tx,
  ids: readonly number[],
  change: StatusChange,
  now: Date,
): Promise<StoredRegistration[]> {
  return tx
    .updateTable('event_registrations')
    .set({
      offer_expires_at: null,
      ...change,
      changed_at: now.toISOString(),
      calendar_sequence: sql<number>`calendar_sequence + 1`,
    })
    .where(sql<SqlBool>`id = any(${[...ids]}::int[])`)
    .returning(columns)
    .execute();
}

/** Puts a person at the end of the wait list. The session must be locked. */
export async function moveToWaitList(tx: Tx, id: number, eventId: number, now: Date): Promise<void> {
  await sql`update event_registrations set status = 'waiting', changed_at = ${now.toISOString()}::timestamptz,
      queue_number = (select coalesce(max(queue_number), 0) + 1 from event_registrations
        where event_id = ${eventId}::int)
    where id = ${id}::int`.execute(tx);
}

/** Returns the first people on the wait list, in its order. */
export async function listNextWaiting(tx: Tx, eventId: number, limit: number): Promise<StoredRegistration[]> {
  return tx
    .selectFrom('event_registrations')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('status', '=', 'waiting')
    .orderBy('queue_number')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the offers of a session that have expired. */
export async function listExpiredOffers(tx: Tx, eventId: number, now: Date): Promise<StoredRegistration[]> {
  return tx
    .selectFrom('event_registrations')
    .select(columns)
    .where('event_id', '=', eventId)
    .where('status', '=', 'offered')
    .where('offer_expires_at', '<=', now.toISOString())
    .orderBy('id')
    .execute();
}

/**
 * Increases the SEQUENCE of all open registrations, because the session has changed. An offer never outlasts the new start, and everyone is
 * reminded again.
 */
export async function advanceSequences(tx: Tx, eventId: number): Promise<StoredRegistration[]> {
  const { rows } = await sql<StoredRegistration>`update event_registrations r
    set calendar_sequence = calendar_sequence + 1, reminded = false,
      offer_expires_at = least(offer_expires_at, e.starts_at)
    from events e where e.id = r.event_id and r.event_id = ${eventId}::int
      and r.status = any(${[...openStatuses]}::text[])
    returning ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}`.execute(tx);
  return rows;
}

/** Returns the ids of people among these who have an open registration for a session. */
export async function listRegisteredAmong(
  tx: Tx,
  eventId: number,
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_registrations')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('user_id', 'in', [...userIds])
    .where('status', 'not in', ['expired', 'declined', 'cancelled'])
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Records that a person gave feedback. False if they had already. The row's other facts stay as they are. */
export async function markFeedbackGiven(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event_registrations')
    .set({ feedback_given: true })
    .where('id', '=', id)
    .where('feedback_given', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether anyone may still attend a session. */
export async function hasOpenRegistrations(tx: Tx, eventId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where('status', 'in', [...openStatuses])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets everyone with a seat who didn't attend to `no_show`. */
export async function markNoShows(tx: Tx, eventId: number, now: Date): Promise<void> {
  await tx
    .updateTable('event_registrations')
    .set({ status: 'no_show', changed_at: now.toISOString() })
    .where('event_id', '=', eventId)
    .where('status', '=', 'registered')
    .execute();
}
