import { type Kysely, sql } from 'kysely';
import { isolate, ownAccount } from './access.ts';

/**
 * Looks up the sprint of each step that is read by its id. A subquery with `exists` can be planned as a scan of all sprints, also for a page
 * of 25 steps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop policy sprint_steps_account on sprint_steps').execute(db);
  const ofVisibleSprint = '(select s.id from sprints s where s.id = sprint_id) is not null';
  await isolate(db, 'sprint_steps', `(${ownAccount}) and ${ofVisibleSprint}`);
}
