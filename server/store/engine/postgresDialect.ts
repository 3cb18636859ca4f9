import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { LaneDriver, type LaneSource } from './driver.ts';

export function postgresDialect(pool: LaneSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LaneDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
