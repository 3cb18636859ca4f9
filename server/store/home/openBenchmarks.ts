import { sql } from 'kysely';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import type { Tx } from '../database.ts';
import type { OwnTasksQuery } from './ownTasksQuery.ts';

/** A person's unfinished participation in an open benchmark campaign. */
export interface OpenBenchmark {
  readonly id: number;
  readonly link_version: number;
  readonly is_started: boolean;
  readonly name: string;
  readonly length: SurveyLength;
  readonly closes_on: string;
  readonly min_group: number;
  readonly has_sessions: boolean;
  /** The number of questions that the person gets. */
  readonly questions: number;
}

/** Returns a person's unfinished benchmarks whose last day hasn't ended. */
export async function listOpenBenchmarks(
  tx: Tx,
  { accountId, userId, today }: OwnTasksQuery,
): Promise<OpenBenchmark[]> {
  const { rows } = await sql<OpenBenchmark>`
    select p.id, p.link_version, p.status = 'started' as is_started, c.name, c.length, c.closes_on, c.min_group,
      c.questions_per_sitting is not null as has_sessions,
      coalesce(jsonb_array_length(f.links), cardinality(f.question_ids), 0)
        + coalesce(cardinality(f.supplemental_ids), 0) as questions
    from participations p
    join benchmark_campaigns c on c.id = p.campaign_id and c.account_id = p.account_id
    left join campaign_forms f on f.campaign_id = c.id
    where p.account_id = ${accountId}::int and p.user_id = ${userId}::int and p.status <> 'finished'
      and p.invitation_state <> 'withdrawn' and c.status = 'open' and c.closes_on >= ${today}::date
    order by c.closes_on, c.id limit 20`.execute(tx);
  return rows;
}
