import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { LaneDriver, type LaneSource } from './driver.ts';

class PgliteAdapter extends PostgresAdapter {
  /** No lock is needed with a single process and connection. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export function pgliteDialect(source: LaneSource): Dialect {
  return {
    createAdapter: () => new PgliteAdapter(),
    createDriver: () => new LaneDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
