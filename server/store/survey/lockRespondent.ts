import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { deferStatement } from '../engine/deferStatement.ts';
import { lockForAnswer } from '../engine/transactionScope.ts';

/** The row of a respondent: found by a link, or (with `id`) read before; the latter is skipped if its link has been replaced since. */
export interface RespondentRow {
  readonly id: number | null;
  readonly tokenHash: string | null;
}

type RespondentTable = 'participations' | 'assignments';

/** Returns a condition that matches one row. It has no parameters, see `deferStatement`. */
export function isRespondentRow(
  table: RespondentTable,
  { id, tokenHash }: RespondentRow,
): RawBuilder<SqlBool> {
  const hash = sql.ref(`${table}.token_hash`);
  if (id === null) return sql<SqlBool>`${hash} = ${sql.lit(tokenHash)}`;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} = ${sql.lit(id)}
    and ${hash} is not distinct from ${sql.lit(tokenHash)}`;
}

/** False if `lockRespondent` found no row, so that a row that appears afterward is not read without a lock. */
export const isScopeNarrowed = sql<SqlBool>`current_setting('cairn.platform') = 'off'`;

/** Returns the versions of the joined rows, as a text that differs after any of them has changed. */
export const rowVersions = (...tables: readonly string[]): RawBuilder<string> =>
  sql<string>`concat_ws(' ', ${sql.join(tables.map((table) => sql.ref(`${table}.xmin`)))})`;

/**
 * Restricts the rest of the transaction to the account and person of a row and locks the row. Sent in the same round trip as
 * the next statement, but runs before it. The row, its campaign and its draft must be read by that statement: a statement sees what was committed
 * before it began, so one that waits for the locks itself would read the state before the wait.
 */
export async function lockRespondent(
  tx: Tx,
  table: RespondentTable,
  where: RawBuilder<SqlBool>,
): Promise<void> {
  const lock = sql`select set_config('cairn.account_id', account_id::text, true),
      set_config('cairn.user_id', coalesce(user_id::text, ''), true),
      set_config('cairn.platform', 'off', true),
      ${lockForAnswer(sql.ref('campaign_id'))}
    from ${sql.table(table)} where ${where} for update`;
  await deferStatement(tx, lock.compile(tx));
}
