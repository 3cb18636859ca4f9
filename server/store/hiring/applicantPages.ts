import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { likePattern } from '../sql/likePattern.ts';

export interface ApplicantsQuery {
  readonly requisition_id: number;
  readonly q: string | null;
  readonly stage: string | null;
  readonly show: 'all' | 'active' | 'ended';
}

const applicantColumns = [
  'applicants.id',
  'applicants.requisition_id',
  'applicants.first_name',
  'applicants.last_name',
  'applicants.email',
  'applicants.source',
  'applicants.stage',
  'applicants.decision',
  'applicants.applied_on',
  'applicants.withdrawn_on',
  'applicants.delete_after',
  'assignments.status',
] as const;

const needsAccommodation = sql<boolean>`assignments.accommodation is not null
  and applicants.accommodation_handled_on is null`.as('asks');
const hasEnded = sql<SqlBool>`(applicants.withdrawn_on is not null or applicants.decision in ('hired', 'rejected'))`;

/** Returns one page of a role's applicants in the order of application; they are never sorted by their answers. */
export async function readPageOfApplicants(
  tx: Tx,
  { requisition_id, q, stage, show }: ApplicantsQuery,
  { from, size }: { readonly from: number; readonly size: number },
) {
  let query = tx
    .selectFrom('applicants')
    .innerJoin('assignments', 'assignments.id', 'applicants.assignment_id')
    .where('applicants.requisition_id', '=', requisition_id);
  if (stage !== null) query = query.where('applicants.stage', '=', stage);
  if (show === 'ended') query = query.where(hasEnded);
  if (show === 'active') query = query.where((where) => where.not(hasEnded as Expression<SqlBool>));
  if (q) {
    const like = likePattern(q.toLowerCase());
    query = query.where(
      sql<SqlBool>`lower(applicants.first_name || ' ' || applicants.last_name || ' ' || applicants.email) like ${like}`,
    );
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const applicants = await query
    .select([...applicantColumns, needsAccommodation])
    .orderBy('applicants.id')
    .offset(from)
    .limit(size)
    .execute();
  return { applicants, total };
}

/** Returns one application with all facts needed for a decision. */
export async function readApplicantDetails(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .selectFrom('applicants')
    .innerJoin('assignments', 'assignments.id', 'applicants.assignment_id')
    .leftJoin('users as decider', 'decider.id', 'applicants.decided_by')
    .select([...applicantColumns, needsAccommodation])
    .select([
      'applicants.assignment_id',
      'applicants.decided_on',
      'applicants.decision_reason',
      'applicants.accommodation_handled_on',
      'assignments.accommodation',
      'assignments.invited_on',
      'assignments.started_on',
      'assignments.finished_on',
      'assignments.reminders_sent',
      sql<string>`concat_ws(' ', decider.first_name, decider.last_name)`.as('decided_by'),
    ])
    .where('applicants.account_id', '=', accountId)
    .where('applicants.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
