import { type MigrationResult, Migrator } from 'kysely';
import { ConfigurationError } from '../../process/configurationError.ts';
import type { Database } from '../database.ts';
import { isDatabaseUnavailable } from './databaseUnavailable.ts';
import { allMigrations } from './migrationList.ts';

/** Runs all pending migrations and returns their names. */
export async function migrate(database: Database, getMigrations = () => allMigrations()): Promise<string[]> {
  const migrator = new Migrator({ db: database.owner, provider: { getMigrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw (await newerThanProgram(database)) ?? explainFailure(error, results);
  return results.map((result) => result.migrationName);
}

/** Names the migration that failed, unless the database was unavailable. */
function explainFailure(error: unknown, results: readonly MigrationResult[]): unknown {
  const failed = results.find(({ status }) => status === 'Error');
  if (!failed || !(error instanceof Error) || isDatabaseUnavailable(error)) return error;
  return new Error(`Migration ${failed.migrationName} failed: ${error.message}`, { cause: error });
}

const executed = 'select name from kysely_migration';

/**
 * Whether all migrations have run. Throws if the database does not respond within `ms` after a connection is available.
 */
export async function isUpToDate(database: Database, ms: number): Promise<boolean> {
  const names = new Set((await database.probe(executed, ms)).map(({ name }) => name));
  return Object.keys(await allMigrations()).every((name) => names.has(name));
}

/**
 * Returns an error if the database was migrated by a newer version: an older program could write invalid data
 * into its tables.
 */
async function newerThanProgram(database: Database): Promise<ConfigurationError | null> {
  const known = await allMigrations();
  const { rows } = await database.background.executeSql(executed).catch(() => ({ rows: [] }));
  const [first] = rows.filter(({ name }) => !Object.hasOwn(known, String(name)));
  if (!first) return null;
  return new ConfigurationError(
    `The database was migrated by a newer version (${first.name}). Start that version, or restore a backup made before it.`,
  );
}
