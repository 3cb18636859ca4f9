import { sql } from 'kysely';
import { type MeetingFailure, meetingLeaseMs } from '../../../domain/sessions/meetingStatus.ts';
import type { Tx } from '../database.ts';

/** What a session's meeting is about. */
interface Facts {
  readonly title: string;
  readonly starts_at: string;
  readonly minutes: number;
}

/** A meeting that one server has to itself until the lease ends. The time of that identifies the claim. */
interface ClaimedMeeting {
  readonly id: number;
  readonly leasedUntil: string;
}

/** A request that is due at the provider. */
export interface DueMeeting extends ClaimedMeeting {
  readonly event_id: number | null;
  readonly external_id: string;
  readonly meeting_id: string | null;
  /** Attempts including this one. */
  readonly attempts: number;
  /** Whether the session still needs its meeting. */
  readonly isNeeded: boolean;
  /** Null if the session was deleted. */
  readonly facts: Facts | null;
}

const needsMeeting = sql`(e.creates_meeting and e.link is null and e.status <> 'cancelled')`;

/** Stores a meeting for each upcoming session that needs one and is open, before the provider is asked for it. */
export async function addMissingMeetings(tx: Tx, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`insert into event_meetings (event_id, next_attempt_at)
    select e.id, ${at}::timestamptz from events e
    where ${needsMeeting} and e.status = 'open' and e.starts_at > ${at}::timestamptz
      and not exists (select from event_meetings m where m.event_id = e.id)
    on conflict (event_id) do nothing`.execute(tx);
}

/**
 * Returns a meeting that differs from its session, and moves its next attempt to the end of the lease, so that no other server takes it; null
 * if there is none. A session that has begun keeps the meeting as it is.
 */
export async function claimDueMeeting(tx: Tx, now: Date): Promise<DueMeeting | null> {
  const at = now.toISOString();
  const { rows } = await sql<
    Omit<DueMeeting, 'facts' | 'isNeeded' | 'leasedUntil'> & {
      is_needed: boolean;
      title: string | null;
    } & Omit<Facts, 'title'>
  >`select m.id, m.event_id, m.external_id, m.meeting_id, m.attempts + 1 as attempts,
      coalesce(${needsMeeting}, false) as is_needed, t.title, e.starts_at, e.minutes
    from event_meetings m left join events e on e.id = m.event_id left join event_topics t on t.id = e.topic_id
    where m.next_attempt_at <= ${at}::timestamptz and (not coalesce(${needsMeeting}, false)
      or (e.starts_at > ${at}::timestamptz and (
        (m.meeting_id is null and e.status = 'open')
        or (m.meeting_id is not null and e.status in ('planned', 'open')
          and (m.title, m.starts_at, m.minutes) is distinct from (t.title, e.starts_at, e.minutes)))))
    order by m.next_attempt_at, m.id limit 1 for update of m skip locked`.execute(tx);
  const [due] = rows;
  if (!due) return null;
  const { is_needed, title, starts_at, minutes, ...row } = due;
  const leasedUntil = new Date(now.getTime() + meetingLeaseMs).toISOString();
  await tx
    .updateTable('event_meetings')
    .set({ attempts: row.attempts, next_attempt_at: leasedUntil })
    .where('id', '=', row.id)
    .execute();
  const facts = title === null ? null : { title, starts_at, minutes };
  return { ...row, leasedUntil, isNeeded: is_needed, facts };
}

/** Selects a meeting, unless another server has claimed it in the meantime, or an organizer has asked for another attempt. */
const isClaimed = ({ id, leasedUntil }: ClaimedMeeting) =>
  sql<boolean>`id = ${id} and next_attempt_at = ${leasedUntil}::timestamptz`;

interface Saved extends Facts {
  readonly meeting_id: string;
  readonly join_url?: string;
}

/** Stores what the provider accepted. A newer change of the session differs from it, and is sent in the next run. */
export async function saveMeeting(tx: Tx, claimed: ClaimedMeeting, saved: Saved, now: Date): Promise<void> {
  await tx
    .updateTable('event_meetings')
    .set({ ...saved, attempts: 0, failure: null, next_attempt_at: now.toISOString() })
    .where(isClaimed(claimed))
    .execute();
}

export async function deleteMeeting(tx: Tx, claimed: ClaimedMeeting): Promise<void> {
  await tx.deleteFrom('event_meetings').where(isClaimed(claimed)).execute();
}

/** Forgets a meeting that no longer exists at the provider, so that another one is created. */
export async function forgetMeeting(tx: Tx, claimed: ClaimedMeeting, now: Date): Promise<void> {
  await tx
    .updateTable('event_meetings')
    .set({
      external_id: sql`gen_random_uuid()`,
      meeting_id: null,
      join_url: null,
      title: null,
      starts_at: null,
      minutes: null,
      attempts: 0,
      next_attempt_at: now.toISOString(),
    })
    .where(isClaimed(claimed))
    .execute();
}

/** Stores a failed attempt, and when the next one is due; null if an organizer has to ask for it. */
export async function saveMeetingFailure(
  tx: Tx,
  claimed: ClaimedMeeting,
  failure: MeetingFailure,
  next: Date | null,
): Promise<void> {
  await tx
    .updateTable('event_meetings')
    .set({ failure, next_attempt_at: next?.toISOString() ?? null })
    .where(isClaimed(claimed))
    .execute();
}

/**
 * Makes the next attempt due now. Returns whether the session has a meeting. One attempt stays counted, because the meeting of a lost response
 * may exist.
 */
export async function retryMeeting(tx: Tx, eventId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event_meetings')
    .set({ attempts: sql`least(attempts, 1)`, next_attempt_at: now.toISOString() })
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns a session with its meeting, for the organizer. */
export async function findEventMeeting(tx: Tx, eventId: number) {
  const row = await tx
    .selectFrom('events as event')
    .leftJoin('event_meetings as meeting', 'meeting.event_id', 'event.id')
    .select(['event.status', 'event.creates_meeting', 'event.link', 'meeting.id', 'meeting.meeting_id'])
    .select(['meeting.join_url', 'meeting.failure', 'meeting.next_attempt_at'])
    .where('event.id', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}
