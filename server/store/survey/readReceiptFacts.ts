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
  /** Who made letters with personal codes for this person, and when; null for someone who was erased. */
  readonly letters: readonly { readonly made_by: string | null; readonly made_on: string }[];
}

interface ReceiptOwner {
  /** The participation; null in a preview, which has none. */
  readonly id: number | null;
  readonly account_id: number;
  readonly campaign_id: number;
}

/** Returns what the receipt states about the campaign's audience and release, and the person's letters, in one statement. */
export async function readReceiptFacts(
  tx: Tx,
  { id, account_id: accountId, campaign_id: campaignId }: ReceiptOwner,
): Promise<ReceiptFacts> {
  const hasKind = (kind: 'team' | 'user') => sql`exists (select from campaign_audience
    where account_id = ${accountId} and campaign_id = ${campaignId} and kind = ${kind})`;
  const { rows } = await sql<ReceiptFacts>`
    select campaign.audience, ${hasKind('team')} as "hasTeams", ${hasKind('user')} as "hasPeople",
      (select count(*)::int from participations
        where account_id = ${accountId} and campaign_id = ${campaignId}) as invited,
      (select certificate from releases
        where account_id = ${accountId} and campaign_id = ${campaignId} and certificate is not null
        order by epoch desc limit 1) as certificate,
      ${id === null ? sql`'[]'::jsonb` : lettersOf(id)} as letters
    from benchmark_campaigns as campaign
    where campaign.account_id = ${accountId} and campaign.id = ${campaignId}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('A participation has no campaign.');
  return facts;
}

/** Each administrator is named once per day. */
const lettersOf = (participationId: number) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('made_by', made_by, 'made_on', made_on) order by made_on, made_by), '[]')
  from letter_makers(${participationId}))`;
