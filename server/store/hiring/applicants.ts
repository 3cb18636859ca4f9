import { type Selectable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { AssignmentStatus } from '../tables/assessments.ts';
import type { HiringTables } from '../tables/hiring.ts';
import type { Role } from './requisitions.ts';

export type Applicant = Selectable<HiringTables['applicants']>;

export interface NewApplicant {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
}

interface ApplicantBatch {
  readonly source: Applicant['source'];
  readonly stage: string;
  readonly movedBy: number | null;
  readonly today: string;
}

/**
 * Adds people as applicants, each with an assignment, and returns the ids of the assignments. People with a sign-in of
 * the account are linked to it; existing applicants are skipped.
 */
export async function addApplicants(
  tx: Tx,
  role: Role,
  people: readonly NewApplicant[],
  { source, stage, movedBy, today }: ApplicantBatch,
): Promise<number[]> {
  const inOrder = people.map((person, index) => ({ ...person, place: index }));
  const { rows } = await sql<{ assignment_id: number }>`
    with wanted as (
      select place, first_name, last_name, email
      from jsonb_to_recordset(${JSON.stringify(inOrder)}::jsonb)
        as given (place int, first_name text, last_name text, email text)
      where not exists (select from applicants
        where requisition_id = ${role.id} and lower(applicants.email) = lower(given.email))
    ), asked as (
      insert into assignments (account_id, kind, requisition_id, relationship, user_id, first_name, last_name, email, place)
      select ${role.account_id}::int, 'h', ${role.id}::int, 'applicant', users.id, wanted.first_name,
        wanted.last_name, wanted.email, wanted.place
      from wanted left join users on users.account_id = ${role.account_id} and lower(users.email) = lower(wanted.email)
      order by wanted.place
      returning id, first_name, last_name, email
    ), applied as (
      insert into applicants
        (account_id, requisition_id, assignment_id, first_name, last_name, email, source, stage, applied_on)
      select ${role.account_id}::int, ${role.id}::int, id, first_name, last_name, email, ${source}, ${stage}, ${today}::date
      from asked order by id
      returning id, assignment_id
    ), entered as (
      insert into applicant_stages (account_id, applicant_id, stage, moved_by, moved_on)
      select ${role.account_id}::int, id, ${stage}, ${movedBy}::int, ${today}::date from applied
    )
    select assignment_id from applied order by assignment_id`.execute(tx);
  return rows.map(({ assignment_id }) => assignment_id);
}

/** Reads an applicant and locks the row until the transaction ends. */
export async function lockApplicant(tx: Tx, accountId: number, id: number): Promise<Applicant | null> {
  const row = await tx
    .selectFrom('applicants')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function lockApplicants(
  tx: Tx,
  roleId: number,
  ids: readonly number[],
): Promise<readonly Applicant[]> {
  return tx
    .selectFrom('applicants')
    .selectAll()
    .where('requisition_id', '=', roleId)
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function findApplicantOfAssignment(tx: Tx, assignmentId: number): Promise<Applicant | null> {
  const row = await tx
    .selectFrom('applicants')
    .selectAll()
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirst();
  return row ?? null;
}

type Changes = Partial<
  Pick<
    Applicant,
    | 'decision'
    | 'decided_by'
    | 'decided_on'
    | 'decision_reason'
    | 'withdrawn_on'
    | 'accommodation_handled_on'
    | 'accommodation_handled_by'
    | 'delete_after'
  >
>;

export async function changeApplicant(tx: Tx, id: number, changes: Changes, now: Date): Promise<void> {
  await tx
    .updateTable('applicants')
    .set({ ...changes, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Moves applicants to a stage and adds a history entry for each. */
export async function moveToStage(
  tx: Tx,
  ids: readonly number[],
  stage: string,
  by: {
    readonly movedBy: number;
    readonly reason: string | null;
    readonly today: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('applicants')
    .set({ stage, updated_at: by.now.toISOString() })
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  await sql`insert into applicant_stages (account_id, applicant_id, stage, moved_by, moved_on, reason)
    select account_id, id, stage, ${by.movedBy}::int, ${by.today}::date, ${by.reason}::text from applicants
    where id = any(${[...ids]}::int[]) order by id`.execute(tx);
}

/** The facts about an applicant from which a role's funnel, deadlines and selection rates are calculated. */
export interface ApplicantStatus {
  readonly id: number;
  readonly stage: string;
  /** The furthest stage the applicant has reached. */
  readonly furthest: string;
  readonly decision: Applicant['decision'];
  readonly decided_on: string | null;
  readonly withdrawn_on: string | null;
  readonly status: AssignmentStatus;
  readonly asks: boolean;
}

export async function listApplicantStatuses(
  tx: Tx,
  roleId: number,
  stages: readonly string[],
): Promise<ApplicantStatus[]> {
  const { rows } = await sql<ApplicantStatus>`
    select applicants.id, applicants.stage, applicants.decision, applicants.decided_on::text as decided_on,
      applicants.withdrawn_on::text as withdrawn_on, assignments.status,
      assignments.accommodation is not null and applicants.accommodation_handled_on is null as asks,
      coalesce((select past.stage from applicant_stages past
        where past.applicant_id = applicants.id and past.undone_on is null
          and past.stage = any(${[...stages]}::text[])
        order by array_position(${[...stages]}::text[], past.stage) desc limit 1), applicants.stage) as furthest
    from applicants join assignments on assignments.id = applicants.assignment_id
    where applicants.requisition_id = ${roleId} order by applicants.id`.execute(tx);
  return rows;
}

/** Sets the deletion day of all applications of a role, after the role was closed or reopened. */
export async function setDeletionDay(
  tx: Tx,
  days: readonly { readonly id: number; readonly delete_after: string | null }[],
): Promise<void> {
  await sql`update applicants set delete_after = given.delete_after
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as given (id int, delete_after date)
    where applicants.id = given.id`.execute(tx);
}
