import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

/** The step of a running sprint that a person can do today. */
interface OwnSprintStep {
  readonly sprint_id: number;
  readonly action: string;
  /** The number of sprints with such a step. */
  readonly total: number;
}

/**
 * Returns one step of each running sprint of a person and their teams: the open one of today, otherwise the first open one of an earlier
 * day. Must match `selectSteps`.
 */
export async function listOwnSprintSteps(
  tx: Tx,
  { accountId, userId, today }: OwnTasksQuery,
  limit: number,
): Promise<OwnSprintStep[]> {
  const { rows } =
    await sql<OwnSprintStep>`select s.id as sprint_id, step.action, count(*) over ()::int as total
    from sprints s cross join lateral (
      select p.action from sprint_steps p where p.sprint_id = s.id and p.done_on is null
        and s.starts_on + (p.day - 1) <= ${today}::date
      order by s.starts_on + (p.day - 1) < ${today}::date, p.day, p.id limit 1) as step
    where s.account_id = ${accountId}::int and s.status = 'running' and (
      (s.for_whom = 'person' and s.user_id = ${userId}::int)
      or (s.for_whom = 'team' and s.team_id in (select team_id from memberships
        where account_id = ${accountId}::int and user_id = ${userId}::int)))
    order by s.starts_on, s.id limit ${limit}`.execute(tx);
  return rows;
}
