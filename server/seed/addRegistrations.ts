import type { RegistrationStatus } from '../../domain/sessions/registrationStatus.ts';
import { resolveWallTime } from '../../domain/sessions/wallTime.ts';
import type { Tx } from '../store/database.ts';
import { addFeedback } from '../store/sessions/sessionRecords.ts';
import type { UserIds } from './accounts.ts';

interface DemoPeople {
  readonly accountId: number;
  readonly users: UserIds;
  readonly now: Date;
}

/** Names of demo users, or a number of other people of the company. */
type Registered = readonly (readonly [status: RegistrationStatus, who: readonly string[] | number])[];

interface DemoSession {
  readonly inDays: number;
  readonly capacity: number;
  readonly status: 'open' | 'held' | 'cancelled';
  readonly place: string | null;
  readonly note: string | null;
  readonly people: Registered;
}

const zone = 'Europe/Amsterdam';
const hourMs = 3_600_000;

const sessions: readonly DemoSession[] = [
  {
    inDays: 6,
    capacity: 8,
    status: 'open',
    place: null,
    note: 'Think of one conversation that you keep putting off.',
    people: [
      ['registered', ['user']],
      ['registered', 2],
    ],
  },
  {
    inDays: 13,
    capacity: 6,
    status: 'open',
    place: 'Rotterdam, room Lighthouse',
    note: null,
    people: [
      ['registered', 5],
      ['offered', ['supervisor']],
      ['waiting', 1],
      ['waiting', ['user']],
      ['waiting', 1],
    ],
  },
  {
    inDays: -18,
    capacity: 12,
    status: 'held',
    place: null,
    note: null,
    people: [
      ['attended', ['user', 'supervisor']],
      ['attended', 7],
      ['no_show', 1],
    ],
  },
  {
    inDays: 20,
    capacity: 8,
    status: 'cancelled',
    place: 'Kraków, room Wisła',
    note: null,
    people: [['cancelled', ['user']]],
  },
];

/** Ratings of the completed session: usefulness, use in practice, recommendation. */
const ratings = [
  [5, 4, 5],
  [4, 4, 4],
  [5, 3, 5],
  [3, 2, 4],
  [4, 4, 5],
  [5, 4, 4],
  [2, 3, 3],
] as const;

/** Adds a topic for everyone with an open, a full, a completed and a canceled session, and the people who registered. */
export async function addRegistrations(tx: Tx, people: DemoPeople): Promise<void> {
  const topic = await tx
    .insertInto('event_topics')
    .values({
      title: 'Feedback that helps',
      description: 'Say what you saw, what it led to, and what you would like instead. Then listen.',
      owner: 'Learning team',
      language: 'en',
      metric: null,
      image_url: null,
      minutes: 60,
      default_capacity: 8,
      published: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const others = await listOthers(tx, people);
  for (const session of sessions) await addSession(tx, { ...people, topicId: topic.id, others }, session);
}

async function listOthers(tx: Tx, { accountId, users }: DemoPeople): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .where('type', 'is', null)
    .where('id', 'not in', [...users.values()])
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map(({ id }) => id);
}

type Context = DemoPeople & { readonly topicId: number; readonly others: readonly number[] };

async function addSession(tx: Tx, context: Context, session: DemoSession): Promise<void> {
  const { now, topicId } = context;
  const { inDays, people, ...facts } = session;
  const day = new Date(now.getTime() + inDays * 24 * hourMs).toISOString().slice(0, 10);
  const isHeld = session.status === 'held';
  const { id } = await tx
    .insertInto('events')
    .values({
      ...facts,
      topic_id: topicId,
      starts_at: resolveWallTime({ day, time: '14:00' }, zone).instant.toISOString(),
      time_zone: zone,
      minutes: 60,
      link: session.place === null ? 'https://meet.example/feedback' : null,
      host: 'Tom Achterberg',
      closes_hours_before: 24,
      check_in_code: isHeld ? 'HELP42' : null,
      material_url: isHeld ? 'https://files.example/feedback-that-helps.pdf' : null,
      recording_url: isHeld ? 'https://files.example/feedback-that-helps.mp4' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await register(tx, context, id, people);
  if (!isHeld) return;
  for (const [useful, applicable, recommended] of ratings)
    await addFeedback(tx, id, { useful, applicable, recommended });
}

async function register(tx: Tx, context: Context, eventId: number, people: Registered): Promise<void> {
  const { accountId, users, now } = context;
  const rest = [...context.others];
  const at = new Date(now.getTime() - 2 * 24 * hourMs).toISOString();
  const rows = people.flatMap(([status, who]) => {
    const ids = typeof who === 'number' ? rest.splice(0, who) : who.map((name) => users.get(name) ?? 0);
    return ids.map((user_id) => ({ user_id, status }));
  });
  await tx
    .insertInto('event_registrations')
    .values(
      rows.map(({ user_id, status }, index) => ({
        account_id: accountId,
        event_id: eventId,
        user_id,
        status,
        queue_number: status === 'waiting' ? index + 1 : null,
        offer_expires_at: status === 'offered' ? new Date(now.getTime() + 20 * hourMs).toISOString() : null,
        cancelled_by: status === 'cancelled' ? ('organizer' as const) : null,
        attended_by: status === 'attended' ? ('join' as const) : null,
        registered_by: user_id,
        created_at: at,
        changed_at: at,
      })),
    )
    .execute();
}
