import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/store/database.ts';
import {
  copyDatabase,
  databasePrefixOf,
  nameOfTemplate,
  urlOfDatabase,
  waitUntilUnused,
} from './postgresTemplate.ts';
import { spareDatabase } from './spareDatabase.ts';
import { template } from './template.ts';

/** A migrated database for one test file: embedded, or on the server of TEST_DATABASE_URL, where it is dropped at the end. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return spareDatabase(server, () => databaseOnServer(server));
  return spareDatabase('embedded', async () => openDatabase({ kind: 'memory', template: await template() }));
}

/** A copy of a database on the server, by default of the template; dropped when it is closed. */
export async function databaseOnServer(server: string, source?: string): Promise<Database> {
  const name = `${databasePrefixOf(process.ppid)}${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await copyDatabase(admin, name, source ?? (await nameOfTemplate(server, admin)));
  const database = await openDatabase({ kind: 'postgres', url: urlOfDatabase(server, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await waitUntilUnused(admin, name);
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
