import pg from 'pg';
import { withTimeout } from '../../process/withTimeout.ts';
import { type ConnectionLimits, keepAliveMs } from './connectionLimits.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import type { ConnectionSource } from './driver.ts';
import { Hosts } from './hosts.ts';
import { type Connection, reserveConnection, watchConnection } from './postgresConnection.ts';
import { parserOf } from './valueConversion.ts';

/**
 * Returns a pool of PostgreSQL connections. When one is lost, all connections of the same generation are discarded, as
 * they usually fail together. Of several hosts, the one that accepts writes is used.
 */
export function openPool(databaseUrl: string, limits: ConnectionLimits): ConnectionSource {
  const hosts = new Hosts(databaseUrl);
  const connections = new WeakMap<pg.PoolClient, Connection>();
  let generation = 0;
  const pool = new pg.Pool({
    ...settingsOf(limits),
    Client: clientOf(hosts, limits),
    ...(hosts.count > 1
      ? { verify: (client, done) => void checkWritable(client, limits).then(done, done) }
      : {}),
  });
  // An idle connection may break too. The pool replaces it; an `error` event without a listener would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => connections.set(client, watchConnection(client, generation)));

  async function connect(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const host = hosts.current;
      try {
        return await pool.connect();
      } catch (error) {
        if (isWaitOver(error))
          throw new DatabaseUnavailable('53300', 'No connection was free in time.', error);
        hosts.leave(host);
        if (tries >= hosts.count) throw unreachable(error);
      }
    }
  }

  function giveBack(connection: Connection): void {
    if (connection.loss && connection.generation === generation) generation += 1;
    if (connection.generation === generation) connection.client.release();
    else discard(connection.client);
  }

  return {
    async take() {
      if (pool.waitingCount >= limits.maxWaiting) {
        throw new DatabaseUnavailable('53300', 'Too many requests wait for a connection.');
      }
      for (;;) {
        const client = await connect();
        const connection = connections.get(client);
        if (connection?.generation === generation && !connection.loss) {
          return reserveConnection(connection, limits.answerMs, () => giveBack(connection));
        }
        discard(client);
      }
    },
    close: () => pool.end(),
  };
}

/** Ending the connection properly could block on a connection that no longer responds. */
function discard(client: pg.PoolClient): void {
  client.connection.stream.destroy();
  client.release(true);
}

const settingsOf = (limits: ConnectionLimits): pg.PoolConfig => ({
  max: limits.connections,
  connectionTimeoutMillis: limits.waitMs,
  statement_timeout: limits.statementMs,
  lock_timeout: limits.lockMs,
  idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
  types: { getTypeParser: parserOf } as pg.CustomTypesConfig,
});

/**
 * Returns the class of the pool's clients. The pool creates them without custom arguments, so each client
 * selects its host in the constructor.
 */
function clientOf(hosts: Hosts, { connectMs }: ConnectionLimits): new () => pg.Client {
  return class extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super({ ...settings, connectionString: hosts.current, connectionTimeoutMillis: connectMs });
    }
  };
}

/** Throws if the server is a standby, which accepts connections but no writes. */
async function checkWritable(client: pg.PoolClient, { connectMs }: ConnectionLimits): Promise<undefined> {
  const result = client.query<{ transaction_read_only: string }>('show transaction_read_only');
  const { rows } = await withTimeout(connectMs, result, () => unreachable('no answer'));
  if (rows[0]?.transaction_read_only !== 'off') throw unreachable('read-only');
}

/** Whether the pool gave up waiting for a connection; this error has no code. */
const isWaitOver = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/**
 * Returns the error of a failed connection. An error reported by the database itself, such as a wrong
 * password, keeps its message.
 */
const unreachable = (cause: unknown): Error =>
  cause instanceof pg.DatabaseError
    ? cause
    : new DatabaseUnavailable('08001', 'The database cannot be reached.', cause);
