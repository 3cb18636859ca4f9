import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { LaneDriver } from './driver.ts';
import type { Engine } from './engine.ts';
import type { Turn } from './turn.ts';

class PgliteAdapter extends PostgresAdapter {
  /** One process, one connection: nobody to lock out. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

export function pgliteDialect(engine: Engine, turn: Turn): Dialect {
  const source = {
    /** There is one connection; a transaction keeps it until it ends, and the others wait their turn. */
    async take() {
      const release = await turn.take();
      return { query: engine.query, release };
    },
    /** The engine outlives a Kysely that was never used, so whoever opened it closes it. */
    async close() {},
  };
  return {
    createAdapter: () => new PgliteAdapter(),
    createDriver: () => new LaneDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
