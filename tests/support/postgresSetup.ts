import pg from 'pg';
import './compiledServer.ts';
import { databasePrefixOf } from './postgresTemplate.ts';

/** Runs after the last file: drops the databases that no worker reused. */
export async function teardown(): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  await admin.connect();
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [
    databasePrefixOf(process.pid),
  ]);
  for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`);
  await admin.end();
}
