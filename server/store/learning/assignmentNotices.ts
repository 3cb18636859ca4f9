import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface BegunAssignment {
  readonly account_id: number;
  readonly campaign_id: number;
  readonly user_id: number;
}

/**
 * Marks assignments that begin up to this day as announced and returns them; with a campaign only its own. Rows that another server has
 * locked are left to it.
 */
export async function takeBegunAssignments(
  tx: Tx,
  {
    today,
    campaignId,
    limit,
  }: { readonly today: string; readonly campaignId: number | null; readonly limit: number },
): Promise<BegunAssignment[]> {
  const { rows } = await sql<BegunAssignment>`
    with begun as (select id from learning_assignments
      where state in ('assigned', 'started') and not notified_assigned and assigned_on <= ${today}::date
        and (${campaignId}::int is null or campaign_id = ${campaignId}::int)
      order by id limit ${limit} for update skip locked)
    update learning_assignments a set notified_assigned = true from begun where a.id = begun.id
    returning a.account_id, a.campaign_id, a.user_id`.execute(tx);
  return rows;
}

interface DueAssignment {
  readonly account_id: number;
  readonly user_id: number;
  readonly is_overdue: boolean;
}

/** Marks open assignments that are newly due soon or overdue and returns their people, if the campaign sends reminders. */
export async function takeDueAssignments(
  tx: Tx,
  { today, soon, limit }: { readonly today: string; readonly soon: string; readonly limit: number },
): Promise<DueAssignment[]> {
  const { rows } = await sql<DueAssignment>`
    with due as (select a.id from learning_assignments a join learning_campaigns c on c.id = a.campaign_id
      where a.state in ('assigned', 'started') and not a.notified_after and a.assigned_on <= ${today}::date
        and c.reminders
        and ((a.due_on <= ${soon}::date and not a.notified_before) or a.due_on < ${today}::date)
      order by a.id limit ${limit} for update of a skip locked)
    update learning_assignments a set notified_before = true, notified_after = a.due_on < ${today}::date
    from due where a.id = due.id
    returning a.account_id, a.user_id, a.due_on < ${today}::date as is_overdue`.execute(tx);
  return rows;
}

/** Returns the people who lead a team of, or manage, one of these people. */
export async function listLeadsOf(tx: Tx, accountId: number, userIds: readonly number[]): Promise<number[]> {
  const people = sql`${[...userIds]}::int[]`;
  const { rows } = await sql<{ id: number }>`
    select t.leader_id as id from memberships m join teams t on t.id = m.team_id
      where t.account_id = ${accountId}::int and m.user_id = any(${people}) and t.leader_id is not null
        and t.leader_id <> m.user_id
    union
    select r.from_user_id from relationships r
      where r.account_id = ${accountId}::int and r.kind = 'manager' and r.to_user_id = any(${people})`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
