import { type Kysely, sql } from 'kysely';

/** The rows of older imports are erased early if an account has applied many newer ones (decision 35). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table user_imports add column has_rows boolean not null default true').execute(db);
}
