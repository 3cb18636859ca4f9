import type { Tx } from '../database.ts';

/** Returns the schema name of an account, which decides the app that its people use; null if it doesn't exist. */
export async function findSchemaName(tx: Tx, accountId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('schema_name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.schema_name ?? null;
}
