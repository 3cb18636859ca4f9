import { sql } from 'kysely';
import type { ExternalScore } from '../../../domain/benchmarkFile/checkBenchmarkRows.ts';
import type { Tx } from '../database.ts';

export interface StoredBenchmarkFile {
  readonly id: number;
  readonly file_name: string;
  readonly request_key: string;
  readonly loaded_at: string;
}

/** The file that is shown now, or null. */
export async function findBenchmarkFile(tx: Tx): Promise<StoredBenchmarkFile | null> {
  const row = await tx
    .selectFrom('benchmark_files')
    .select(['id', 'file_name', 'request_key', 'loaded_at'])
    .executeTakeFirst();
  return row ?? null;
}

/** The rows of a file in their order. */
export async function listExternalScores(tx: Tx, fileId: number): Promise<ExternalScore[]> {
  const { rows } = await sql<ExternalScore>`
    select topic_id, score::float8 as score, spread::float8 as spread, n, source, year
    from benchmark_file_rows where file_id = ${fileId} order by position`.execute(tx);
  return rows;
}

/** Stores a file, unless there is one already. Returns null in that case, also if another transaction has just stored one. */
export async function addBenchmarkFile(
  tx: Tx,
  file: Omit<StoredBenchmarkFile, 'id'>,
  rows: readonly ExternalScore[],
): Promise<number | null> {
  const added = await tx
    .insertInto('benchmark_files')
    .values(file)
    .onConflict((conflict) => conflict.column('is_current').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return null;
  await tx
    .insertInto('benchmark_file_rows')
    .values(rows.map((row, position) => ({ file_id: added.id, position, ...row })))
    .execute();
  return added.id;
}

/** Deletes the file and its rows. Returns its name, or null if it has been replaced or removed. */
export async function deleteBenchmarkFile(tx: Tx, id: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('benchmark_files')
    .where('id', '=', id)
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name ?? null;
}
