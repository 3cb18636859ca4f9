import { type Kysely, sql } from 'kysely';

/**
 * What people thought of a survey is published like answers to an account's own questions, as a view of its own in their
 * tables; what each of them said is kept no longer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table feedback').execute(db);
  await sql.raw('drop table survey_feedback').execute(db);
}
