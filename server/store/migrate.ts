import { Migrator } from 'kysely';
import type { Database } from './database.ts';
import { allMigrations } from './migrations.ts';

function migratorOf(database: Database): Migrator {
  return new Migrator({
    db: database.owner,
    provider: { getMigrations: allMigrations },
  });
}

/** Brings the database up to date and names the migrations it ran. */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results = [] } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

export async function isUpToDate(database: Database): Promise<boolean> {
  const all = await migratorOf(database).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
