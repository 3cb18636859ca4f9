import { sql } from 'kysely';
import type { FilePurpose, LessonFileType } from '../../../domain/learning/files/lessonFiles.ts';
import type { Tx } from '../database.ts';

interface NewLearningFile {
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly bytes: number;
}

/** A file of a lesson that was uploaded or is being uploaded. */
export interface LearningFile extends NewLearningFile {
  readonly id: number;
  readonly media_type: LessonFileType | null;
  readonly state: 'uploading' | 'ready';
}

const columns = ['id', 'purpose', 'name', 'bytes', 'media_type', 'state'] as const;

export async function addLearningFile(tx: Tx, file: NewLearningFile, at: string): Promise<number> {
  const { id } = await tx
    .insertInto('learning_files')
    .values({ ...file, state: 'uploading', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a file; null if it doesn't exist. The lock prevents that it's deleted before the transaction ends. */
export async function lockLearningFile(tx: Tx, id: number): Promise<LearningFile | null> {
  const row = await tx
    .selectFrom('learning_files')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the files with these ids. */
export async function listLearningFiles(tx: Tx, ids: readonly number[]): Promise<LearningFile[]> {
  if (ids.length === 0) return [];
  return tx.selectFrom('learning_files').select(columns).where('id', 'in', ids).execute();
}

/**
 * Returns what all files take together, including those that are being uploaded. Other transactions wait here until this one ends, so that
 * several can't take the same space.
 */
export async function lockFileSpace(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('learning_files'))`.execute(tx);
  const { total } = await tx
    .selectFrom('learning_files')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Lists a piece of a file. A piece that was sent before is replaced; returns the name of the previous one. */
export async function setFilePiece(
  tx: Tx,
  piece: { readonly file_id: number; readonly place: number; readonly name: string },
): Promise<string | null> {
  const { file_id, place, name } = piece;
  const before = await tx
    .selectFrom('learning_file_pieces')
    .select('name')
    .where('file_id', '=', file_id)
    .where('place', '=', place)
    .executeTakeFirst();
  await tx
    .insertInto('learning_file_pieces')
    .values(piece)
    .onConflict((on) => on.columns(['file_id', 'place']).doUpdateSet({ name }))
    .execute();
  return before?.name ?? null;
}

/** Returns the names of the pieces of a file in order. */
export async function listFilePieces(tx: Tx, fileId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('learning_file_pieces')
    .select('name')
    .where('file_id', '=', fileId)
    .orderBy('place')
    .execute();
  return rows.map(({ name }) => name);
}

/** Replaces the pieces of a file. */
export async function replaceFilePieces(
  tx: Tx,
  fileId: number,
  names: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update stored_files set expires_at = ${now.toISOString()}
    where name in (select name from learning_file_pieces where file_id = ${fileId})`.execute(tx);
  await tx.deleteFrom('learning_file_pieces').where('file_id', '=', fileId).execute();
  const rows = names.map((name, place) => ({ file_id: fileId, place, name }));
  if (rows.length > 0) await tx.insertInto('learning_file_pieces').values(rows).execute();
}

/** Marks a file as complete, and its pieces as in use. */
export async function setFileReady(tx: Tx, id: number, media_type: LessonFileType): Promise<void> {
  await tx.updateTable('learning_files').set({ state: 'ready', media_type }).where('id', '=', id).execute();
  await sql`update stored_files set expires_at = null
    where name in (select name from learning_file_pieces where file_id = ${id})`.execute(tx);
}

/** Deletes files; a job deletes their pieces. */
export async function removeLearningFiles(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`update stored_files set expires_at = ${now.toISOString()}
    where name in (select name from learning_file_pieces where file_id = any(${[...ids]}::int[]))`.execute(
    tx,
  );
  await tx.deleteFrom('learning_files').where('id', 'in', ids).execute();
}
