import { type Insertable, sql } from 'kysely';
import type { Tx } from '../database.ts';
import type { HiringTables } from '../tables/hiring.ts';

/** Returns the notes about an applicant, oldest first. */
export async function listNotes(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('applicant_notes')
    .leftJoin('users', 'users.id', 'applicant_notes.written_by')
    .select([
      'applicant_notes.id',
      'applicant_notes.metric',
      'applicant_notes.text',
      'applicant_notes.written_on',
      'applicant_notes.written_by as author_id',
      sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('written_by'),
    ])
    .where('applicant_notes.applicant_id', '=', applicantId)
    .orderBy('applicant_notes.id')
    .execute();
}

export async function addNote(tx: Tx, note: Insertable<HiringTables['applicant_notes']>): Promise<void> {
  await tx.insertInto('applicant_notes').values(note).execute();
}

/** Returns the application of a note; null for notes of other accounts. */
export async function findNote(tx: Tx, accountId: number, id: number) {
  const row = await tx
    .selectFrom('applicant_notes')
    .select(['id', 'applicant_id', 'metric', 'written_by'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function removeNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('applicant_notes').where('id', '=', id).execute();
}
