import { type RawBuilder, sql } from 'kysely';
import { personFields } from '../../../domain/imports/importFields.ts';
import type { Fields } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import type { Tx } from '../database.ts';
import { hasDelegatedAccounts } from '../people/people.ts';

const columns = personFields.map((field) => `users.${field}` as const);

/** Keeps others from changing the people of the next rows, so that none of their changes is overwritten. */
export async function lockPeopleToUndo(
  tx: Tx,
  accountId: number,
  importId: number,
  most: number,
): Promise<void> {
  await sql`
    select id from users where account_id = ${accountId} and id in (
      select user_id from user_import_rows where import_id = ${importId} and state = 'done'
      order by line desc limit ${most})
    order by id for no key update`.execute(tx);
}

/** Returns applied rows that still have to be undone, last first, each with the current state of the person. */
export async function listRowsToUndo(tx: Tx, accountId: number, importId: number, most: number) {
  return tx
    .selectFrom('user_import_rows as row')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'row.user_id').on('users.account_id', '=', accountId),
    )
    .select(['row.line', 'row.kind', 'row.before', 'users.id', ...columns])
    .select(hasDelegatedAccounts.as('has_delegated_accounts'))
    .select(sql<boolean>`users.updated_at = row.version`.as('is_untouched'))
    .where('row.import_id', '=', importId)
    .where('row.state', '=', 'done')
    .orderBy('row.line', 'desc')
    .limit(most)
    .execute();
}

interface ReferenceColumn {
  readonly table: string;
  readonly column: string;
  readonly isList: boolean;
}

/** Lists of people in declared records, which have no foreign keys in the database. */
const lists: readonly ReferenceColumn[] = resources.flatMap(({ name, fields }) =>
  Object.entries(fields as Fields).flatMap(([column, field]) =>
    field.kind === 'references' && field.target === 'users' ? [{ table: name, column, isList: true }] : [],
  ),
);

/**
 * Returns the people that other records refer to: people who were invited, lead a team or have signed in are not
 * deleted. Memberships and managers from the import itself, exclusions from rules, rows of
 * imports and the audit log do not count.
 */
export async function findReferencedPeople(
  tx: Tx,
  importId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const referenced = new Set<number>();
  if (ids.length === 0) return referenced;
  const own = sql`(select unnest(membership_ids) from user_import_rows where import_id = ${importId})`;
  const except: Readonly<Record<string, RawBuilder<unknown>>> = {
    memberships: sql`id not in ${own}`,
    membership_history: sql`membership_id not in ${own}`,
    relationships: sql`id not in (select relationship_id from user_import_rows
      where import_id = ${importId} and relationship_id is not null)`,
    team_rule_exclusions: sql`false`,
    user_import_rows: sql`false`,
    campaign_audience: sql`kind = 'user'`,
  };
  for (const { table, column, isList } of [...(await referencesToPeople(tx)), ...lists]) {
    const named = isList ? sql`unnest(${sql.ref(column)})` : sql.ref(column);
    const { rows } = await sql<{ id: number }>`
      select distinct id from (select ${named} as id from ${sql.table(table)}
        where ${except[table] ?? sql`true`}) named
      where id = any(${[...ids]}::int[])`.execute(tx);
    for (const { id } of rows) referenced.add(id);
  }
  return referenced;
}

/** Returns the foreign keys to people, and the audience tables of campaigns, which contain people or teams. */
async function referencesToPeople(tx: Tx): Promise<ReferenceColumn[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select pg_class.relname as "table", pg_attribute.attname as "column" from pg_constraint
    join pg_class on pg_class.oid = pg_constraint.conrelid
    join pg_attribute on pg_attribute.attrelid = pg_class.oid and pg_attribute.attnum = pg_constraint.conkey[1]
    where pg_constraint.confrelid = 'users'::regclass and contype = 'f'
      and pg_class.relname not in ('audit_entries', 'user_imports')
      and has_table_privilege(current_user, pg_class.oid, 'select')`.execute(tx);
  return [...rows, { table: 'campaign_audience', column: 'target_id' }].map((key) => ({
    ...key,
    isList: false,
  }));
}
