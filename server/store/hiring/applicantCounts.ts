import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface JobWithStages {
  readonly requisition_id: number;
  readonly stages: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Counts the active applications of jobs of the account by their current stage, with one statement. */
export async function countApplicantsByStage(
  tx: Tx,
  accountId: number,
  requisitionIds: readonly number[],
): Promise<JobWithStages[]> {
  const { rows } = await sql<JobWithStages>`
    select requisitions.id as requisition_id, stages, coalesce((
      select jsonb_object_agg(stage, applicants) from (
        select stage, count(*) as applicants from applicants
        where applicants.account_id = requisitions.account_id and requisition_id = requisitions.id
          and decision = 'none' and withdrawn_on is null
        group by stage) as counted), '{}') as counts
    from requisitions
    where account_id = ${accountId} and id = any(${[...requisitionIds]}::int[])
    order by id`.execute(tx);
  return rows;
}
