import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { Learner } from './enrolments.ts';

/** The people whom a person leads in a team or manages, without the person. */
export const peopleLedBy = ({ accountId, userId }: Learner) => sql`
  select m.user_id as id from teams t join memberships m on m.team_id = t.id
    where t.account_id = ${accountId}::int and t.leader_id = ${userId}::int and m.user_id <> ${userId}::int
  union
  select r.to_user_id from relationships r
    where r.account_id = ${accountId}::int and r.kind = 'manager' and r.from_user_id = ${userId}::int`;

/** Whether a person leads or manages someone. */
export async function isLeadOfSomeone(tx: Tx, lead: Learner): Promise<boolean> {
  const { rows } = await sql`select from (${peopleLedBy(lead)}) led limit 1`.execute(tx);
  return rows.length > 0;
}

interface TeamAssignmentRow {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly state: 'assigned' | 'started';
  readonly due_on: string | null;
}

/** Returns a page of the open assignments of active people whom a person leads, with their total. */
export async function listTeamAssignments(
  tx: Tx,
  lead: Learner,
  { today, from, size }: { readonly today: string; readonly from: number; readonly size: number },
): Promise<{ assignments: TeamAssignmentRow[]; total: number }> {
  const { rows } = await sql<TeamAssignmentRow & { total: number }>`
    select a.id, concat_ws(' ', u.first_name, u.last_name) as name, coalesce(p.title, c.name) as title, a.state,
      a.due_on, count(*) over ()::int as total
    from learning_assignments a join users u on u.id = a.user_id and u.status = 'active'
    join learning_campaigns c on c.id = a.campaign_id
    left join learning_paths p on p.id = a.path_id
    where a.account_id = ${lead.accountId}::int and a.user_id in (${peopleLedBy(lead)})
      and a.state in ('assigned', 'started') and a.assigned_on <= ${today}::date
    order by a.due_on nulls last, u.last_name, a.id limit ${size} offset ${from}`.execute(tx);
  return { assignments: rows.map(({ total: _total, ...one }) => one), total: rows[0]?.total ?? 0 };
}
