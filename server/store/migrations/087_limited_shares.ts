import { type Kysely, sql } from 'kysely';

/** Whether shares of custom questions and survey feedback were left out of a release because of another audience (R24). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table releases add column shares_limited boolean not null default false`.execute(db);
}
