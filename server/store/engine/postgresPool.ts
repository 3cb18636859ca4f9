import pg from 'pg';
import { within } from '../../within.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import type { LaneSource } from './driver.ts';
import { Hosts } from './hosts.ts';
import { type ConnectionLimits, keepAliveMs } from './limits.ts';
import { openLane } from './postgresLane.ts';
import { readerOf } from './values.ts';

/**
 * Connections to PostgreSQL. One that was lost is thrown away, and with it all that are as old: what silenced one of
 * them has silenced the others too. Of several hosts the one that takes writes is used.
 */
export function openPool(databaseUrl: string, limits: ConnectionLimits): LaneSource {
  const hosts = new Hosts(databaseUrl);
  const generations = new WeakMap<pg.PoolClient, number>();
  let generation = 0;
  const pool = new pg.Pool({
    ...settingsOf(limits),
    Client: clientOf(hosts, limits),
    ...(hosts.count > 1
      ? { verify: (client, done) => void checkWritable(client, limits).then(done, done) }
      : {}),
  });
  // What is not heard would end the process: of a connection in the pool, and of one that is in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    generations.set(client, generation);
  });

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

  function giveBack(client: pg.PoolClient, isLost: boolean): void {
    const age = generations.get(client);
    if (isLost && age === generation) generation += 1;
    if (age === generation) client.release();
    else discard(client);
  }

  return {
    async take() {
      if (pool.waitingCount >= limits.mostWaiting) {
        throw new DatabaseUnavailable('53300', 'Too many requests wait for a connection.');
      }
      for (;;) {
        const client = await connect();
        const age = generations.get(client);
        if (age === generation)
          return openLane(client, limits.answerMs, (isLost) => giveBack(client, isLost));
        discard(client);
      }
    },
    close: () => pool.end(),
  };
}

/** A goodbye might wait for ever on a connection that has fallen silent. */
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
  types: { getTypeParser: readerOf } as pg.CustomTypesConfig,
});

/** The pool makes its connections without arguments of ours, so each asks for its host when it is made. */
function clientOf(hosts: Hosts, { connectMs }: ConnectionLimits): new () => pg.Client {
  return class extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super({ ...settings, connectionString: hosts.current, connectionTimeoutMillis: connectMs });
    }
  };
}

/** A standby accepts connections but no writes. */
async function checkWritable(client: pg.PoolClient, { connectMs }: ConnectionLimits): Promise<undefined> {
  const asked = client.query<{ transaction_read_only: string }>('show transaction_read_only');
  const { rows } = await within(connectMs, asked, () => unreachable('no answer'));
  if (rows[0]?.transaction_read_only !== 'off') throw unreachable('read-only');
}

/** The pool gives this failure no code. */
const isWaitOver = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** What the database itself has refused, such as a wrong password, keeps its own words. */
const unreachable = (cause: unknown): Error =>
  cause instanceof pg.DatabaseError
    ? cause
    : new DatabaseUnavailable('08001', 'The database cannot be reached.', cause);
