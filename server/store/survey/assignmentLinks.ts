import { sql } from 'kysely';
import type { Tx } from '../database.ts';
import { assessmentMails } from '../mail/mails.ts';
import type { Assignment } from './assignments.ts';

export type AssessmentMail = 'Invitation' | 'Reminder';

/** Returns the assignments among `ids` that can be invited now, locked until the transaction ends. */
export async function lockWaitingAssignments(tx: Tx, ids: readonly number[]): Promise<Assignment[]> {
  return tx
    .selectFrom('assignments')
    .selectAll()
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('nomination', '=', 'approved')
    .where('status', '=', 'waiting')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Stores the links of all these assignments with one statement. */
export async function storeLinks(
  tx: Tx,
  links: readonly { readonly id: number; readonly token_hash: string }[],
  today: string,
): Promise<void> {
  await sql`
    update assignments set token_hash = given.token_hash, status = 'invited', invited_on = ${today}::date
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given (id int, token_hash text)
    where assignments.id = given.id`.execute(tx);
}

/** An assignment and the time from which its email may be sent. */
export interface AssignmentMailTime {
  readonly id: number;
  readonly at: Date;
}

/**
 * Queues an email to each assignment with the template of its kind: to the person's own address, or to the address of an
 * external rater. An email stores the assignment and never its link. People who have left get none.
 */
export async function queueAssessmentMails(
  tx: Tx,
  mail: AssessmentMail,
  times: readonly AssignmentMailTime[],
): Promise<void> {
  await sql`
    insert into mails (account_id, user_id, to_address, template, params, status, created_at)
    select assignments.account_id, users.id, coalesce(users.email, assignments.email),
      case assignments.kind when 's' then 'self' when 'r' then 'rater' else 'applicant' end || ${mail}::text,
      jsonb_build_object('assignment_id', assignments.id), 'queued', given.at
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as given (id int, at timestamptz)
    join assignments on assignments.id = given.id left join users on users.id = assignments.user_id
    where coalesce(users.email, assignments.email) is not null and coalesce(users.status, 'active') = 'active'
    order by assignments.id`.execute(tx);
}

/** Returns the applicants among these assignments, with the address of their application. */
export async function listApplicantAddresses(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; account_id: number; email: string }[]> {
  const rows = await tx
    .selectFrom('assignments')
    .select(['id', 'account_id', 'email'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('kind', '=', 'h')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : { ...row, email }));
}

/** Drops emails that have not been sent yet, because new ones replace them. */
export async function dropAssessmentMails(tx: Tx, assignmentIds: readonly number[]): Promise<void> {
  await sql`
    delete from mails
    where status in ('queued', 'outbox', 'failed') and template = any(${[...assessmentMails]}::text[])
      and (params ->> 'assignment_id')::int = any(${[...assignmentIds]}::int[])`.execute(tx);
}

/**
 * Counts a reminder for each of these assignments that is open, unfinished, allows reminders and had none today;
 * returns their ids.
 */
export async function claimAssessmentReminders(
  tx: Tx,
  ids: readonly number[],
  today: string,
): Promise<number[]> {
  const rows = await tx
    .updateTable('assignments')
    .set({ reminders_sent: sql<number>`reminders_sent + 1`, last_reminded_on: today })
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('nomination', '=', 'approved')
    .where('status', 'in', ['invited', 'started'])
    .where('reminders_stopped', '=', false)
    .where((where) =>
      where.or([where('last_reminded_on', 'is', null), where('last_reminded_on', '<', today)]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
