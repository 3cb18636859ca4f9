import { type Kysely, sql } from 'kysely';

/**
 * Creates three roles in addition to the owner. `web` serves people and cannot read answers; `respondent`
 * saves the draft of one link and submits forms; `builder` is the only one that reads submitted forms and
 * publishes releases. Roles belong to the whole PostgreSQL server, so they may already exist.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const role of ['cairn_web', 'cairn_respondent', 'cairn_builder']) {
    await sql
      .raw(`do $$ begin
        create role ${role} nologin;
      exception when duplicate_object or unique_violation then null; end $$`)
      .execute(db);
    await sql.raw(`grant ${role} to current_user`).execute(db);
    await sql.raw(`grant usage on schema public to ${role}`).execute(db);
  }
}
