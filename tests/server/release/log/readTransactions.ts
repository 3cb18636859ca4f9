import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../../server/store/database.ts';
import { postgresPrograms } from '../../../support/postgresCluster.ts';

/** The names of tables and indexes by the number of their file. The oversize values of a table count as the table. */
export async function relationNames({ executeSql }: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await executeSql(`
    select pg_relation_filenode(c.oid)::text as file, coalesce(owner.relname, t.relname, c.relname)::text as name
    from pg_class c
      left join pg_index i on i.indexrelid = c.oid
      left join pg_class t on t.oid = i.indrelid
      left join pg_class owner on owner.reltoastrelid = coalesce(t.oid, c.oid)
    where pg_relation_filenode(c.oid) is not null`);
  return new Map(rows.map(({ file, name }) => [String(file), String(name)]));
}

/** The tables that each transaction in the write-ahead log changed or locked rows of. */
export function readTransactions(
  databaseFolder: string,
  names: ReadonlyMap<string, string>,
): readonly ReadonlySet<string>[] {
  const folder = join(databaseFolder, 'pg_wal');
  const segments = readdirSync(folder)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();
  const [first = ''] = segments;
  const dump = join(postgresPrograms() ?? '', 'pg_waldump');
  // It fails at the end of the log.
  const { stdout } = spawnSync(dump, ['-p', folder, first], { encoding: 'utf8', maxBuffer: 1 << 30 });
  const transactions = new Map<string, Set<string>>();
  for (const line of stdout.split('\n')) {
    const id = / tx: +(\d+),/.exec(line)?.[1] ?? '0';
    if (id === '0') continue;
    const tables = transactions.get(id) ?? new Set();
    transactions.set(id, tables);
    for (const [, file = ''] of line.matchAll(/ rel \d+\/\d+\/(\d+)/g)) tables.add(names.get(file) ?? file);
  }
  return [...transactions.values()];
}
