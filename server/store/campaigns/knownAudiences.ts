import { sql } from 'kysely';
import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import type { Tx } from '../database.ts';
import { type InvitedPeople, idsOfInvited } from './invitedPeople.ts';

/** How many people a campaign invites, without withdrawn invitations, how many of them are among the given people, its groups, and what it asks. */
export interface KnownAudience {
  readonly campaign_id: number;
  readonly invited: number;
  readonly common: number;
  readonly k: number;
  readonly cuts: readonly string[];
  readonly length: SurveyLength;
  readonly topic_ids: readonly number[];
  readonly supplemental_ids: readonly number[];
}

/** Returns the other open campaigns of an account, and those that were closed on `since` or later. */
export async function listKnownAudiences(
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
  { people, since }: { readonly people: InvitedPeople; readonly since: string },
): Promise<KnownAudience[]> {
  const { rows } = await sql<KnownAudience>`
    select campaigns.id as campaign_id, campaigns.min_group as k, campaigns.cuts, campaigns.length, campaigns.topic_ids,
      campaigns.supplemental_ids, count(*)::int as invited,
      count(invited.id)::int as common
    from benchmark_campaigns as campaigns
    join participations on participations.campaign_id = campaigns.id
      and participations.account_id = campaigns.account_id and participations.invitation_state <> 'withdrawn'
    left join ${idsOfInvited(campaign.account_id, people)} as invited (id) on invited.id = participations.user_id
    where campaigns.account_id = ${campaign.account_id} and campaigns.id <> ${campaign.id}
      and (campaigns.status = 'open' or campaigns.closed_on >= ${since}::date)
    group by campaigns.id
    order by campaigns.id`.execute(tx);
  return rows;
}
