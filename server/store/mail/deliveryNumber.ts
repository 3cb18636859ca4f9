import type { Tx } from '../database.ts';
import type { StoredMail } from './mails.ts';

/**
 * Returns the number that a text message goes to now, whatever it was queued for; null for people without a number and for those who have an
 * address. Read it after the contents, as with `readDeliveryAddress`.
 */
export async function readDeliveryNumber(
  tx: Tx,
  { user_id }: Pick<StoredMail, 'user_id'>,
): Promise<string | null> {
  if (user_id === null) return null;
  const row = await tx
    .selectFrom('users')
    .select('mobile_number')
    .where('id', '=', user_id)
    .where('email', 'is', null)
    .executeTakeFirst();
  return row?.mobile_number ?? null;
}
