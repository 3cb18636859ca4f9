import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * Stops reminders of these participants and drops their emails that were not sent yet, whatever their status. Locks the invitations that
 * weren't withdrawn and returns their ids.
 */
export async function stopCampaignMails(
  tx: Tx,
  campaignId: number,
  participationIds: readonly number[],
): Promise<readonly number[]> {
  const stopped = await tx
    .updateTable('participations')
    .set({ reminders_stopped: true })
    .where('campaign_id', '=', campaignId)
    .where('invitation_state', '!=', 'withdrawn')
    .where((where) => where('id', '=', where.fn.any(where.val([...participationIds]))))
    .returning('id')
    .execute();
  const ids = stopped.map(({ id }) => id);
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and template in ('invitation', 'reminder')
      and (params ->> 'participation_id')::int = any(${ids}::int[])`.execute(tx);
  return ids;
}
