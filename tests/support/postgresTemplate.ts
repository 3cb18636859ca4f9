import type pg from 'pg';
import { loadContent } from '../../server/content/loadContent.ts';
import { openDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/engine/migrate.ts';
import { fingerprint } from './template.ts';

/** Nobody may be connected to a template while it is copied, and roles belong to the whole server. */
const alone = 7_400_001;

/** A new database on the server, as one is after migrations and content; made once and copied ever after. */
export async function copyTemplate(server: string, admin: pg.Client, name: string): Promise<void> {
  const source = `cairn_template_${fingerprint()}`;
  await admin.query('select pg_advisory_lock($1)', [alone]);
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [source]);
  if (!rowCount) await makeTemplate(server, admin, source);
  await admin.query(`create database ${name} template ${source}`);
  await admin.query('select pg_advisory_unlock($1)', [alone]);
}

async function makeTemplate(server: string, admin: pg.Client, source: string): Promise<void> {
  const unfinished = `${source}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const database = await openDatabase({ kind: 'postgres', url: at(server, unfinished) });
  await migrate(database);
  await loadContent(database);
  await database.close();
  await nobodyIn(admin, unfinished);
  await admin.query(`alter database ${unfinished} rename to ${source}`);
}

/** How the names of all databases begin that the test run of this process makes. */
export const databasesOf = (process: number) => `cairn_test_${process}_`;

/** The pool says it is closed a little before its connections are. */
export async function nobodyIn(admin: pg.Client, name: string): Promise<void> {
  for (let waited = 0; waited < 100; waited += 1) {
    const { rowCount } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name]);
    if (!rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function at(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
