import { sql } from 'kysely';
import type { RegistrationStatus } from '../../../domain/sessions/registrationStatus.ts';
import type { Tx } from '../database.ts';

/** Returns the addresses of active people. */
export async function listAddresses(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ id: number; account_id: number; email: string }[]> {
  const { rows } = await sql<{ id: number; account_id: number; email: string }>`
    select id, account_id, email from users
    where id = any(${[...userIds]}::int[]) and status = 'active' and email is not null order by id`.execute(
    tx,
  );
  return rows;
}

/** What an email or a calendar entry says about a session. */
export interface SessionFacts {
  readonly registration_id: number;
  readonly event_id: number;
  readonly topic_id: number;
  readonly status: RegistrationStatus;
  readonly offer_expires_at: string | null;
  readonly calendar_sequence: number;
  readonly title: string;
  readonly description: string | null;
  readonly note: string | null;
  readonly starts_at: string;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string | null;
  readonly host: string | null;
}

/** Returns the facts of the session that a registration is for. */
export async function findSessionFacts(tx: Tx, registrationId: number): Promise<SessionFacts | null> {
  const { rows } = await sql<SessionFacts>`
    select r.id as registration_id, r.event_id, e.topic_id, r.status, r.offer_expires_at, r.calendar_sequence,
      t.title, t.description, e.note, e.starts_at, e.minutes, e.time_zone, e.place, e.host
    from event_registrations r join events e on e.id = r.event_id join event_topics t on t.id = e.topic_id
    where r.id = ${registrationId}::int`.execute(tx);
  return rows[0] ?? null;
}
