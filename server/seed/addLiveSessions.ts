import type { EventStatus } from '../../domain/sessions/eventStatus.ts';
import { resolveWallTime } from '../../domain/sessions/wallTime.ts';
import type { Tx } from '../store/database.ts';

const topics = [
  {
    title: 'Listening that people notice',
    metric: 'listening',
    description: 'How to let others finish, take up what they said, and show that it changed something.',
    owner: 'Chloé Moreau',
    minutes: 90,
    default_capacity: 16,
    program_ids: [1, 4] as const,
    published: true,
  },
  {
    title: 'Fairness in everyday decisions',
    metric: 'fair_chances',
    description:
      'Who gets the visible task, the praise, the second try: small decisions and what they add up to.',
    owner: 'Chloé Moreau',
    minutes: 60,
    default_capacity: 24,
    program_ids: [1, 2] as const,
    published: true,
  },
  {
    title: 'Speaking up, and being spoken to',
    metric: 'courage',
    description: 'Practice with real situations: what to say, when to say it, and how to take it.',
    owner: 'Learning team',
    minutes: 120,
    default_capacity: 12,
    program_ids: [2] as const,
    published: true,
  },
  {
    title: 'First 90 days as a team lead',
    metric: null,
    description: null,
    owner: null,
    minutes: 60,
    default_capacity: 20,
    program_ids: [] as const,
    published: false,
  },
] as const;

type Planned = readonly [
  topic: number,
  inDays: number,
  time: string,
  zone: string,
  status: EventStatus,
  place: string | null,
];
const planned: readonly Planned[] = [
  [0, -64, '10:00', 'Europe/Amsterdam', 'held', 'Rotterdam, room Lighthouse'],
  [0, -22, '14:00', 'Europe/Lisbon', 'held', null],
  [0, 9, '10:00', 'Europe/Amsterdam', 'open', 'Rotterdam, room Lighthouse'],
  [0, 30, '15:30', 'Europe/London', 'open', null],
  [0, 51, '09:00', 'Europe/Warsaw', 'planned', 'Kraków, room Wisła'],
  [1, -40, '11:00', 'Europe/London', 'held', null],
  [1, 5, '11:00', 'Europe/London', 'open', null],
  [1, 16, '16:00', 'America/New_York', 'cancelled', null],
  [1, 33, '16:00', 'America/New_York', 'planned', null],
  [2, 12, '13:00', 'Europe/Amsterdam', 'open', 'Rotterdam, room Harbour'],
  [2, 40, '09:30', 'Asia/Tokyo', 'planned', null],
];
const hosts = ['Miriam Adler', 'Tom Achterberg', 'Yuki Mori'] as const;

/** Adds platform topics and events around the given day. */
export async function addLiveSessions(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .insertInto('event_topics')
    .values(topics.map((topic) => ({ ...topic, language: 'en' as const, image_url: null })))
    .returning('id')
    .execute();
  await tx
    .insertInto('events')
    .values(
      planned.map(([topic, inDays, time, zone, status, place], index) => {
        const day = new Date(now.getTime() + inDays * 86_400_000).toISOString().slice(0, 10);
        return {
          topic_id: rows[topic]?.id ?? 0,
          starts_at: resolveWallTime({ day, time }, zone).instant.toISOString(),
          time_zone: zone,
          minutes: topics[topic]?.minutes ?? 60,
          place,
          link: place === null ? 'https://meet.example/cairn-live' : null,
          host: hosts[index % hosts.length] ?? null,
          note: null,
          capacity: topics[topic]?.default_capacity ?? 20,
          closes_hours_before: 24,
          status,
        };
      }),
    )
    .execute();
}
