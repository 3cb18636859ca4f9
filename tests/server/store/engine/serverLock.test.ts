import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../../server/store/database.ts';
import { holdServerLock } from '../../../../server/store/engine/holdServerLock.ts';
import { type DiskDatabase, diskDatabase } from '../../../support/diskDatabase.ts';
import { until } from '../../../support/until.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('the lock of a server (needs TEST_DATABASE_URL)', () => {
  let disk: DiskDatabase;
  let database: Database;
  let url: string;

  beforeAll(async () => {
    disk = await diskDatabase();
    url = disk.variables.DATABASE_URL ?? '';
    database = await openDatabase({ kind: 'postgres', url });
  });
  afterAll(async () => {
    await database?.close();
    await disk?.remove();
  });

  const logged: string[] = [];
  const log = { error: (_facts: object, message: string) => void logged.push(message) };
  const hold = (waitMs: number) => holdServerLock(url, { log, waitMs, checkMs: 50 });
  /** Ends the session that holds the lock, as when its computer disappears. */
  const endHolder = () =>
    database.executeSql(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`);

  test('a second server is refused, or waits until the first one has ended', async () => {
    const release = await hold(0);
    await expect(hold(500)).rejects.toThrow('Another server');
    const second = hold(30_000);
    await release();
    await (await second)();
  });

  test('a lost lock is taken again, and one that another server took is logged each time', async () => {
    const release = await hold(0);
    const holders = async () =>
      (await database.executeSql("select from pg_locks where locktype = 'advisory' and granted")).rowCount;
    await endHolder();
    await until('the lock is held again', async () => (await holders()) > 0);
    expect(logged).toEqual([]);

    const other = hold(30_000);
    while (!(await Promise.race([other.then(() => true), endHolder().then(() => false)])));
    await until('two log entries', async () => logged.length >= 2);
    expect(logged[0]).toContain('another server');
    await (await other)();
    await release();
  });
});
