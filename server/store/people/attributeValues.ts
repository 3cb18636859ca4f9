import { sql } from 'kysely';
import type { PersonAttribute } from '../../../resources/users/personAttributes.ts';
import type { Tx } from '../database.ts';

/** Returns the values of an attribute that occur in the account, from its index. */
export async function listAttributeValues(
  tx: Tx,
  accountId: number,
  attribute: PersonAttribute,
  { q, limit }: { readonly q: string; readonly limit: number },
): Promise<string[]> {
  const column = sql.ref(attribute);
  const { rows } = await sql<{ value: string }>`
    select value from (
      select ${column} as value from users
      where account_id = ${accountId} and ${column} is not null and ${column} <> ''
      group by ${column}) as existing
    where ${q} = '' or strpos(fold_text(value), fold_text(${q})) > 0
    order by lower(value), value limit ${limit}`.execute(tx);
  return rows.map(({ value }) => value);
}
