import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { LaneDriver } from './driver.ts';
import type { EngineResult } from './engine.ts';
import { readerOf } from './values.ts';

export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types: { getTypeParser: readerOf } as pg.CustomTypesConfig,
  });
  // An idle connection may break, as when PostgreSQL restarts. The pool replaces it; unheard, it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  const source = {
    async take() {
      const client = await pool.connect();
      return {
        query: async (text: string, values: readonly unknown[]) =>
          engineResult(await client.query(text, [...values])),
        release: () => client.release(),
      };
    },
    close: () => pool.end(),
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LaneDriver(source),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const changes: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Of several statements there are several answers, which the types of `pg` leave out. */
function engineResult(answered: pg.QueryResult | readonly pg.QueryResult[]): EngineResult {
  const last = [answered].flat().at(-1) as pg.QueryResult | undefined;
  const { command = '', rowCount = 0, rows = [] } = last ?? {};
  return { rows, affectedRows: changes.includes(command) ? (rowCount ?? 0) : 0 };
}
