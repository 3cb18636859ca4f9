import type { Driver } from '../../../domain/scoring/drivers.ts';
import type { Tx } from '../database.ts';

/** Returns the topic with this permanent code; null if it does not exist. */
export async function findTopicByCode(tx: Tx, code: string): Promise<number | null> {
  const row = await tx.selectFrom('topics').select('id').where('code', '=', code).executeTakeFirst();
  return row?.id ?? null;
}

export async function addDrivers(
  tx: Tx,
  release: { readonly id: number; readonly account_id: number },
  outcomeId: number,
  drivers: readonly Driver[],
): Promise<void> {
  if (drivers.length === 0) return;
  await tx
    .insertInto('release_drivers')
    .values(
      drivers.map((driver) => ({
        release_id: release.id,
        account_id: release.account_id,
        outcome_id: outcomeId,
        ...driver,
      })),
    )
    .execute();
}

export interface PublishedDriver extends Driver {
  readonly campaign_id: number;
  readonly outcome_id: number;
}

/** Returns published drivers of a campaign, strongest first. */
export async function listPublishedDrivers(
  tx: Tx,
  accountId: number,
  campaignIds: readonly number[],
): Promise<PublishedDriver[]> {
  if (campaignIds.length === 0) return [];
  return tx
    .selectFrom('release_drivers as drivers')
    .innerJoin('releases', 'releases.id', 'drivers.release_id')
    .select(['releases.campaign_id', 'drivers.outcome_id', 'drivers.topic_id', 'drivers.link'])
    .where('drivers.account_id', '=', accountId)
    .where('releases.campaign_id', 'in', campaignIds)
    .orderBy('drivers.link', 'desc')
    .orderBy('drivers.topic_id')
    .execute();
}
