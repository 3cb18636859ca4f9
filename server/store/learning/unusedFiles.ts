import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * Whether a lesson uses a file, or a version that someone takes or took, or the version that people start now. Other versions can't be opened
 * by anyone.
 */
const isUsed = sql`(exists (select from lessons l where l.file_id = f.id) or exists (
  select from course_version_files v join courses c on c.id = v.course_id
  where v.file_id = f.id and (c.version = v.version or exists (
    select from enrolments e where e.course_id = v.course_id and e.version = v.version))))`;

/** Remembers since when files are unused. */
export async function markUnusedFiles(tx: Tx, now: Date): Promise<void> {
  await sql`update learning_files f
    set unused_since = case when ${isUsed} then null else ${now.toISOString()}::timestamptz end
    where state = 'ready' and (unused_since is null) <> ${isUsed}`.execute(tx);
}

/** Returns the files that have been unused since before a time, and uploads that began before it and weren't finished, locked. */
export async function claimUnusedFiles(tx: Tx, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select f.id from learning_files f
    where (unused_since <= ${before.toISOString()} or (state = 'uploading' and created_at <= ${before.toISOString()}))
      and not ${isUsed}
    order by f.id limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
