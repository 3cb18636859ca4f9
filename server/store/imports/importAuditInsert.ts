import { type RawBuilder, sql } from 'kysely';

/** The author of an import's changes, for the audit log. */
export interface ImportAuthor {
  readonly importId: number;
  readonly accountId: number;
  readonly actorId: number | null;
  readonly asAccountId: number | null;
  readonly now: string;
}

interface ImportAudit {
  readonly action: 'create' | 'update' | 'delete' | 'import';
  readonly resource: 'users' | 'teams' | 'memberships' | 'relationships';
  /** The id of the record as text, from the columns of `rows`. */
  readonly recordId: RawBuilder<unknown>;
  /** Old and new value of each field as jsonb, from the columns of `rows`. */
  readonly changes: RawBuilder<unknown>;
  /** The clauses after the select list: one entry is recorded for each row. */
  readonly rows: RawBuilder<unknown>;
}

/** Returns the statement that records changes in the audit log, each with the number of the import. */
export const importAuditInsert = (
  { accountId, actorId, asAccountId, importId, now }: ImportAuthor,
  { action, resource, recordId, changes, rows }: ImportAudit,
): RawBuilder<unknown> => sql`
  insert into audit_entries (account_id, actor_id, as_account_id, action, resource, record_id, changes, at)
  select ${accountId}::int, ${actorId}::int, ${asAccountId}::int, ${action}, ${resource}, ${recordId},
    ${changes} || jsonb_build_object('import', jsonb_build_array(null, ${importId}::int)), ${now}::timestamptz
  ${rows}`;

/** The values of columns as jsonb: the new ones of created records, the last ones of deleted records. */
export function recordedValues(action: 'create' | 'delete', columns: readonly string[]): RawBuilder<unknown> {
  const value = (column: string) =>
    action === 'create'
      ? sql`jsonb_build_array(null, ${sql.ref(column)})`
      : sql`jsonb_build_array(${sql.ref(column)}, null)`;
  return sql`jsonb_build_object(${sql.join(columns.map((column) => sql`${sql.lit(column)}, ${value(column)}`))})`;
}
