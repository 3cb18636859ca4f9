import { type SqlBool, sql } from 'kysely';
import { textMessageLimits } from '../../../domain/access/policy/rateLimits.ts';
import type { Tx } from '../database.ts';

/** The SQL key under which the text messages of an account are counted. */
export const accountSlotKey = sql<string>`'text_messages:' || users.account_id`;

/** The SQL key under which the text messages of an account to one number are counted. It doesn't contain the number. */
export const numberSlotKey = sql<string>`'text_messages:' || encode(
  sha256(convert_to(users.account_id || ':' || users.mobile_number, 'UTF8')), 'hex')`;

/** SQL: how many text messages under `key` were queued in the day before `now`, or wait for a later one. */
export const countSlots = (key: typeof accountSlotKey, now: Date) => sql<number>`(
  select count(*)::int from mail_slots
  where mail_slots.key = ${key} and mail_slots.at > ${now.toISOString()}::timestamptz - interval '1 day')`;

/** Serializes those who count text messages of the campaign's account until the transaction ends, so that none exceeds a limit. */
export async function lockTextMessages(tx: Tx, campaignId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('text_messages:' || account_id, 0))
    from benchmark_campaigns where id = ${campaignId}`.execute(tx);
}

/**
 * Whether a text message to this person would be sent today. Only invitations count: reminders would show who hasn't finished (R21).
 */
export async function hasTextMessageLeft(
  tx: Tx,
  { campaignId, userId, now }: { campaignId: number; userId: number; now: Date },
): Promise<boolean> {
  await lockTextMessages(tx, campaignId);
  const { perNumber, perAccount } = textMessageLimits;
  const row = await tx
    .selectFrom('users')
    .select(
      sql<SqlBool>`${countSlots(numberSlotKey, now)} < ${perNumber} and ${countSlots(accountSlotKey, now)} < ${perAccount}`.as(
        'isLeft',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.isLeft === true;
}
