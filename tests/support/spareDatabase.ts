import type { Database } from '../../server/store/database.ts';

interface Spare {
  /** Kind of database; only databases of the same kind are reused. */
  readonly kind: string;
  readonly database: Database;
  /** Empties the database; resolves to false if it contained too much to make this worthwhile. */
  readonly empty: () => Promise<boolean>;
}

/** An unused database. Starting a new one takes a second of CPU time, emptying this one a tenth of a second. */
let spare: Spare | null = null;

/** A database with migrations and content: the one left by an earlier file, or a new one. */
export async function spareDatabase(kind: string, start: () => Promise<Database>): Promise<Database> {
  const taken = spare?.kind === kind ? spare : await emptied(kind, await start());
  if (taken === spare) spare = null;
  const { database, empty } = taken;
  return {
    ...database,
    async close() {
      const isLast = spare !== null || process.env.VITEST === undefined; // Outside the test runner nobody would close an open database.
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
  /** Columns that are written; others are generated. */
  readonly columns: readonly string[];
}

async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await database.executeSql(`
    select tables.table_name as name, json_agg(columns.column_name order by columns.ordinal_position) as columns
    from information_schema.tables
    join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and columns.is_generated = 'NEVER'
    group by tables.table_name`);
  return rows as unknown as Table[]; // The two columns of the statement.
}

type Rows = ReadonlyMap<string, string>;

/** The rows of the tables as JSON; most tables are empty. */
async function rowsOf(database: Database, tables: readonly Table[]): Promise<Rows> {
  const { rows } = await database.executeSql(
    tables
      .map(
        ({ name }) => `select '${name}' as name, (select json_agg(one)::text from "${name}" as one) as rows`,
      )
      .join(' union all '),
  );
  return new Map((rows as { name: string; rows: string }[]).map((row) => [row.name, row.rows] as const)); // The columns named above.
}

/**
 * Restores the initial rows of modified tables and resets their sequences. Rows are deleted instead of truncated, because truncating gives
 * every table and index a new file, which is slower than deleting a few rows.
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
      ...numbered.map(({ name }) => continueSequenceSql(name)),
      'commit',
    ].join(';'),
  );
  return true;
}

/** JSON length of a table above which its deleted rows would slow down later queries or change their plans. */
const large = 500_000;

const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where last_value is not null and schemaname = 'public'`;

const continueSequenceSql = (table: string) =>
  `select setval(numbers, (select max(id)::text::bigint from "${table}"))
  from pg_get_serial_sequence('"${table}"', 'id') as numbers where numbers is not null`;
