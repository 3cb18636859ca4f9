import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const { builtins } = pg.types;

/** The same reading of values as `localEngine.ts`. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.TIMESTAMP, (text) => new Date(`${text}Z`).toISOString()],
  [builtins.DATE, (text) => text],
  [builtins.NUMERIC, Number],
  [builtins.INT8, Number],
]);

export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        parsers.get(id) ?? pg.types.getTypeParser(id, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection may break, as when PostgreSQL restarts. The pool replaces it; unheard, it would end the process.
  pool.on('error', () => {});
  return pool;
}

export function postgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({ pool });
}
