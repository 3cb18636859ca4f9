import type pg from 'pg';
import { within } from '../../within.ts';
import { DatabaseUnavailable, endsConnection } from './databaseUnavailable.ts';
import type { Lane } from './driver.ts';
import type { EngineResult } from './engine.ts';

/** A client of the pool, watched from the moment it is connected: it may be lost while it is on its way to its user. */
export interface Connection {
  readonly client: pg.PoolClient;
  /** Connections are thrown away by age: `postgresPool.ts`. */
  readonly generation: number;
  loss: Error | null;
}

export function watch(client: pg.PoolClient, generation: number): Connection {
  const connection: Connection = { client, generation, loss: null };
  // An error that nobody hears would end the process.
  client.on('error', (error) => lose(connection, error));
  return connection;
}

function lose(connection: Connection, error: Error): void {
  connection.loss ??= endsConnection(error)
    ? error
    : new DatabaseUnavailable('08006', 'The connection was lost.', error);
}

/**
 * A connection for as long as somebody holds it. Once it is lost every statement fails at once, so that what would still
 * be tried, such as the rollback, waits for nothing.
 */
export function openLane(connection: Connection, answerMs: number, release: () => void): Lane {
  return {
    async query(text, values, ms = answerMs) {
      if (connection.loss) throw connection.loss;
      const silent = () => new DatabaseUnavailable('08006', 'The database did not answer in time.');
      try {
        return engineResult(await within(ms, connection.client.query(text, [...values]), silent));
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

/** Of several statements there are several answers, which the types of `pg` leave out. */
function engineResult(answered: pg.QueryResult | readonly pg.QueryResult[]): EngineResult {
  const last = [answered].flat().at(-1) as pg.QueryResult | undefined;
  const { command = '', rowCount = 0, rows = [] } = last ?? {};
  return { rows, affectedRows: changes.includes(command) ? (rowCount ?? 0) : 0 };
}
