import type { Tx } from '../database.ts';

/** Returns the name of an account as emails state it. */
export async function findCompanyName(tx: Tx, accountId: number): Promise<string> {
  const { name, company_name } = await tx
    .selectFrom('accounts')
    .select(['name', 'company_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return company_name || name;
}
