import { type SqlBool, sql } from 'kysely';
import { openStatuses, seatStatuses } from '../../../domain/sessions/registrationStatus.ts';
import type { Tx } from '../database.ts';
import type { StoredRegistration } from './registrations.ts';

/**
 * Returns the sessions in which an offer has expired, a free seat waits for the wait list, or someone who was deactivated is registered or
 * waits.
 */
export async function listUnsettledSessions(tx: Tx, now: Date): Promise<number[]> {
  const at = now.toISOString();
  const { rows } = await sql<{ id: number }>`
    select event_id as id from event_registrations where status = 'offered' and offer_expires_at <= ${at}::timestamptz
    union
    select e.id from events e where e.status = 'open' and e.starts_at > ${at}::timestamptz
      and exists (select from event_registrations w where w.event_id = e.id and w.status = 'waiting')
      and e.capacity > (select count(*) from event_registrations r
        where r.event_id = e.id and r.status = any(${[...seatStatuses]}::text[]))
    union
    select e.id from events e join event_registrations r on r.event_id = e.id join users u on u.id = r.user_id
    where e.status = 'open' and e.starts_at > ${at}::timestamptz and u.status <> 'active'
      and r.status = any(${[...openStatuses]}::text[])
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the ids of open registrations of people who were deactivated. */
export async function listInactive(tx: Tx, eventId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('event_registrations as registration')
    .innerJoin('users', 'users.id', 'registration.user_id')
    .select('registration.id')
    .where('registration.event_id', '=', eventId)
    .where('registration.status', 'in', [...openStatuses])
    .where('users.status', '<>', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns at most `limit` registrations for sessions that begin within a day, and marks them as reminded. People who registered on the last
 * day have the invitation in their mailbox and aren't reminded.
 */
export async function takeDueReminders(tx: Tx, now: Date, limit: number): Promise<StoredRegistration[]> {
  const at = now.toISOString();
  const due = sql<SqlBool>`id in (
    select r.id from event_registrations r join events e on e.id = r.event_id
    where r.status = 'registered' and not r.reminded and e.status = 'open'
      and e.starts_at > ${at}::timestamptz and e.starts_at <= ${at}::timestamptz + interval '24 hours'
      and r.changed_at < e.starts_at - interval '24 hours'
    order by r.id limit ${limit} for update of r skip locked)`;
  return tx
    .updateTable('event_registrations')
    .set({ reminded: true })
    .where(due)
    .returning([
      'id',
      'account_id',
      'event_id',
      'user_id',
      'status',
      'offer_expires_at',
      'calendar_sequence',
      'feedback_given',
    ])
    .execute();
}
