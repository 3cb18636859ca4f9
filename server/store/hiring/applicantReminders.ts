import { sql } from 'kysely';
import type { HiringDecision } from '../../../domain/hiring/decisions.ts';
import type { ReminderRecipient } from '../../../domain/reminders/isReminderDue.ts';
import type { Tx } from '../database.ts';

/** An applicant with an unfinished assessment for an open role with a last day. */
export interface ApplicantToRemind extends ReminderRecipient {
  readonly assignment_id: number;
  readonly account_id: number;
  readonly invited_on: string;
  readonly closes_on: string;
  readonly decision: HiringDecision;
  readonly withdrawn_on: string | null;
}

/** Returns applicants of all accounts, grouped by account. */
export async function listApplicantsToRemind(tx: Tx): Promise<ApplicantToRemind[]> {
  const { rows } = await sql<ApplicantToRemind>`
    select a.id as assignment_id, a.account_id, a.invited_on, r.closes_on, ap.decision, ap.withdrawn_on, a.reminders_sent, a.last_reminded_on,
      coalesce(u.time_zone, ap.time_zone, a.time_zone, account.time_zone) as time_zone
    from applicants ap
    join accounts account on account.id = ap.account_id
    join assignments a on a.id = ap.assignment_id
    join requisitions r on r.id = ap.requisition_id
    left join users u on u.id = a.user_id
    where r.status = 'open' and r.closes_on is not null
      and a.nomination = 'approved' and a.status in ('invited', 'started') and a.invited_on is not null
      and not a.reminders_stopped
    order by a.account_id, a.id`.execute(tx);
  return rows;
}
