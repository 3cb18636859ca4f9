import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { EventStatus } from '../../../domain/sessions/eventStatus.ts';
import {
  openStatuses,
  pastStatuses,
  type RegistrationStatus,
  seatStatuses,
} from '../../../domain/sessions/registrationStatus.ts';
import type { SessionTab } from '../../../domain/sessions/sessionTabs.ts';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';
import { sessionLink } from './lockSession.ts';

/** Whose sessions a query returns. */
export interface SessionReader {
  readonly userId: number;
  readonly programIds: readonly number[];
  /** Whether the catalog is offered to them. */
  readonly canAttend: boolean;
}

/** A session with the seats of all accounts and the reader's own registration. */
export interface StoredSession {
  readonly id: number;
  readonly topic_id: number;
  readonly title: string;
  readonly description: string | null;
  readonly starts_at: string;
  readonly minutes: number;
  readonly time_zone: string;
  readonly place: string | null;
  readonly link: string | null;
  readonly creates_meeting: boolean;
  readonly host: string | null;
  readonly note: string | null;
  readonly status: EventStatus;
  readonly capacity: number;
  readonly waitlist: boolean;
  readonly needs_approval: boolean;
  readonly closes_hours_before: number;
  readonly material_url: string | null;
  readonly recording_url: string | null;
  readonly held: number;
  readonly waiting: number;
  readonly registration_id: number | null;
  readonly registration: RegistrationStatus | null;
  readonly position: number | null;
  readonly offer_expires_at: string | null;
  readonly feedback_given: boolean | null;
}

const sessionColumns = sql`e.id, e.topic_id, t.title, t.description, e.starts_at, e.minutes, e.time_zone, e.place,
  ${sessionLink} as link, e.creates_meeting, e.host, e.note, e.status, e.capacity, e.waitlist, e.needs_approval, e.closes_hours_before, e.material_url,
  e.recording_url, seats.held, seats.waiting, r.id as registration_id, r.status as registration,
  case when r.status = 'waiting' then seats.ahead + 1 end as position, r.offer_expires_at, r.feedback_given`;

const fromSessions = (userId: number) => sql`from events e join event_topics t on t.id = e.topic_id
  left join event_registrations r on r.event_id = e.id and r.user_id = ${userId}::int`;

const withSeats = sql`cross join lateral (
  select count(*) filter (where o.status = any(${[...seatStatuses]}::text[]))::int as held,
    count(*) filter (where o.status = 'waiting')::int as waiting,
    count(*) filter (where o.status = 'waiting' and o.queue_number < r.queue_number)::int as ahead
  from event_registrations o where o.event_id = e.id) seats`;

const isOffered = ({
  canAttend,
  programIds,
}: SessionReader) => sql<SqlBool>`(${canAttend}::boolean and t.published
  and (t.program_ids = '{}' or t.program_ids && ${[...programIds]}::int[]))`;

const endsAt = sql`(e.starts_at + e.minutes * interval '1 minute')`;
const hasStatus = (statuses: readonly RegistrationStatus[]) =>
  sql<SqlBool>`r.status = any(${[...statuses]}::text[])`;

/** A registration that the organizer ended stays visible, so that a cancelled session doesn't just disappear. */
const wasEnded = sql<SqlBool>`(r.status = 'declined' or (r.status = 'cancelled' and r.cancelled_by = 'organizer'))`;

function isInTab(tab: SessionTab, reader: SessionReader, now: Date): RawBuilder<SqlBool> {
  const at = sql`${now.toISOString()}::timestamptz`;
  switch (tab) {
    case 'mine':
      return sql`${endsAt} > ${at} and (${hasStatus([...openStatuses, 'attended', 'no_show'])} or ${wasEnded})`;
    case 'upcoming':
      return sql`e.status = 'open' and e.starts_at > ${at} and ${isOffered(reader)}`;
    case 'past':
      return sql`${endsAt} <= ${at} and e.status <> 'cancelled' and ${hasStatus(pastStatuses)}`;
  }
}

interface SessionQuery {
  readonly tab: SessionTab;
  readonly q: string;
  readonly now: Date;
}

/** Returns a page of sessions: upcoming ones by their start, past ones newest first. Needs the platform's scope to count seats. */
export async function listSessions(
  tx: Tx,
  reader: SessionReader,
  { tab, q, now }: SessionQuery,
  slice: { readonly from: number; readonly size: number },
): Promise<{ sessions: StoredSession[]; total: number }> {
  const inTab = isInTab(tab, reader, now);
  const matching =
    q === ''
      ? inTab
      : sql<SqlBool>`${inTab} and concat_ws(' ', t.title, t.description, e.host, e.place) ilike ${likePattern(q)}`;
  const order = tab === 'past' ? sql`e.starts_at desc, e.id desc` : sql`e.starts_at, e.id`;
  const { rows } = await sql<StoredSession>`select ${sessionColumns} from (
      select e.id ${fromSessions(reader.userId)} where ${matching}
      order by ${order} limit ${slice.size} offset ${slice.from}) page
    join events e on e.id = page.id join event_topics t on t.id = e.topic_id
    left join event_registrations r on r.event_id = e.id and r.user_id = ${reader.userId}::int
    ${withSeats} order by ${order}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${fromSessions(reader.userId)}
    where ${matching}`.execute(tx);
  return { sessions: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a session that is offered to the reader or that they belong to; null for others. */
export async function findSession(tx: Tx, reader: SessionReader, id: number): Promise<StoredSession | null> {
  const belongs = hasStatus([...openStatuses, ...pastStatuses, 'expired']);
  const { rows } =
    await sql<StoredSession>`select ${sessionColumns} ${fromSessions(reader.userId)} ${withSeats}
    where e.id = ${id}::int and (${belongs} or ${wasEnded}
      or (e.status = 'open' and ${isOffered(reader)}))`.execute(tx);
  return rows[0] ?? null;
}

/** A session in another place of a person's calendar. */
interface OverlappingSession {
  readonly id: number;
  readonly title: string;
  readonly starts_at: string;
  readonly minutes: number;
}

/** Returns the sessions that people have a seat in, wait for or requested, and that overlap with another one. */
export async function listOverlapping(
  tx: Tx,
  userIds: readonly number[],
  session: { readonly id: number; readonly starts_at: string; readonly minutes: number },
): Promise<OverlappingSession[]> {
  const { rows } = await sql<OverlappingSession>`
    select distinct e.id, t.title, e.starts_at, e.minutes
    from event_registrations r join events e on e.id = r.event_id join event_topics t on t.id = e.topic_id
    where r.user_id = any(${[...userIds]}::int[]) and r.status = any(${[...openStatuses]}::text[])
      and e.id <> ${session.id}::int
      and e.starts_at < ${session.starts_at}::timestamptz + ${session.minutes}::int * interval '1 minute'
      and ${endsAt} > ${session.starts_at}::timestamptz
    order by e.starts_at, e.id limit 10`.execute(tx);
  return rows;
}

/** Returns the next open date of a topic after a session that still has a free seat. */
export async function findNextDate(
  tx: Tx,
  topicId: number,
  { except, now }: { readonly except: number; readonly now: Date },
): Promise<{ id: number; starts_at: string; time_zone: string } | null> {
  const { rows } = await sql<{ id: number; starts_at: string; time_zone: string }>`
    select e.id, e.starts_at, e.time_zone from events e
    where e.topic_id = ${topicId}::int and e.id <> ${except}::int and e.status = 'open'
      and e.starts_at - e.closes_hours_before * interval '1 hour' > ${now.toISOString()}::timestamptz
      and e.capacity > (select count(*) from event_registrations r where r.event_id = e.id
        and r.status = any(${[...seatStatuses, 'waiting']}::text[]))
    order by e.starts_at, e.id limit 1`.execute(tx);
  return rows[0] ?? null;
}
