import { sql } from 'kysely';
import {
  type RegistrationStatus,
  registrationStatuses,
  seatStatuses,
} from '../../../domain/sessions/registrationStatus.ts';
import type { Tx } from '../database.ts';

interface Participant {
  readonly id: number;
  readonly name: string;
  readonly company: string;
  readonly status: RegistrationStatus;
  readonly position: number | null;
  readonly offer_expires_at: string | null;
}

const order = sql`array_position(${[...registrationStatuses]}::text[], r.status), r.queue_number, u.last_name, u.first_name, r.id`;

/** Returns a page of the people who registered for a session, of all accounts, for its organizer. */
export async function listParticipants(
  tx: Tx,
  eventId: number,
  slice: { readonly from: number; readonly size: number },
): Promise<Participant[]> {
  const { rows } = await sql<Participant>`select r.id, trim(u.first_name || ' ' || u.last_name) as name,
      coalesce(nullif(a.company_name, ''), a.name) as company, r.status, r.offer_expires_at,
      case when r.status = 'waiting' then (row_number() over (partition by r.status
        order by r.queue_number, r.id))::int end as position
    from event_registrations r join users u on u.id = r.user_id join accounts a on a.id = r.account_id
    where r.event_id = ${eventId}::int order by ${order} limit ${slice.size} offset ${slice.from}`.execute(
    tx,
  );
  return rows;
}

/** Counts the registrations of a session by status. */
export async function countParticipants(
  tx: Tx,
  eventId: number,
): Promise<{ status: RegistrationStatus; count: number }[]> {
  const { rows } = await sql<{ status: RegistrationStatus; count: number }>`
    select status, count(*)::int as count from event_registrations where event_id = ${eventId}::int
    group by status`.execute(tx);
  return rows;
}

/** Returns those of the registrations that belong to a session. */
export async function listRegistrationsAmong(tx: Tx, eventId: number, ids: readonly number[]) {
  return tx
    .selectFrom('event_registrations')
    .select(['id', 'status'])
    .where('event_id', '=', eventId)
    .where('id', 'in', [...ids])
    .orderBy('queue_number')
    .orderBy('id')
    .execute();
}

/** Returns the people with a seat in a session by their email address, for the import of attendance. */
export async function findSeatsByEmail(
  tx: Tx,
  eventId: number,
  emails: readonly string[],
): Promise<{ id: number; email: string; status: RegistrationStatus }[]> {
  const { rows } = await sql<{ id: number; email: string; status: RegistrationStatus }>`
    select r.id, lower(u.email) as email, r.status from event_registrations r join users u on u.id = r.user_id
    where r.event_id = ${eventId}::int and lower(u.email) = any(${[...emails]}::text[])
      and r.status = any(${[...seatStatuses]}::text[])`.execute(tx);
  return rows;
}

/** Records attendance, or takes it back. The SEQUENCE of the invitation stays, because the calendar entry doesn't change. */
export async function setAttendance(
  tx: Tx,
  ids: readonly number[],
  attended: { readonly by: 'code' | 'join' | 'import' | 'organizer' } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('event_registrations')
    .set({
      status: attended ? 'attended' : 'no_show',
      attended_by: attended?.by ?? null,
      changed_at: now.toISOString(),
    })
    .where('id', 'in', [...ids])
    .where('status', 'in', ['registered', 'attended', 'no_show'])
    .execute();
}
