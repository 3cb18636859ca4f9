import type { EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

export async function lockEvent(
  tx: Tx,
  id: number,
): Promise<{ id: number; status: EventStatus; starts_at: string } | null> {
  const row = await tx
    .selectFrom('events')
    .select(['id', 'status', 'starts_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setEventStatus(tx: Tx, id: number, status: EventStatus, now: Date): Promise<void> {
  await tx
    .updateTable('events')
    .set({ status, updated_at: laterTimestamp(now) })
    .where('id', '=', id)
    .execute();
}

/** Returns the topic of an event. */
export async function findEvent(tx: Tx, id: number): Promise<{ topic_id: number } | null> {
  const row = await tx.selectFrom('events').select('topic_id').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
