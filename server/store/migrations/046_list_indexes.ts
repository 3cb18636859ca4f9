import { type Kysely, sql } from 'kysely';

/**
 * Columns that refer to a record. List filters need their indexes, and so does deleting or renaming the
 * record.
 */
const references: readonly (readonly [string, string])[] = [
  ['benchmark_campaigns', 'created_by'],
  ['blueprints', 'approved_by'],
  ['constellations', 'blueprint_id'],
  ['course_groups', 'topic_id'],
  ['elements', 'topic_id'],
  ['learning_paths', 'topic_id'],
  ['question_bank', 'topic_id'],
  ['question_bank', 'element_id'],
  ['requisitions', 'created_by'],
  ['sprint_steps', 'done_by'],
  ['sprints', 'topic_id'],
  ['survey_campaigns', 'repeats_id'],
  ['survey_campaigns', 'created_by'],
  ['teams', 'group_id'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of references)
    await sql.raw(`create index ${table}_${column} on ${table} (${column})`).execute(db);
  // The list of accounts is sorted by the name itself, not by its lower case.
  await sql.raw('create index accounts_by_name on accounts (name, id)').execute(db);
}
