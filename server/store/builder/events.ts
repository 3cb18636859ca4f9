import { sql } from 'kysely';
import type { EventStatus } from '../../../domain/sessions/eventStatus.ts';
import type { Tx } from '../database.ts';

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
  const later = sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`;
  await tx.updateTable('events').set({ status, updated_at: later }).where('id', '=', id).execute();
}
