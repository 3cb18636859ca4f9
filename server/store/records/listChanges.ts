import { type RawBuilder, sql } from 'kysely';

/**
 * Lists whose changes are recorded in `list_changes` by triggers. For a person with access to the whole account, the contents of such a
 * list depend only on that account's rows of its table.
 */
export const trackedLists: readonly string[] = [
  'users',
  'teams',
  'memberships',
  'relationships',
  'learning_assignments',
];

/**
 * Returns an SQL expression for the state of a list in the snapshot of its statement. Its value changes with every
 * committed change of a row.
 */
export const listVersion = (list: string, accountId: number): RawBuilder<string> =>
  sql<string>`(select coalesce(sum(change), 0)::text || ' ' || count(*) from list_changes
    where account_id = ${sql.lit(accountId)} and list = ${sql.lit(list)})`;
