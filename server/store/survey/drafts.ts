import type { Tx } from '../database.ts';

export async function removeDraftsOf(tx: Tx, participationIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('drafts').where('participation_id', 'in', participationIds).execute();
}

/** Removes drafts that are unfinished when the campaign closes. */
export async function removeDrafts(tx: Tx, campaignId: number): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('participation_id', 'in', (where) =>
      where.selectFrom('participations').select('id').where('campaign_id', '=', campaignId),
    )
    .execute();
}
