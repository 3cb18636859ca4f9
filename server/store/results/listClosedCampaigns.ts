import type { SurveyLength } from '../../../domain/campaigns/surveyLength.ts';
import type { ReleaseCertificate } from '../../../domain/release/buildRelease.ts';
import type { CampaignAudience } from '../../../domain/release/visibleCells.ts';
import { readInvitedAudience } from '../campaigns/audienceTargets.ts';
import type { Tx } from '../database.ts';

export interface ClosedCampaign {
  readonly campaign_id: number;
  readonly name: string;
  readonly length: SurveyLength;
  readonly closed_on: string;
  readonly k: number;
  readonly certificate: ReleaseCertificate | null;
  /** Standard deviation of each element over all respondents, by element id; empty if margins are stored with the cells. */
  readonly spread: Readonly<Record<string, number>>;
  readonly limited_by_audience: boolean;
  readonly shares_limited: boolean;
  readonly audience: CampaignAudience;
}

/** Returns the account's closed campaigns with their releases, newest first. */
export async function listClosedCampaigns(
  tx: Tx,
  accountId: number,
  campaignId: number | null,
): Promise<ClosedCampaign[]> {
  let query = tx
    .selectFrom('benchmark_campaigns as campaigns')
    .innerJoin('releases', 'releases.campaign_id', 'campaigns.id')
    .select([
      'campaigns.id as campaign_id',
      'campaigns.name',
      'campaigns.length',
      'releases.created_on as closed_on',
      'releases.k',
      'releases.certificate',
      'releases.spread',
      'releases.limited_by_audience',
      'releases.shares_limited',
      'campaigns.audience',
    ])
    .where('campaigns.account_id', '=', accountId)
    .where('campaigns.status', '=', 'closed');
  if (campaignId !== null) query = query.where('campaigns.id', '=', campaignId);
  const rows = await query.orderBy('releases.created_on', 'desc').orderBy('campaigns.id', 'desc').execute();
  const audiences = await readInvitedAudience(
    tx,
    accountId,
    rows.map(({ campaign_id, audience }) => ({ id: campaign_id, audience })),
  );
  return rows.map(({ audience: _kind, ...row }) => ({
    ...row,
    certificate: row.certificate as ReleaseCertificate | null, // Written by the builder as a `Certificate`.
    audience: audiences(row.campaign_id),
  }));
}
