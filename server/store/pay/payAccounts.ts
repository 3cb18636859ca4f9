import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export interface PayAccount {
  readonly id: number;
  /** Whether the account has files that can't be opened without its key. */
  readonly hasFiles: boolean;
}

/** Returns the accounts with pay projects, which need a key. */
export async function listPayAccounts(tx: Tx): Promise<readonly PayAccount[]> {
  const { rows } = await sql<PayAccount>`
    select account_id as id, bool_or(exists (select from pay_files where project_id = pay_projects.id)) as "hasFiles"
    from pay_projects group by account_id order by account_id`.execute(tx);
  return rows;
}

/**
 * Whether the account has pay projects. Its row stays locked until the end of the transaction, so that no project can be added meanwhile.
 */
export async function lockIfPayStored(tx: Tx, accountId: number): Promise<boolean> {
  await sql`select id from accounts where id = ${accountId} for update`.execute(tx);
  const row = await tx
    .selectFrom('pay_projects')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account has pay files; the transaction needs the platform's scope to see those of all projects. */
export async function hasPayFilesOf(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('pay_files')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
