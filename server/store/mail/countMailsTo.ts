import { sql } from 'kysely';
import type { LimitedMail } from '../../../domain/access/policy/rateLimits.ts';
import type { Tx } from '../database.ts';

/**
 * Counts the emails of a kind sent to one person in the last hour and day. Serializes concurrent callers for the same
 * person until the transaction ends, so that simultaneous requests cannot exceed a limit.
 */
export async function countMailsTo(tx: Tx, userId: number, template: LimitedMail, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${template}:${userId}`}, 0))`.execute(tx);
  const at = now.toISOString();
  return tx
    .selectFrom('mails')
    .select([
      sql<number>`count(*) filter (where created_at > ${at}::timestamptz - interval '1 hour')::int`.as(
        'inHour',
      ),
      sql<number>`count(*)::int`.as('inDay'),
    ])
    .where('user_id', '=', userId)
    .where('template', '=', template)
    .where('created_at', '>', sql<string>`${at}::timestamptz - interval '24 hours'`)
    .executeTakeFirstOrThrow();
}
