import { type RawBuilder, sql } from 'kysely';

/**
 * The lists whose changes triggers write to `list_changes`. What a person with access to the whole account sees in them
 * depends on the rows of that table and account only.
 */
export const trackedLists: readonly string[] = [
  'users',
  'teams',
  'memberships',
  'relationships',
  'learning_assignments',
];

/**
 * Identifies the state of a list in the snapshot of the statement that contains it: every committed change of a row
 * gives another value.
 */
export const listVersion = (list: string, accountId: number): RawBuilder<string> =>
  sql<string>`(select coalesce(sum(change), 0)::text || ' ' || count(*) from list_changes
    where account_id = ${sql.lit(accountId)} and list = ${sql.lit(list)})`;
