import { sql } from 'kysely';
import { feedbackQuestions, type SessionFeedback } from '../../../domain/sessions/sessionFeedback.ts';
import type { Tx } from '../database.ts';
import { addToBatch, listCompleteBatches } from '../feedback/feedbackBatches.ts';

/** Stores feedback without its person and time. The session must be locked, so that batches are complete. */
export const addFeedback = (
  tx: Tx,
  eventId: number,
  { useful, applicable, recommended }: SessionFeedback,
): Promise<void> =>
  addToBatch(tx, 'event_feedback', { event_id: eventId }, { useful, applicable, recommended });

/** Returns the feedback of complete batches, each with its batch. */
export const listCompleteFeedback = (tx: Tx, eventId: number) =>
  listCompleteBatches(tx, 'event_feedback', { subject: { event_id: eventId }, questions: feedbackQuestions });

/** Returns the links and the check-in code of a session. */
export async function findSessionLinks(tx: Tx, eventId: number) {
  const row = await tx
    .selectFrom('events')
    .select(['check_in_code', 'material_url', 'recording_url'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves links to what people can use after a session. */
export async function saveSessionLinks(
  tx: Tx,
  eventId: number,
  links: { readonly material_url: string | null; readonly recording_url: string | null },
): Promise<void> {
  await tx.updateTable('events').set(links).where('id', '=', eventId).execute();
}

/** Stores the check-in code of a session. */
export async function saveCheckInCode(tx: Tx, eventId: number, code: string): Promise<void> {
  await tx.updateTable('events').set({ check_in_code: code }).where('id', '=', eventId).execute();
}

/** Returns the upcoming dates of a topic with the number of people who wait for them. */
export async function listTopicDates(
  tx: Tx,
  topicId: number,
  now: Date,
): Promise<{ id: number; starts_at: string; time_zone: string; waiting: number }[]> {
  const { rows } = await sql<{ id: number; starts_at: string; time_zone: string; waiting: number }>`
    select e.id, e.starts_at, e.time_zone,
      (count(*) filter (where r.status = 'waiting'))::int as waiting
    from events e left join event_registrations r on r.event_id = e.id
    where e.topic_id = ${topicId}::int and e.status in ('planned', 'open') and e.starts_at > ${now.toISOString()}::timestamptz
    group by e.id order by e.starts_at`.execute(tx);
  return rows;
}
