import type { Database } from '../../server/store/database.ts';

interface Spare {
  /** Which kind of database it is: one of another kind does not do. */
  readonly kind: string;
  readonly database: Database;
  /** Answers whether it is as new; where there was much in it, it is not worth the while. */
  readonly empty: () => Promise<boolean>;
}

/** A database nobody uses any more. To start one costs a second of the processor, to empty one a tenth of it. */
let spare: Spare | null = null;

/** A database as one is after migrations and content: the one a file before has left, or a new one. */
export async function spareDatabase(kind: string, start: () => Promise<Database>): Promise<Database> {
  const taken = spare?.kind === kind ? spare : await emptied(kind, await start());
  if (taken === spare) spare = null;
  const { database, empty } = taken;
  return {
    ...database,
    async close() {
      const isLast = spare !== null || process.env.VITEST === undefined; // outside of the test runner nobody ends an open one
      if (isLast || !(await empty())) return database.close();
      spare = taken;
    },
  };
}

async function emptied(kind: string, database: Database): Promise<Spare> {
  const tables = await tablesOf(database);
  const firstRows = await rowsOf(database, tables);
  return { kind, database, empty: () => refill(database, tables, firstRows) };
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

type Rows = ReadonlyMap<string, string>;

/** What stands in the tables, as JSON by table; many are empty. */
async function rowsOf(database: Database, tables: readonly Table[]): Promise<Rows> {
  const { rows } = await database.executeSql(
    tables
      .map(
        ({ name }) => `select '${name}' as name, (select json_agg(one)::text from "${name}" as one) as rows`,
      )
      .join(' union all '),
  );
  return new Map((rows as { name: string; rows: string }[]).map((row) => [row.name, row.rows] as const)); // as named above
}

/**
 * Empties what somebody wrote to, and writes what stood there from the start; numbers are given from where they began.
 * Rows are deleted: to truncate gives every table and index a new file, which costs more than the few rows there are.
 */
async function refill(database: Database, tables: readonly Table[], firstRows: Rows): Promise<boolean> {
  const now = await rowsOf(database, tables);
  const touched = tables.filter(({ name }) => now.get(name) !== firstRows.get(name));
  if (touched.some(({ name }) => (now.get(name)?.length ?? 0) > large)) return false;
  const again = touched.flatMap(({ name, columns }) => {
    const rows = firstRows.get(name);
    if (!rows) return [];
    const list = columns.map((column) => `"${column}"`).join(', ');
    const from = `json_populate_recordset(null::"${name}", '${rows.replaceAll("'", "''")}')`;
    return `insert into "${name}" (${list}) select ${list} from ${from}`;
  });
  const numbered = tables.filter(({ name, columns }) => firstRows.get(name) && columns.includes('id'));
  await database.executeSql(
    [
      'reset all',
      'begin',
      'set local session_replication_role = replica',
      ...touched.map(({ name }) => `delete from "${name}"`),
      ...again,
      restart,
      ...numbered.map(({ name }) => goOn(name)),
      'commit',
    ].join(';'),
  );
  return true;
}

/** Letters of JSON in one table from which on what was deleted would be in the way of others, or of their plans. */
const large = 500_000;

const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null and schemaname = 'public'`;

const goOn = (table: string) =>
  `select setval(numbers, (select max(id)::text::bigint from "${table}"))
  from pg_get_serial_sequence('"${table}"', 'id') as numbers where numbers is not null`;
