import { sql } from 'kysely';
import type { ReleaseCertificate } from '../../../domain/release/buildRelease.ts';
import type { Tx } from '../database.ts';

interface ReceiptFacts {
  readonly invited: number;
  readonly audience: 'everyone' | 'chosen';
  readonly hasTeams: boolean;
  readonly hasPeople: boolean;
  /** The certificate of the campaign's latest release; null if there is none. */
  readonly certificate: ReleaseCertificate | null;
}

/** Returns what the receipt of a campaign states about its audience and its release, in one statement. */
export async function readReceiptFacts(tx: Tx, accountId: number, campaignId: number): Promise<ReceiptFacts> {
  const hasKind = (kind: 'team' | 'user') => sql`exists (select from campaign_audience
    where account_id = ${accountId} and campaign_id = ${campaignId} and kind = ${kind})`;
  const { rows } = await sql<ReceiptFacts>`
    select campaign.audience, ${hasKind('team')} as "hasTeams", ${hasKind('user')} as "hasPeople",
      (select count(*)::int from participations
        where account_id = ${accountId} and campaign_id = ${campaignId}) as invited,
      (select certificate from releases
        where account_id = ${accountId} and campaign_id = ${campaignId} and certificate is not null
        order by epoch desc limit 1) as certificate
    from benchmark_campaigns as campaign
    where campaign.account_id = ${accountId} and campaign.id = ${campaignId}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('A participation has no campaign.');
  return facts;
}
