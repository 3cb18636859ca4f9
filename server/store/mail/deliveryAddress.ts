import { type SqlBool, sql } from 'kysely';
import type { MailTemplate } from '../../../locales/en/mails.ts';
import type { Tx } from '../database.ts';
import type { StoredMail } from './mails.ts';

/** Emails that go to the address stored with them; others go to the current address of their person. */
const mailsToStoredAddress = [
  'emailChanged',
  'passwordSetAfterChange',
  'support',
] as const satisfies readonly MailTemplate[];

/**
 * Returns the address that an email goes to now; null for a person who has none any more. Read it after the contents: if the address changes meanwhile, the contents are older, and
 * their links no longer work.
 */
export async function readDeliveryAddress(
  tx: Tx,
  { user_id, to_address, template }: Pick<StoredMail, 'user_id' | 'to_address' | 'template'>,
): Promise<string | null> {
  const isFixed = user_id === null || mailsToStoredAddress.some((name) => name === template);
  if (isFixed || to_address === '') return to_address;
  const row = await tx.selectFrom('users').select('email').where('id', '=', user_id).executeTakeFirst();
  return row ? row.email : to_address;
}

/** Returns the previous addresses of a person that were replaced since `since`, without the current one. */
export async function listFormerAddresses(tx: Tx, userId: number, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('mails')
    .innerJoin('users', 'users.id', 'mails.user_id')
    .select(sql<string>`lower(mails.to_address)`.as('address'))
    .distinct()
    .where('mails.user_id', '=', userId)
    .where('mails.template', '=', 'emailChanged')
    .where('mails.created_at', '>', since.toISOString())
    .where(sql<SqlBool>`lower(mails.to_address) <> lower(users.email)`)
    .execute();
  return rows.map(({ address }) => address);
}
