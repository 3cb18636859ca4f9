import { type Kysely, sql } from 'kysely';

/**
 * Removes the correlations with earlier campaigns from published results, and reliabilities of self-assessments where no mean of them is
 * published (R27). Removes shares that people who have moved to another account left behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table metric_releases disable trigger user',
    `update metric_releases set technical = technical - 'retest' where technical is not null`,
    `update metric_releases r set technical = technical || '{"people": null, "by_design": null, "measured": null}'
      where technical is not null and not exists
        (select 1 from metric_cells c where c.release_id = r.id and c.view = 'self' and c.dim = 'overall')`,
    'alter table metric_releases enable trigger user',
    `delete from result_shares s using users u
      where u.id = s.user_id and u.account_id is distinct from s.account_id`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
