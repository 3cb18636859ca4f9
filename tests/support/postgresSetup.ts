import pg from 'pg';
import { databasesOf } from './postgresTemplate.ts';

/** After the last file: the databases that workers left to others, and nobody took. */
export async function teardown(): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  await admin.connect();
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [
    databasesOf(process.pid),
  ]);
  for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.end();
}
