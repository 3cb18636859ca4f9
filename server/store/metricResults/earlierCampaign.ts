import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * The latest released campaign before this one in which at least `fewest` of the same people answered the same questions; null without one.
 * Builder only. Counts people campaign by campaign, the latest first, and stops at the first with enough: `offset 0` keeps the
 * count out of the inner query.
 */
export async function findEarlierCampaign(
  tx: Tx,
  campaignId: number,
  fewest: number,
): Promise<{ readonly campaign_id: number; readonly closed_on: string } | null> {
  const { rows } = await sql<{ campaign_id: number; closed_on: string }>`
    with forms as (
      select campaign_id, (select array_agg(id order by id) from unnest(question_ids) as id) as question_ids
      from assessment_forms where kind = 's' and campaign_id is not null
    ), respondents as materialized (
      select distinct a.user_id from survey_campaigns own
      join assignments s on s.account_id = own.account_id and s.campaign_id = own.id
      join assessments a on a.assignment_id = s.id
      where own.id = ${campaignId} and a.kind = 's' and a.user_id is not null
    ), candidates as (
      select c.id, c.account_id, c.closed_on
      from survey_campaigns own
      join forms own_form on own_form.campaign_id = own.id
      join survey_campaigns c on c.account_id = own.account_id and c.id <> own.id and c.closed_on is not null
      join metric_releases r on r.campaign_id = c.id
      join forms f on f.campaign_id = c.id and f.question_ids = own_form.question_ids
      where own.id = ${campaignId}
      order by c.closed_on desc, c.id desc
      offset 0
    )
    select c.id as campaign_id, c.closed_on::text as closed_on from candidates c
    where (
      select count(distinct a.user_id) from assignments s
      join assessments a on a.assignment_id = s.id
      join respondents on respondents.user_id = a.user_id
      where s.account_id = c.account_id and s.campaign_id = c.id and a.kind = 's'
    ) >= ${fewest}
    order by c.closed_on desc, c.id desc
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
