import type { Tx } from '../database.ts';

/** One bin of a published histogram of all respondents of a campaign. */
export interface PublishedCount {
  readonly campaign_id: number;
  readonly topic_id: number;
  readonly from_score: number;
  readonly to_score: number;
  readonly share: number;
}

/** Returns the histograms of these campaigns, lowest scores first. */
export async function listPublishedHistograms(
  tx: Tx,
  accountId: number,
  campaignIds: readonly number[],
): Promise<PublishedCount[]> {
  if (campaignIds.length === 0) return [];
  return tx
    .selectFrom('release_counts as counts')
    .innerJoin('releases', 'releases.id', 'counts.release_id')
    .select([
      'releases.campaign_id',
      'counts.topic_id',
      'counts.from_score',
      'counts.to_score',
      'counts.share',
    ])
    .where('counts.account_id', '=', accountId)
    .where('releases.campaign_id', 'in', campaignIds)
    .orderBy('counts.topic_id')
    .orderBy('counts.from_score')
    .execute();
}
