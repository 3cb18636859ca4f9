import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Engine } from './engine.ts';
import type { Turn } from './turn.ts';

class PgliteAdapter extends PostgresAdapter {
  /** One process, one connection: nobody to lock out. */
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class PgliteDriver implements Driver {
  private readonly engine: Engine;
  private readonly turn: Turn;
  private release: (() => void) | null = null;

  constructor(engine: Engine, turn: Turn) {
    this.engine = engine;
    this.turn = turn;
  }

  async init(): Promise<void> {}

  /** There is one connection; a transaction keeps it until it ends, and the others wait their turn. */
  async acquireConnection(): Promise<DatabaseConnection> {
    this.release = await this.turn.take();
    return {
      executeQuery: <R>(query: CompiledQuery) => this.execute<R>(query),
      // biome-ignore lint/correctness/useYield: PGlite has no cursors; Kysely asks for the method
      async *streamQuery(): AsyncIterableIterator<QueryResult<never>> {
        throw new Error('The embedded database does not stream.');
      },
    };
  }

  private async execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.engine.query(query.sql, query.parameters);
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.affectedRows) };
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    this.release?.();
  }

  /** The engine outlives a Kysely that was never used, so whoever opened it closes it. */
  async destroy(): Promise<void> {}
}

export function pgliteDialect(engine: Engine, turn: Turn): Dialect {
  return {
    createAdapter: () => new PgliteAdapter(),
    createDriver: () => new PgliteDriver(engine, turn),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
