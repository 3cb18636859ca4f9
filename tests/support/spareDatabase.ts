import { type Database, openDatabase } from '../../server/store/database.ts';
import { template } from './template.ts';

/** A database nobody uses any more. To start one costs a second of the processor, to empty one a tenth of it. */
let spare: Emptied | null = null;

interface Emptied {
  readonly database: Database;
  readonly empty: () => Promise<void>;
}

/** An embedded database as one is after migrations and content: the one a file before has left, or a new one. */
export async function spareDatabase(): Promise<Database> {
  const { database, empty } = spare ?? (await start());
  spare = null;
  return {
    ...database,
    async close() {
      const isLast = spare !== null || process.env.VITEST === undefined; // outside of the test runner nobody ends an open one
      if (isLast) return database.close();
      await empty();
      spare = { database, empty };
    },
  };
}

async function start(): Promise<Emptied> {
  const database = await openDatabase({ kind: 'memory', template: await template() });
  const tables = await tablesOf(database);
  const firstRows = await rowsOf(database, tables);
  return { database, empty: () => refill(database, tables, firstRows) };
}

interface Table {
  readonly name: string;
  /** Columns that are written; the others follow from them. */
  readonly columns: readonly string[];
}

async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await database.executeSql(`
    select tables.table_name as name, json_agg(columns.column_name order by columns.ordinal_position) as columns
    from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and columns.is_generated = 'NEVER'
    group by tables.table_name`);
  return rows as unknown as Table[]; // the two columns the statement names
}

/** What stands in the tables from the start, as JSON by table; most are empty. */
async function rowsOf(database: Database, tables: readonly Table[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await database.executeSql(`select json_agg(one)::text as all from "${name}" as one`);
    if (typeof rows[0]?.all === 'string') found.set(name, rows[0].all);
  }
  return found;
}

/**
 * Empties what somebody wrote to, and writes what stood there from the start; numbers are given from where they began.
 * Rows are deleted: to truncate gives every table and index a new file, which costs more than the few rows there are.
 */
async function refill(
  database: Database,
  tables: readonly Table[],
  firstRows: ReadonlyMap<string, string>,
): Promise<void> {
  await database.executeSql('reset all; set session_replication_role = replica');
  const now = await rowsOf(database, tables);
  const touched = tables.filter(({ name }) => now.get(name) !== firstRows.get(name));
  await database.executeSql(`${restart}; ${touched.map(({ name }) => `delete from "${name}"`).join('; ')}`);
  for (const { name, columns } of touched) {
    const first = firstRows.get(name);
    if (!first) continue;
    const list = columns.map((column) => `"${column}"`).join(', ');
    await database.executeSql(
      `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1::json)`,
      [first],
    );
  }
  for (const { name, columns } of tables) {
    if (!firstRows.has(name) || !columns.includes('id')) continue;
    await database.executeSql(
      `select setval(numbers, (select max(id)::text::bigint from "${name}"))
       from pg_get_serial_sequence('"${name}"', 'id') as numbers where numbers is not null`,
    );
  }
  await database.executeSql('set session_replication_role = default');
}

const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null and schemaname = 'public'`;
