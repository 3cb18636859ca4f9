import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { ConfigurationError } from '../../process/configurationError.ts';
import { defaultLimits } from './connectionLimits.ts';
import type { ReservedConnection } from './driver.ts';
import { openPool } from './postgresPool.ts';

const serverLock = 7_402;
/** If a computer disappears, the database releases its lock after at most 25 seconds. */
const keepAlive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';
const attemptMs = 500;

interface LockOptions {
  readonly log: Log;
  /** How long a starting server waits for the lock of one that was just killed. */
  readonly waitMs?: number;
  readonly checkMs?: number;
}

/**
 * Holds a lock in PostgreSQL for as long as this server runs, because keys in a folder belong to one server. Throws a
 * `ConfigurationError` if another server holds it. After a lost connection, the lock is taken again; if another server
 * has it, that is logged at every check.
 */
export async function holdServerLock(
  databaseUrl: string,
  { log, waitMs = 30_000, checkMs = 10_000 }: LockOptions,
): Promise<() => Promise<void>> {
  const pool = openPool(databaseUrl, { ...defaultLimits.requests, connections: 1 });
  let held: ReservedConnection | null = null;
  const take = async (): Promise<boolean> => {
    const connection = await pool.take();
    try {
      const { rows } = await connection.query(
        `${keepAlive}; select pg_try_advisory_lock(${serverLock}) as held`,
        [],
      );
      if (rows[0]?.held === true) held = connection;
    } finally {
      if (held !== connection) connection.release();
    }
    return held === connection;
  };
  for (let waitedMs = 0; !(await take()); waitedMs += attemptMs) {
    if (waitedMs >= waitMs) {
      await pool.close();
      throw new ConfigurationError(
        'Another server with a folder of keys uses this database. Stop it, or set KEY_SERVICE_URL for both.',
      );
    }
    await wait(attemptMs);
  }
  async function check(): Promise<void> {
    const isAlive = await held?.query('select 1', []).then(
      () => true,
      () => false,
    );
    if (isAlive) return;
    held?.release();
    held = null;
    const isTaken = await take().catch(() => null); // The database is unavailable; the next check tries again.
    if (isTaken === false) log.error({}, 'another server with a folder of keys uses this database: stop it');
  }

  // One check at a time: a lost connection must be released only once.
  const stopping = new AbortController();
  const isRunning = () => wait(checkMs, true, { signal: stopping.signal, ref: false }).catch(() => false);
  const checks = (async () => {
    while (await isRunning()) await check();
  })();
  return async () => {
    stopping.abort();
    await checks;
    held?.release();
    await pool.close();
  };
}
