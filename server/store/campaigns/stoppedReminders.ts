import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface Invitation {
  readonly of: 'participation' | 'assignment';
  readonly id: number;
}

export interface RemindersOf {
  readonly name: string;
  readonly company: string;
  readonly stopped: boolean;
}

/** Returns the subject of an invitation's reminders; null if the invitation no longer exists. */
export async function findReminders(tx: Tx, { of, id }: Invitation): Promise<RemindersOf | null> {
  const invited =
    of === 'participation'
      ? sql`select p.account_id, p.reminders_stopped, c.name from participations p
          join benchmark_campaigns c on c.id = p.campaign_id where p.id = ${id}`
      : sql`select a.account_id, a.reminders_stopped, coalesce(c.name, r.title) as name from assignments a
          left join survey_campaigns c on c.id = a.campaign_id
          left join requisitions r on r.id = a.requisition_id where a.id = ${id}`;
  const { rows } = await sql<RemindersOf>`
    select invited.name, coalesce(nullif(accounts.company_name, ''), accounts.name) as company,
      invited.reminders_stopped as stopped
    from (${invited}) invited join accounts on accounts.id = invited.account_id`.execute(tx);
  return rows[0] ?? null;
}

/** Stops further reminders and drops one that is queued. */
export async function stopReminders(tx: Tx, { of, id }: Invitation): Promise<void> {
  await sql`update ${sql.table(`${of}s`)} set reminders_stopped = true where id = ${id}`.execute(tx);
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and (template = 'reminder' or template like '%Reminder')
      and (params ->> ${`${of}_id`})::int = ${id}`.execute(tx);
}
