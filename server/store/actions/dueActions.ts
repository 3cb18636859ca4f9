import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface DueDays {
  readonly today: string;
  /** Actions that are due up to this day are due soon. */
  readonly soon: string;
}

/**
 * Marks open actions that are newly due soon or overdue, and returns their owners. Rows that another server has locked are left to it, so
 * that each owner is notified once.
 */
export async function takeDueActions(
  tx: Tx,
  { today, soon }: DueDays,
  limit: number,
): Promise<{ account_id: number; owner_id: number }[]> {
  const { rows } = await sql<{ account_id: number; owner_id: number }>`
    with due as (select id from team_actions
      where deleted_at is null and progress in ('not_started', 'in_progress') and not notified_after
        and owner_id is not null
        and ((due_on <= ${soon}::date and not notified_before) or due_on < ${today}::date)
      order by id limit ${limit} for update skip locked)
    update team_actions a set notified_before = true, notified_after = a.due_on < ${today}::date
    from due where a.id = due.id
    returning a.account_id, a.owner_id`.execute(tx);
  return rows;
}

/** Deletes actions and updates permanently that were deleted before a time. */
export async function removeDeletedActions(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('team_action_updates').where('deleted_at', '<', before).execute();
  await tx.deleteFrom('team_actions').where('deleted_at', '<', before).execute();
}
