import type pg from 'pg';
import { withTimeout } from '../../process/withTimeout.ts';
import { DatabaseUnavailable, endsConnection } from './databaseUnavailable.ts';
import type { ReservedConnection } from './driver.ts';
import type { EngineResult } from './engine.ts';

/** A client of the pool. Its errors are handled from the moment it connects, because it can be lost before its first use. */
export interface Connection {
  readonly client: pg.PoolClient;
  /** The pool discards connections by generation. */
  readonly generation: number;
  loss: Error | null;
}

export function watchConnection(client: pg.PoolClient, generation: number): Connection {
  const connection: Connection = { client, generation, loss: null };
  // An `error` event without a listener would end the process.
  client.on('error', (error) => lose(connection, error));
  return connection;
}

function lose(connection: Connection, error: Error): void {
  connection.loss ??= endsConnection(error)
    ? error
    : new DatabaseUnavailable('08006', 'The connection was lost.', error);
}

/** Reserves a connection. Once it is lost, every statement fails immediately, so that a rollback does not wait for a timeout. */
export function reserveConnection(
  connection: Connection,
  answerMs: number,
  release: () => void,
): ReservedConnection {
  return {
    async query(text, values, ms = answerMs) {
      if (connection.loss) throw connection.loss;
      const silent = () => new DatabaseUnavailable('08006', 'The database did not answer in time.');
      try {
        return engineResult(await withTimeout(ms, connection.client.query(text, [...values]), silent));
      } catch (error) {
        if (error instanceof Error && endsConnection(error)) lose(connection, error);
        throw connection.loss ?? error;
      }
    },
    isLost: () => connection.loss !== null,
    release,
  };
}

const changes: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Converts a result. Several statements produce an array of results, which the types of `pg` omit. */
function engineResult(answered: pg.QueryResult | readonly pg.QueryResult[]): EngineResult {
  const last = [answered].flat().at(-1) as pg.QueryResult | undefined;
  const { command = '', rowCount = 0, rows = [] } = last ?? {};
  return { rows, affectedRows: changes.includes(command) ? (rowCount ?? 0) : 0 };
}
