import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

/** A team action that a person owns and that is neither done nor dropped. */
interface OwnAction {
  readonly id: number;
  readonly title: string;
  readonly is_started: boolean;
  readonly due_on: string;
  /** The number of all of these actions. */
  readonly total: number;
}

/** Returns the first open actions of a person that have begun, the earliest due date first. */
export async function listOwnActions(
  tx: Tx,
  { accountId, userId, today }: OwnTasksQuery,
  limit: number,
): Promise<OwnAction[]> {
  const { rows } = await sql<OwnAction>`
    select id, title, progress = 'in_progress' as is_started, due_on, count(*) over ()::int as total
    from team_actions
    where account_id = ${accountId}::int and owner_id = ${userId}::int and deleted_at is null
      and progress in ('not_started', 'in_progress') and starts_on <= ${today}::date
    order by due_on, id limit ${limit}`.execute(tx);
  return rows;
}
