import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import type { EngineResult } from './engine.ts';

/** A connection, reserved until it is released. */
export interface ReservedConnection {
  /** Runs one statement, or several without values and returns the last result. Throws after `ms`. */
  query(text: string, values: readonly unknown[], ms?: number): Promise<EngineResult>;
  /** Whether the connection was lost; the database then rolls back its open transaction. */
  isLost(): boolean;
  release(): void;
}
export interface ConnectionSource {
  /**
   * Takes a free connection. Throws `DatabaseUnavailable` if none becomes free in time or too many callers
   * are waiting.
   */
  take(): Promise<ReservedConnection>;
  close(): Promise<void>;
}

/** Sends `begin` and deferred statements together with the next statement that has no values, or with the commit, to save round trips. */
export class KyselyConnection implements DatabaseConnection {
  private readonly lane: ReservedConnection;
  private deferred: string[] = [];
  private isOpen = false;

  constructor(lane: ReservedConnection) {
    this.lane = lane;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.send(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: no cursors are used; Kysely asks for the method
  async *streamQuery(): AsyncIterableIterator<QueryResult<never>> {
    throw new Error('The database does not stream.');
  }

  begin(): void {
    this.deferred = ['begin'];
    this.isOpen = false;
  }

  /**
   * Sends a statement without values later, in order. Its result is discarded; if it fails, the statement or commit sent with it throws.
   */
  defer(text: string): void {
    this.deferred.push(text);
  }

  /** Commits the transaction. Throws 08007 if it is unknown whether it was committed. */
  async commit(): Promise<void> {
    const wasLost = this.lane.isLost();
    try {
      if (this.isOpen || this.deferred.length > 1) await this.sendDeferred('commit');
    } catch (error) {
      if (wasLost || !this.lane.isLost()) throw error;
      throw new DatabaseUnavailable('08007', 'The connection was lost during a commit.', error);
    }
  }

  /** The caller that requests the rollback reports the original error. */
  async rollback(): Promise<void> {
    this.deferred = [];
    if (!this.isOpen) return;
    await this.lane.query('rollback', []).catch((error: unknown) => {
      if (!this.lane.isLost()) throw error;
    });
  }

  release(): void {
    this.lane.release();
  }

  private async send(text: string, values: readonly unknown[]): Promise<EngineResult> {
    if (values.length === 0) return this.sendDeferred(text);
    if (this.deferred.length > 0) await this.sendDeferred();
    return this.lane.query(text, values);
  }

  private sendDeferred(...last: readonly string[]): Promise<EngineResult> {
    const text = [...this.deferred, ...last].join(';');
    this.deferred = [];
    this.isOpen = true;
    return this.lane.query(text, []);
  }
}

/** Interface that Kysely requires of a driver, for both databases. */
export class ConnectionDriver implements Driver {
  private readonly source: ConnectionSource;

  constructor(source: ConnectionSource) {
    this.source = source;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<KyselyConnection> {
    return new KyselyConnection(await this.source.take());
  }

  async beginTransaction(connection: KyselyConnection): Promise<void> {
    connection.begin();
  }

  async commitTransaction(connection: KyselyConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: KyselyConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: KyselyConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.source.close();
  }
}
