import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { loadContent } from '../../server/content/loadContent.ts';
import { type Database, openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { template } from './template.ts';

/** Roles belong to the whole server, so two files must not run migrations at the same time. */
const migrating = 7_400_001;

/** A migrated database for one file: embedded, or on the server of TEST_DATABASE_URL and dropped at the end. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({ kind: 'memory', template: await template() });

  const name = `cairn_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ kind: 'postgres', url: url.href });
  await admin.query('select pg_advisory_lock($1)', [migrating]);
  await migrate(database);
  await loadContent(database);
  await admin.query('select pg_advisory_unlock($1)', [migrating]);
  return {
    ...database,
    async close() {
      await database.close();
      await drop(admin, name);
      await admin.end();
    },
  };
}

/** The pool says it is closed a little before its connections are; to force them would be an error of theirs. */
async function drop(admin: pg.Client, name: string): Promise<void> {
  for (let waited = 0; waited < 100; waited += 1) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (!rowCount) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await admin.query(`drop database ${name} with (force)`);
}
