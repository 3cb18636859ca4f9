import { type Selectable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { deferStatement } from '../engine/deferStatement.ts';
import type { Accommodation, AssessmentTables } from '../tables/assessments.ts';

/** A request to answer a form of the personal metrics. */
export type Assignment = Selectable<AssessmentTables['assignments']>;
export type AssignmentKind = Assignment['kind'];

const assignmentQuery = (tx: Tx) => tx.selectFrom('assignments').selectAll();

export async function findAssignment(tx: Tx, id: number): Promise<Assignment | null> {
  return (await assignmentQuery(tx).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findAssignmentByLink(tx: Tx, tokenHash: string): Promise<Assignment | null> {
  return (await assignmentQuery(tx).where('token_hash', '=', tokenHash).executeTakeFirst()) ?? null;
}

/** Locks the row until the transaction ends; concurrent callers wait and read the new state. */
export async function lockAssignment(tx: Tx, id: number): Promise<Assignment | null> {
  return (await assignmentQuery(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/**
 * Returns all invitations a person ever received, open or not. Without parameters, so that it opens the transaction.
 */
export async function listAssignments(tx: Tx, userId: number): Promise<Assignment[]> {
  return assignmentQuery(tx)
    .where('user_id', '=', sql.lit(userId))
    .where('status', '<>', sql.lit('waiting'))
    .orderBy('id')
    .execute();
}

/**
 * Returns a person's assignments in open campaigns and roles, started ones first, then the newest, with the data that determines whether the last day has
 * ended for the person.
 */
export async function listOpenAssignments(tx: Tx, userId: number) {
  return tx
    .selectFrom('assignments as a')
    .innerJoin('accounts as account', 'account.id', 'a.account_id')
    .innerJoin('users as person', 'person.id', 'a.user_id')
    .leftJoin('survey_campaigns as campaign', 'campaign.id', 'a.campaign_id')
    .leftJoin('requisitions as role', 'role.id', 'a.requisition_id')
    .selectAll('a')
    .select(({ fn }) => [
      fn.coalesce('campaign.closes_on', 'role.closes_on').as('closes_on'),
      fn.coalesce('person.time_zone', 'a.time_zone').as('person_time_zone'),
      'account.time_zone as account_time_zone',
    ])
    .where('a.user_id', '=', userId)
    .where('a.status', '<>', 'waiting')
    .where('a.nomination', '=', 'approved')
    .where((where) => where.or([where('campaign.status', '=', 'open'), where('role.status', '=', 'open')]))
    .orderBy(sql<number>`array_position(array['started', 'invited', 'finished'], a.status)`)
    .orderBy('a.id', 'desc')
    .execute();
}

type Changes = Partial<
  Pick<
    Assignment,
    | 'status'
    | 'nomination'
    | 'declined_because'
    | 'token_hash'
    | 'link_version'
    | 'consented_on'
    | 'started_on'
    | 'finished_on'
    | 'feedback_given'
  >
>;

export async function changeAssignment(tx: Tx, id: number, changes: Changes): Promise<void> {
  await tx.updateTable('assignments').set(changes).where('id', '=', id).execute();
}

/** Marks an assignment as started, with the next statement or the commit. */
export async function startAssignment(tx: Tx, id: number, day: string): Promise<void> {
  const start = tx
    .updateTable('assignments')
    .set({ status: sql.lit('started'), started_on: sql.lit(day) })
    .where('id', '=', sql.lit(id));
  await deferStatement(tx, start.compile());
}

/** Stores an applicant's consent and requested accommodations. */
export async function storeConsent(
  tx: Tx,
  id: number,
  accommodation: Accommodation | null,
  consented_on: string,
): Promise<void> {
  await tx
    .updateTable('assignments')
    .set({ accommodation: accommodation && JSON.stringify(accommodation), consented_on })
    .where('id', '=', id)
    .execute();
}

/** Counts the approved raters of the same group and target, including this one. */
export async function countGroupRaters(
  tx: Tx,
  { target_id, relationship }: Pick<Assignment, 'target_id' | 'relationship'>,
): Promise<number> {
  const { count } = await tx
    .selectFrom('assignments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('target_id', '=', target_id)
    .where('relationship', '=', relationship)
    .where('nomination', '=', 'approved')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Releases the assignments of an erased person: unfinished ones are deleted with their drafts and emails; finished ones
 * still count, without name and link.
 */
export async function releaseAssignments(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('assignments')
    .where('user_id', '=', userId)
    .where('status', '!=', 'finished')
    .execute();
  const anonymous = { first_name: null, last_name: null, email: null, locale_abbr: null, time_zone: null };
  await tx
    .updateTable('assignments')
    .set({ ...anonymous, token_hash: null, accommodation: null, declined_because: null })
    .where('user_id', '=', userId)
    .execute();
}
