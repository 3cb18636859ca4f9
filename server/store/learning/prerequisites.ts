import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/** Lets prerequisites change in one transaction at a time. */
export async function lockPrerequisites(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('course_prerequisites'))`.execute(tx);
}

/** Whether one of these courses is the given course, or requires it directly or indirectly. */
export async function requiresCourse(tx: Tx, ids: readonly number[], courseId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive required (id) as (
      select unnest(${[...ids]}::int[])
      union select unnest(c.prerequisite_ids) from required r join courses c on c.id = r.id)
    select from required where id = ${courseId}::int limit 1`.execute(tx);
  return rows.length > 0;
}
