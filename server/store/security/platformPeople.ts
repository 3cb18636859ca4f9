import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../database.ts';
import { hasDelegatedAccounts } from '../people/people.ts';

const most = 200;

/** Returns the ids of people of all accounts whose name or email address contains `words`. */
export function idsOfPeopleMatching(tx: Tx, words: string) {
  return tx
    .selectFrom('users')
    .select('users.id')
    .where(sql<SqlBool>`strpos(searched, fold_text(${words})) > 0`)
    .limit(most);
}

/** Returns a person as shown to platform security administrators: name, email address and account only. */
export async function findPersonOfPlatform(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.status',
      'users.permissions',
      'accounts.id as account_id',
      'accounts.name as account',
      'second_factors.kind as second_factor',
      hasDelegatedAccounts.as('has_delegated_accounts'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}
