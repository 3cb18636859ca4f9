import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * The latest released campaign before this one in which at least `fewest` of the same people answered the same questions; null without one.
 * Builder only.
 */
export async function findEarlierCampaign(
  tx: Tx,
  campaignId: number,
  fewest: number,
): Promise<{ readonly campaign_id: number; readonly closed_on: string } | null> {
  const { rows } = await sql<{ campaign_id: number; closed_on: string }>`
    with answered as (
      select a.user_id, s.campaign_id from assessments a join assignments s on s.id = a.assignment_id
      where a.kind = 's' and a.user_id is not null
    ), forms as (
      select campaign_id, (select array_agg(id order by id) from unnest(question_ids) as id) as question_ids
      from assessment_forms where kind = 's' and campaign_id is not null
    )
    select c.id as campaign_id, c.closed_on::text as closed_on
    from survey_campaigns own
    join forms own_form on own_form.campaign_id = own.id
    join survey_campaigns c on c.account_id = own.account_id and c.id <> own.id and c.closed_on is not null
    join metric_releases r on r.campaign_id = c.id
    join forms f on f.campaign_id = c.id and f.question_ids = own_form.question_ids
    join answered earlier on earlier.campaign_id = c.id
    join answered now on now.campaign_id = own.id and now.user_id = earlier.user_id
    where own.id = ${campaignId}
    group by c.id
    having count(distinct now.user_id) >= ${fewest}
    order by c.closed_on desc, c.id desc
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
