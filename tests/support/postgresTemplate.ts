import type pg from 'pg';
import { loadContent } from '../../server/content/loadContent.ts';
import { openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/engine/migrate.ts';
import { fingerprint } from './template.ts';

/** Advisory lock: a template must have no connections while it is copied, and roles are shared by the whole server. */
const alone = 7_400_001;

/** The name of the database with migrations and content, which is created once. */
export async function nameOfTemplate(server: string, admin: pg.Client): Promise<string> {
  const name = `cairn_template_${fingerprint()}`;
  await admin.query('select pg_advisory_lock($1)', [alone]);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (!rowCount) await makeTemplate(server, admin, name);
  await admin.query('select pg_advisory_unlock($1)', [alone]);
  return name;
}

export async function copyDatabase(admin: pg.Client, name: string, source: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [alone]);
  await admin.query(`create database ${name} template ${source}`);
  await admin.query('select pg_advisory_unlock($1)', [alone]);
}

async function makeTemplate(server: string, admin: pg.Client, source: string): Promise<void> {
  const unfinished = `${source}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const database = await openDatabase({ kind: 'postgres', url: urlOfDatabase(server, unfinished) });
  await migrate(database);
  await loadContent(database);
  await database.close();
  await waitUntilUnused(admin, unfinished);
  await admin.query(`alter database ${unfinished} rename to ${source}`);
}

/** Prefix of all databases created by the test run of this process. */
export const databasePrefixOf = (process: number) => `cairn_test_${process}_`;

/** Waits until the database has no connections, because the pool reports its end slightly earlier. */
export async function waitUntilUnused(admin: pg.Client, name: string): Promise<void> {
  for (let waited = 0; waited < 100; waited += 1) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (!rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function urlOfDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
