import { setTimeout as wait } from 'node:timers/promises';
import { ConfigurationError } from '../../process/configurationError.ts';
import { defaultLimits } from './connectionLimits.ts';
import type { ReservedConnection } from './driver.ts';
import { openPool } from './postgresPool.ts';

const serverLock = 7_402;
/** A server that was just killed may still hold its lock for a moment. */
const attempts = 10;
const attemptMs = 500;
const checkMs = 10_000;

/**
 * Holds a lock in PostgreSQL for as long as this server runs, because keys in a folder belong to one server. Throws a
 * `ConfigurationError` if another server holds it. After a lost connection, the lock is taken again.
 */
export async function holdServerLock(databaseUrl: string): Promise<() => Promise<void>> {
  const pool = openPool(databaseUrl, { ...defaultLimits.requests, connections: 1 });
  let held: ReservedConnection | null = null;
  const take = async (): Promise<boolean> => {
    const connection = await pool.take();
    const { rows } = await connection.query(`select pg_try_advisory_lock(${serverLock}) as held`, []);
    if (rows[0]?.held === true) held = connection;
    else connection.release();
    return held !== null;
  };
  for (let attempt = 1; !(await take()); attempt += 1) {
    if (attempt === attempts) {
      await pool.close();
      throw new ConfigurationError(
        'Another server with a folder of keys uses this database. Stop it, or set KEY_SERVICE_URL for both.',
      );
    }
    await wait(attemptMs);
  }
  const timer = setInterval(async () => {
    const isAlive = await held?.query('select 1', []).then(
      () => true,
      () => false,
    );
    if (isAlive) return;
    held?.release();
    held = null;
    await take().catch(() => {}); // The database is away; the next check tries again.
  }, checkMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    held?.release();
    await pool.close();
  };
}
