import { sql } from 'kysely';
import type { Tx } from '../database.ts';

interface FilePiece {
  readonly file_id: string;
  readonly account_id: number;
  readonly place: number;
  readonly bytes: Uint8Array;
  readonly created_at: string;
}

export async function addFilePiece(tx: Tx, piece: FilePiece): Promise<void> {
  await tx.insertInto('import_file_pieces').values(piece).execute();
}

export async function findFilePiece(tx: Tx, fileId: string, index: number): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('import_file_pieces')
    .select('bytes')
    .where('file_id', '=', fileId)
    .where('place', '=', index)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export async function removeImportFile(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('import_file_pieces').where('file_id', '=', fileId).execute();
}

/** Deletes files whose upload was interrupted or whose import was deleted. */
export async function eraseLostFiles(tx: Tx, before: string): Promise<void> {
  await sql`delete from import_file_pieces where created_at < ${before}::timestamptz
    and not exists (select from user_imports where user_imports.file_id = import_file_pieces.file_id)`.execute(
    tx,
  );
}
