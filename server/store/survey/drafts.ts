import type { Tx } from '../database.ts';

/** Storage of a participation's sealed draft, which can be decrypted only with the code of its link. */
export const participationDraftStore = (participationId: number) => ({
  async find(tx: Tx): Promise<Uint8Array | null> {
    const row = await tx
      .selectFrom('drafts')
      .select('sealed')
      .where('participation_id', '=', participationId)
      .executeTakeFirst();
    return row?.sealed ?? null;
  },
  async store(tx: Tx, sealed: Uint8Array): Promise<void> {
    await tx
      .insertInto('drafts')
      .values({ participation_id: participationId, sealed })
      .onConflict((conflict) => conflict.column('participation_id').doUpdateSet({ sealed }))
      .execute();
  },
  async remove(tx: Tx): Promise<void> {
    await tx.deleteFrom('drafts').where('participation_id', '=', participationId).execute();
  },
});

export async function removeDraftsOf(tx: Tx, participationIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('drafts').where('participation_id', 'in', participationIds).execute();
}

/** Drafts that are unfinished at the close are not counted. */
export async function removeDrafts(tx: Tx, campaignId: number): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('participation_id', 'in', (where) =>
      where.selectFrom('participations').select('id').where('campaign_id', '=', campaignId),
    )
    .execute();
}
