import type { CultureFigures } from '../../../domain/release/topicReliability.ts';
import type { Tx } from '../database.ts';

/**
 * Returns how reliable the results of one campaign are; null for results published before this was computed.
 */
export async function findCultureReliability(
  tx: Tx,
  accountId: number,
  campaignId: number,
): Promise<CultureFigures | null> {
  const row = await tx
    .selectFrom('releases')
    .select('technical')
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row?.technical ?? null;
}
