import type { Tx } from '../database.ts';

/** Returns the platform's own account, created if it does not exist. */
export async function ensurePlatformAccount(tx: Tx, name: string, now: string): Promise<number> {
  const schema_name = name.toLowerCase();
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('schema_name', '=', schema_name)
    .executeTakeFirst();
  if (account) return account.id;
  const { id } = await tx
    .insertInto('accounts')
    .values({
      name,
      company_name: name,
      schema_name,
      status: 'active',
      modules: [1, 2, 3, 4],
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addPlatformAdmin(
  tx: Tx,
  accountId: number,
  person: { readonly email: string; readonly first_name: string; readonly last_name: string },
  now: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({
      ...person,
      account_id: accountId,
      permissions: ['user', 'admin', 'super_admin'],
      password_hash: null,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
