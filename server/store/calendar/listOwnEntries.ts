import { sql } from 'kysely';
import {
  type CalendarEntry,
  type CalendarKind,
  type DayRange,
  maxCalendarEntries,
} from '../../../domain/calendar/calendarEntries.ts';
import { sessionPath } from '../../calendar/sessionItem.ts';
import type { Tx } from '../database.ts';

/** The person whose calendar is read, and the days. */
export interface OwnEntriesQuery extends DayRange {
  readonly accountId: number;
  readonly userId: number;
  /** Whether they are for a feed. Its provider often belongs to the employer, so it has no steps of sprints that only their person sees. */
  readonly isFeed: boolean;
}

interface DayRow {
  readonly id: number;
  readonly title: string;
  readonly day: string;
}

type DayQuery = ReturnType<typeof sql<DayRow>>;

/**
 * The last days of the benchmarks to which the person is invited, whether or not the person has answered. A withdrawn invitation is the only
 * one that is missing.
 */
const surveys = ({ accountId, userId, from, to }: OwnEntriesQuery): DayQuery => sql`
  select c.id, c.name as title, c.closes_on as day
  from participations p
  join benchmark_campaigns c on c.id = p.campaign_id and c.account_id = p.account_id
  where p.account_id = ${accountId}::int and p.user_id = ${userId}::int and p.invitation_state <> 'withdrawn'
    and c.status <> 'draft' and c.closes_on between ${from}::date and ${to}::date
  order by day, id limit ${maxCalendarEntries}`;

/** The last days of campaigns with assessments by the person, one for each campaign, answered or not. */
const assessments = ({ accountId, userId, from, to }: OwnEntriesQuery): DayQuery => sql`
  select c.id, c.name as title, c.closes_on as day
  from survey_campaigns c
  where c.account_id = ${accountId}::int and c.status <> 'draft' and c.closes_on between ${from}::date and ${to}::date
    and exists (select from assignments a where a.campaign_id = c.id and a.account_id = c.account_id
      and a.user_id = ${userId}::int and a.nomination = 'approved')
  order by day, id limit ${maxCalendarEntries}`;

/** The due dates of learning that the person hasn't finished. */
const courses = ({ accountId, userId, from, to }: OwnEntriesQuery): DayQuery => sql`
  select a.id, coalesce(path.title, c.name) as title, a.due_on as day
  from learning_assignments a
  join learning_campaigns c on c.id = a.campaign_id and c.account_id = a.account_id
  left join learning_paths path on path.id = a.path_id
  where a.account_id = ${accountId}::int and a.user_id = ${userId}::int and a.state in ('assigned', 'started')
    and a.due_on between ${from}::date and ${to}::date
  order by day, id limit ${maxCalendarEntries}`;

/** The due dates of team actions that the person owns. */
const actions = ({ accountId, userId, from, to }: OwnEntriesQuery): DayQuery => sql`
  select id, title, due_on as day from team_actions
  where account_id = ${accountId}::int and owner_id = ${userId}::int and deleted_at is null
    and progress in ('not_started', 'in_progress') and due_on between ${from}::date and ${to}::date
  order by day, id limit ${maxCalendarEntries}`;

/** The steps of running sprints of the person and of their teams. */
const steps = ({ accountId, userId, isFeed, from, to }: OwnEntriesQuery): DayQuery => sql`
  select step.id, step.action as title, s.starts_on + step.day - 1 as day
  from sprints s
  join sprint_steps step on step.sprint_id = s.id and step.account_id = s.account_id
  where s.account_id = ${accountId}::int and s.status = 'running' and step.done_on is null
    and not (s.is_private and ${isFeed}::boolean)
    and ((s.for_whom = 'person' and s.user_id = ${userId}::int)
      or (s.for_whom = 'team' and s.team_id in (select team_id from memberships
        where account_id = ${accountId}::int and user_id = ${userId}::int)))
    and s.starts_on + step.day - 1 between ${from}::date and ${to}::date
  order by day, id limit ${maxCalendarEntries}`;

interface DaySource {
  readonly kind: Exclude<CalendarKind, 'session'>;
  readonly query: (query: OwnEntriesQuery) => DayQuery;
  readonly pathOf: (id: number) => string;
}

/** The sources of entries that take a whole day, by the module that they need. */
export const daySources = {
  microSurvey: [
    { kind: 'survey', query: surveys, pathOf: () => '/dashboard' },
    { kind: 'action', query: actions, pathOf: (id) => `/actions/manage/${id}` },
  ],
  '360': [{ kind: 'assessment', query: assessments, pathOf: () => '/dashboard' }],
  calendar: [
    { kind: 'course', query: courses, pathOf: () => '/my-learning' },
    { kind: 'step', query: steps, pathOf: () => '/dei-builder' },
  ],
} as const satisfies Readonly<Record<string, readonly DaySource[]>>;

/** Returns the entries of one source. */
export async function listDayEntries(
  tx: Tx,
  { kind, query, pathOf }: DaySource,
  whose: OwnEntriesQuery,
): Promise<CalendarEntry[]> {
  const { rows } = await query(whose).execute(tx);
  return rows.map(({ id, title, day }) => ({
    id: `${kind}-${id}`,
    kind,
    title,
    starts: day,
    minutes: null,
    time_zone: null,
    path: pathOf(id),
    sequence: 0,
  }));
}

interface SessionRow extends Pick<CalendarEntry, 'title' | 'minutes' | 'time_zone' | 'sequence'> {
  readonly event_id: number;
  readonly registration_id: number;
  readonly starts_at: string;
}

/** Returns the sessions in which the person has a seat. */
export async function listSessionEntries(
  tx: Tx,
  { accountId, userId, from, to }: OwnEntriesQuery,
): Promise<CalendarEntry[]> {
  const { rows } = await sql<SessionRow>`
    select e.id as event_id, r.id as registration_id, t.title, e.starts_at, e.minutes, e.time_zone,
      r.calendar_sequence as sequence
    from event_registrations r
    join events e on e.id = r.event_id and e.status <> 'cancelled'
    join event_topics t on t.id = e.topic_id
    where r.account_id = ${accountId}::int and r.user_id = ${userId}::int
      and r.status in ('registered', 'attended')
      and e.starts_at >= ${from}::date - interval '1 day' and e.starts_at < ${to}::date + interval '2 days'
    order by e.starts_at, e.id limit ${maxCalendarEntries}`.execute(tx);
  return rows.map(({ event_id, registration_id, starts_at, ...session }) => ({
    ...session,
    id: `registration-${registration_id}`,
    kind: 'session',
    starts: new Date(starts_at).toISOString(),
    path: sessionPath(event_id),
  }));
}
