import { sql } from 'kysely';
import { personFields } from '../../../domain/imports/fields.ts';
import type { Tx } from '../database.ts';

const columns = personFields.map((field) => `users.${field}` as const);

/** Applied rows that are still to be taken back, last first, each with the person as they are now. */
export async function rowsToUndo(tx: Tx, accountId: number, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows as row')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'row.user_id').on('users.account_id', '=', accountId),
    )
    .select(['row.line', 'row.kind', 'row.before', 'users.id', ...columns])
    .select(sql<boolean>`users.updated_at = row.version`.as('is_untouched'))
    .where('row.import_id', '=', importId)
    .where('row.state', '=', 'done')
    .orderBy('row.line', 'desc')
    .limit(most)
    .execute();
}

/** Where people are named without a key that the database knows. */
const unkeyed = [{ table: 'campaign_audience', column: 'target_id', condition: `kind = 'user'` }] as const;

/**
 * Which of these people something else refers to: whoever was invited, leads a team or signed in is not removed.
 * What an import itself brought (its memberships) and the audit log do not count.
 */
export async function referredTo(tx: Tx, importId: number, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  if (ids.length === 0) return found;
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select pg_class.relname as "table", pg_attribute.attname as "column" from pg_constraint
    join pg_class on pg_class.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = pg_class.oid and pg_attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.confrelid = 'users'::regclass and contype = 'f'
      and pg_class.relname not in ('audit_entries', 'user_imports')
      and has_table_privilege(current_user, pg_class.oid, 'select')`.execute(tx);
  const places = [...keys.map((key) => ({ ...key, condition: 'true' })), ...unkeyed];
  for (const { table, column, condition } of places) {
    const own = sql`id not in (select unnest(membership_ids) from user_import_rows where import_id = ${importId})`;
    const { rows } = await sql<{
      id: number;
    }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...ids]}::int[]) and ${sql.raw(condition)}
        and ${table === 'memberships' ? own : sql`true`}`.execute(tx);
    for (const { id } of rows) found.add(id);
  }
  return found;
}
