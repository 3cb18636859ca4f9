import type { Database } from '../database.ts';

/**
 * Removes deleted rows from the files of the tables. Runs outside of any transaction; failures are ignored, because the
 * caller's work doesn't depend on it.
 */
export async function vacuumTables({ background }: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) await background.executeSql(`vacuum ${table}`).catch(() => {});
}
