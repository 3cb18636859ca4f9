import { type Kysely, sql } from 'kysely';

/**
 * Feedback on a survey is published in the tables of an account's custom questions, as a separate view; individual
 * feedback is no longer stored.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table feedback').execute(db);
  await sql.raw('drop table survey_feedback').execute(db);
}
