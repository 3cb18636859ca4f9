import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { ConnectionDriver, type ConnectionSource } from './driver.ts';

class PgliteAdapter extends PostgresAdapter {
  /** No lock is needed with a single process and connection. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

const dialectWith =
  (createAdapter: Dialect['createAdapter']) =>
  (source: ConnectionSource): Dialect => ({
    createAdapter,
    createDriver: () => new ConnectionDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });

export const postgresDialect = dialectWith(() => new PostgresAdapter());
export const pgliteDialect = dialectWith(() => new PgliteAdapter());
