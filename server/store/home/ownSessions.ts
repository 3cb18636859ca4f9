import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

interface OwnSession {
  readonly id: number;
  readonly title: string;
  readonly starts_at: string;
  /** Null for a session in which the person has a seat. */
  readonly offer_expires_at: string | null;
}

const most = 50;

/** Returns the seats that are offered to a person, and the sessions of the next day and a half in which they have one. */
export async function listOwnSessions(
  tx: Tx,
  { accountId, userId }: OwnTasksQuery,
  now: Date,
): Promise<OwnSession[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<OwnSession>`
    select e.id, t.title, e.starts_at, r.offer_expires_at
    from event_registrations r join events e on e.id = r.event_id join event_topics t on t.id = e.topic_id
    where r.account_id = ${accountId}::int and r.user_id = ${userId}::int and e.status <> 'cancelled'
      and ((r.status = 'offered' and r.offer_expires_at > ${at})
        or (r.status = 'registered' and e.starts_at + e.minutes * interval '1 minute' > ${at}
          and e.starts_at < ${at} + interval '36 hours'))
    order by e.starts_at, e.id limit ${most}`.execute(tx);
  return rows;
}
