import type { Tx } from '../database.ts';

/** Storage of an assignment's sealed draft, which can be decrypted only with the code of its link. */
export const assignmentDraftStore = (assignmentId: number) => ({
  async find(tx: Tx): Promise<Uint8Array | null> {
    const row = await tx
      .selectFrom('assignment_drafts')
      .select('sealed')
      .where('assignment_id', '=', assignmentId)
      .executeTakeFirst();
    return row?.sealed ?? null;
  },
  async store(tx: Tx, sealed: Uint8Array): Promise<void> {
    await tx
      .insertInto('assignment_drafts')
      .values({ assignment_id: assignmentId, sealed })
      .onConflict((conflict) => conflict.column('assignment_id').doUpdateSet({ sealed }))
      .execute();
  },
  async remove(tx: Tx): Promise<void> {
    await tx.deleteFrom('assignment_drafts').where('assignment_id', '=', assignmentId).execute();
  },
});
