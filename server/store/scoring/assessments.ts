import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** A submitted self-assessment, still encrypted, and its questions. */
export interface FinishedAssessment {
  readonly id: number;
  readonly account_id: number;
  readonly kind: 's' | 'h';
  readonly user_id: number | null;
  readonly target_id: number | null;
  readonly sealed: Uint8Array;
  /** Null if its form does not exist. */
  readonly question_ids: number[] | null;
}

const finished = (tx: Tx) =>
  tx
    .selectFrom('assessments')
    .innerJoin('assignments', 'assignments.id', 'assessments.assignment_id')
    .leftJoin('assessment_forms', (join) =>
      join.onRef('assessment_forms.kind', '=', 'assessments.kind').on(
        sql<boolean>`(assessment_forms.campaign_id = assignments.campaign_id
            or assessment_forms.requisition_id = assignments.requisition_id)`,
      ),
    )
    .select([
      'assessments.id',
      'assessments.account_id',
      'assessments.kind',
      'assessments.user_id',
      'assignments.target_id',
      'assessments.sealed',
      'assessment_forms.question_ids',
    ]);

const hasNoScore = sql<boolean>`not exists (select 1 from scores where scores.assessment_id = assessments.id)`;

/** Assessments without a score, ordered by id, starting after `after`. */
export async function listUnscoredAssessments(
  tx: Tx,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<FinishedAssessment[]> {
  return finished(tx)
    .where('assessments.id', '>', after)
    .where(hasNoScore)
    .orderBy('assessments.id')
    .limit(most)
    .execute();
}

export async function countUnscored(tx: Tx, after: number): Promise<number> {
  const { count } = await tx
    .selectFrom('assessments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('id', '>', after)
    .where(hasNoScore)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listAssessments(tx: Tx, ids: readonly number[]): Promise<FinishedAssessment[]> {
  if (ids.length === 0) return [];
  return finished(tx).where('assessments.id', 'in', ids).execute();
}

/** The number of submitted forms of each version. */
export async function countByForm(tx: Tx) {
  const { rows } = await sql<{ kind: 's' | 'h' | 'r'; question_ids: number[]; finished: number }>`
    with forms as (
      select kind, campaign_id, requisition_id,
        (select array_agg(id order by id) from unnest(question_ids) as id) as question_ids
      from assessment_forms
    ), counted as (
      select f.kind, f.question_ids from assessments a
        join assignments s on s.id = a.assignment_id
        join forms f on f.kind = a.kind
          and (f.campaign_id = s.campaign_id or f.requisition_id = s.requisition_id)
      union all
      select f.kind, f.question_ids from ratings r join forms f on f.kind = 'r' and f.campaign_id = r.campaign_id
    )
    select kind, question_ids, count(*)::int as finished from counted group by 1, 2 order by 1, 2`.execute(
    tx,
  );
  return rows;
}

/** Submitted forms of one version, oldest first; only those encrypted with the key of their account. */
export async function listAssessmentsOfForm(
  tx: Tx,
  { kind, questionIds, after, most }: FormPage,
): Promise<FinishedAssessment[]> {
  return finished(tx)
    .where('assessments.kind', '=', kind)
    .where(
      sql<boolean>`(select array_agg(asked order by asked) from unnest(assessment_forms.question_ids) as asked)
        = ${[...questionIds]}::int[]`,
    )
    .where('assessments.id', '>', after)
    .orderBy('assessments.id')
    .limit(most)
    .execute();
}

interface FormPage {
  readonly kind: 's' | 'h';
  /** In ascending order. */
  readonly questionIds: readonly number[];
  readonly after: number;
  readonly most: number;
}
