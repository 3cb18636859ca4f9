import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Resource } from '../../../resources/kit/resource.ts';
import type { Tx } from '../database.ts';
import { readLabels } from './references.ts';
import type { RecordScope, Row } from './rows.ts';

/** The records of one kind that refer to a record: their number and the labels of the first ones. */
export interface Usage {
  readonly resource: string;
  readonly count: number;
  readonly names: readonly string[];
}

const maxNames = 3;

/** Returns the references to a record that would be neither deleted nor cleared with it. */
export async function findUsages(
  tx: Tx,
  slot: RecordScope,
  id: number,
  targets: ReadonlyMap<string, Resource>,
): Promise<Usage[]> {
  const letGo = await columnsDeletedOrCleared(tx, slot.resource.name);
  const uses: Usage[] = [];
  for (const resource of targets.values()) {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'reference' && field.kind !== 'references') continue;
      if (field.target !== slot.resource.name || letGo.has(`${resource.name}.${name}`)) continue;
      const refers =
        field.kind === 'references'
          ? sql<SqlBool>`${id}::int = any(${sql.ref(name)})`
          : sql<SqlBool>`${sql.ref(name)} = ${id}::int`;
      const use = await usedBy(tx, { ...slot, resource }, [refers, ...within(slot, resource)], targets, name);
      if (use.count > 0) uses.push(use);
    }
  }
  return uses;
}

/** Platform records can be used in any account, account records only in their own. */
function within({ resource, scope }: RecordScope, user: Resource): RawBuilder<SqlBool>[] {
  const isOwn = resource.owner !== 'platform' && user.owner !== 'platform';
  return isOwn ? [sql<SqlBool>`account_id = ${scope.accountId}`] : [];
}

async function usedBy(
  tx: Tx,
  slot: RecordScope,
  conditions: RawBuilder<SqlBool>[],
  targets: ReadonlyMap<string, Resource>,
  by: string,
): Promise<Usage> {
  const { resource } = slot;
  const where = sql.join(conditions, sql` and `);
  const table = sql.table(resource.name);
  const { rows } =
    await sql<Row>`select * from ${table} where ${where} order by id limit ${maxNames}`.execute(tx);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from ${table} where ${where}`.execute(tx);
  const labels = await readLabels(tx, slot, rows, targets);
  const names = nameFields(resource, by);
  const nameOf = (row: Row) => names.map((name) => labels.get(name)?.get(row[name]) ?? row[name]).join(' ');
  return { resource: resource.name, count: counted[0]?.count ?? 0, names: rows.map(nameOf) };
}

/**
 * Returns the fields by which a row is named. A row that is labeled by the reference itself, such as a step
 * by its course, is named by its parent instead.
 */
function nameFields({ label, fields }: Resource, by: string): readonly string[] {
  if (!label.includes(by)) return label;
  const other = Object.keys(fields).find((name) => name !== by && fields[name]?.kind === 'reference');
  return other ? [other] : label;
}

/** Returns the columns whose rows the database deletes or clears together with the record. */
async function columnsDeletedOrCleared(tx: Tx, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass::text || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = ${table}::regclass and confdeltype in ('c', 'n')`.execute(tx);
  return new Set(rows.map(({ place: position }) => position));
}
