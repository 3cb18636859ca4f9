import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Returns every stage of an application in order, undone moves included. */
export async function listStageHistory(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('applicant_stages')
    .leftJoin('users as mover', 'mover.id', 'applicant_stages.moved_by')
    .leftJoin('users as undoer', 'undoer.id', 'applicant_stages.undone_by')
    .select([
      'applicant_stages.id',
      'applicant_stages.stage',
      'applicant_stages.moved_on',
      'applicant_stages.reason',
      'applicant_stages.undone_on',
      sql<string>`concat_ws(' ', mover.first_name, mover.last_name)`.as('moved_by'),
      sql<string>`concat_ws(' ', undoer.first_name, undoer.last_name)`.as('undone_by'),
    ])
    .where('applicant_stages.applicant_id', '=', applicantId)
    .orderBy('applicant_stages.id')
    .execute();
}

interface Undone {
  readonly applicantId: number;
  readonly moveId: number;
  /** The stage to return to. */
  readonly stage: string;
  readonly undoneBy: number;
  readonly today: string;
  readonly now: Date;
}

/** Marks a move as undone and returns the applicant to the earlier stage. The entry stays in the history. */
export async function undoMove(
  tx: Tx,
  { applicantId, moveId, stage, undoneBy, today, now }: Undone,
): Promise<void> {
  await tx
    .updateTable('applicant_stages')
    .set({ undone_on: today, undone_by: undoneBy })
    .where('id', '=', moveId)
    .execute();
  await tx
    .updateTable('applicants')
    .set({ stage, updated_at: now.toISOString() })
    .where('id', '=', applicantId)
    .execute();
}
