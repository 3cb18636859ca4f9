import { type NotNull, sql } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import type { CurrentUser } from '../../../domain/access/signedInPerson.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { type AccountStatus, usableAccountStatuses } from '../../../domain/accounts/accountStatuses.ts';
import type { Subscription } from '../../../domain/accounts/subscriptions.ts';
import type { Tx } from '../database.ts';
import { laterTimestamp } from '../sql/laterTimestamp.ts';

/** The columns that `toCurrentUser` needs in addition to the id. */
export const userColumns = [
  'users.account_id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.type',
  'users.permissions',
  'users.program_ids',
  'users.locale_abbr',
] as const;

/** Returns an active person of an active account who has an email address to sign in with; null for everyone else. */
export async function findUser(
  tx: Tx,
  userId: number,
): Promise<{ user: CurrentUser; accountId: number } | null> {
  const row = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', ...userColumns])
    .where('users.id', '=', userId)
    .where('users.status', '=', 'active')
    .where('users.email', 'is not', null)
    .where('accounts.status', 'in', usableAccountStatuses)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();
  if (!row) return null;
  return { accountId: row.account_id, user: toCurrentUser(row, await listDelegatedAccountIds(tx, userId)) };
}

type StoredUser = Omit<CurrentUser, 'permissions' | 'has_delegated_accounts'> & {
  readonly permissions: readonly string[];
};

export function toCurrentUser(row: StoredUser, delegated: readonly number[]): CurrentUser {
  const { id, first_name, last_name, email, type, program_ids, locale_abbr } = row;
  return {
    id,
    first_name,
    last_name,
    email,
    type,
    permissions: row.permissions as Permission[],
    program_ids,
    locale_abbr,
    has_delegated_accounts: delegated.length > 0,
  };
}

/** Whether accounts are delegated to the person of a `users` row. */
export const hasDelegatedAccounts = sql<boolean>`exists (select 1 from delegations where delegations.user_id = users.id)`;

/** Returns the email address of a person and keeps others from changing it until the transaction ends; null without such a person. */
export async function lockEmail(tx: Tx, userId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email ?? null;
}

export async function changeEmail(tx: Tx, userId: number, email: string, now: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, updated_at: laterTimestamp(now) })
    .where('id', '=', userId)
    .execute();
}

export async function listDelegatedAccountIds(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('delegations')
    .select('account_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.account_id);
}

export async function findAccount(tx: Tx, accountId: number): Promise<Account | null> {
  const row = await tx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  return row ? toAccount(row) : null;
}

type StoredAccount = Omit<Account, 'company_name' | 'meta_data'> & {
  readonly company_name: string | null;
  readonly enable_search: boolean;
};

export function toAccount(row: StoredAccount): Account {
  const { id, name, contract_date, schema_name, modules } = row;
  return {
    id,
    name,
    company_name: row.company_name ?? '',
    contract_date,
    schema_name,
    modules,
    meta_data: [{ enable_search: row.enable_search }],
  };
}

export async function findAccountStatus(tx: Tx, accountId: number): Promise<AccountStatus | null> {
  const row = await tx.selectFrom('accounts').select('status').where('id', '=', accountId).executeTakeFirst();
  return row?.status ?? null;
}

export async function listSubscriptions(tx: Tx, accountId: number): Promise<Subscription[]> {
  return tx
    .selectFrom('subscriptions')
    .select(['date_subscription_end', 'processor_userid', 'workflow_ids', 'user_id'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}
