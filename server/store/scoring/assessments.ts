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

/** Returns assessments without a score, ordered by id, starting after `after`. */
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
  return finished(tx).where('assessments.id', 'in', ids).orderBy('assessments.id').execute();
}

/** A person in all campaigns and applications; null for an erased one, whose forms nothing joins. */
const person = sql`coalesce('user ' || a.user_id, 'email ' || lower(s.email))`;

/** The number of people with a submitted form of each version, and for raters, who are anonymous, of their forms. */
export async function countByForm(tx: Tx) {
  const { rows } = await sql<{ kind: 's' | 'h' | 'r'; question_ids: number[]; finished: number }>`
    with forms as (
      select kind, campaign_id, requisition_id,
        (select array_agg(id order by id) from unnest(question_ids) as id) as question_ids
      from assessment_forms
    ), counted as (
      select f.kind, f.question_ids, ${person} as person from assessments a
        join assignments s on s.id = a.assignment_id
        join forms f on f.kind = a.kind
          and (f.campaign_id = s.campaign_id or f.requisition_id = s.requisition_id)
      union all
      select f.kind, f.question_ids, r.id::text from ratings r
        join forms f on f.kind = 'r' and f.campaign_id = r.campaign_id
    )
    select kind, question_ids, count(distinct person)::int as finished from counted
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

/**
 * The newest submitted form of each person in one version, oldest first. Statistics about questions need independent people and state
 * their number, so no one counts twice (R28). Forms of erased people are left out.
 */
export async function listNewestFormsOfPeople(tx: Tx, { kind, questionIds }: AskedForm): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct on (person) person, id from (
        select a.id, ${person} as person from assessments a
        join assignments s on s.id = a.assignment_id
        join assessment_forms f on f.kind = a.kind
          and (f.campaign_id = s.campaign_id or f.requisition_id = s.requisition_id)
        where a.kind = ${kind} and
          (select array_agg(asked order by asked) from unnest(f.question_ids) as asked) = ${[...questionIds]}::int[]
      ) answered where person is not null order by person, id desc
    ) newest order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface AskedForm {
  readonly kind: 's' | 'h';
  /** In ascending order. */
  readonly questionIds: readonly number[];
}
