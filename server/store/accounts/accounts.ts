import { sql } from 'kysely';
import type { AccountStatus } from '../../../domain/accounts/accountStatuses.ts';
import type { AccountRecord } from '../../../resources/accounts/accounts.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

const columns = [
  'id',
  'name',
  'company_name',
  'status',
  'contract_date',
  'schema_name',
  'modules',
  'time_zone',
  'enable_search',
  'shares_benchmark',
  'updated_at',
] as const;

/** The editable fields of an account; its status is changed separately. */
export type AccountFields = Omit<AccountRecord, 'id' | 'status' | 'updated_at'>;

/** Returns all accounts, or those with these ids, ordered by name. */
export async function listAccounts(tx: Tx, ids: readonly number[] | 'all'): Promise<AccountRecord[]> {
  let query = tx.selectFrom('accounts').select(columns);
  if (ids !== 'all') query = query.where('id', 'in', ids);
  return query.orderBy(sql`lower(name)`).orderBy('id').execute();
}

export async function readAccountRecord(tx: Tx, id: number): Promise<AccountRecord | null> {
  const row = await tx.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Returns the time zone of an account; null if it has none. */
export async function readAccountTimeZone(tx: Tx, id: number): Promise<string | null> {
  const row = await tx.selectFrom('accounts').select('time_zone').where('id', '=', id).executeTakeFirst();
  return row?.time_zone ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<AccountRecord | null> {
  const row = await tx
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function addAccount(tx: Tx, fields: AccountFields, now: string): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({ ...fields, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `updated_at` increases with each change, also within one millisecond. */
export async function changeAccount(
  tx: Tx,
  id: number,
  fields: Partial<AccountFields> & { readonly status?: AccountStatus },
  now: string,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...fields, updated_at: laterTimestamp(now) })
    .where('id', '=', id)
    .execute();
}

export async function addDelegation(tx: Tx, userId: number, accountId: number): Promise<void> {
  await tx.insertInto('delegations').values({ user_id: userId, account_id: accountId }).execute();
}

/** Returns active people of an account, ordered by name. */
export async function listPeopleOfAccount(tx: Tx, accountId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'type', 'permissions'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
}
