import { sql } from 'kysely';
import type { EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { Tx } from '../database.ts';

/** A session whose registrations are about to change. */
export interface LockedSession {
  readonly id: number;
  readonly topic_id: number;
  readonly status: EventStatus;
  readonly starts_at: string;
  readonly minutes: number;
  readonly time_zone: string;
  /** The link that the organizer entered, or that of the meeting at the provider. */
  readonly link: string | null;
  readonly capacity: number;
  readonly waitlist: boolean;
  readonly needs_approval: boolean;
  readonly closes_hours_before: number;
  readonly check_in_code: string | null;
  readonly published: boolean;
  readonly program_ids: number[];
}

/** The link to join session `e`. One that the organizer entered is used instead of that of the meeting. */
export const sessionLink = sql<string | null>`coalesce(e.link, case when e.creates_meeting then
  (select m.join_url from event_meetings m where m.event_id = e.id) end)`;

/** Locks a session, so that its seats are counted and given by one transaction after the other. Lock it before its registrations. */
export async function lockSession(tx: Tx, id: number): Promise<LockedSession | null> {
  const { rows } =
    await sql<LockedSession>`select e.id, e.topic_id, e.status, e.starts_at, e.minutes, e.time_zone,
      ${sessionLink} as link, e.capacity, e.waitlist, e.needs_approval, e.closes_hours_before, e.check_in_code, t.published,
      t.program_ids
    from events e join event_topics t on t.id = e.topic_id
    where e.id = ${id}::int for update of e`.execute(tx);
  return rows[0] ?? null;
}
