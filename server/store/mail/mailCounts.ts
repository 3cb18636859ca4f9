import { sql } from 'kysely';
import type { LimitedMail } from '../../../domain/access/policy/rateLimits.ts';
import type { MailTemplate } from '../../../locales/en/mails.ts';
import type { Tx } from '../database.ts';

const hourMs = 3_600_000;

/**
 * Counts the mails of a kind sent to one person in the last hour and day. Serializes concurrent callers for the same
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

interface Repeated {
  readonly address: string;
  readonly template: MailTemplate;
  readonly perHour: number;
}

/** The earliest time at which another mail of this kind may be sent to the address. Locks like `countMailsTo`. */
export async function nextMailAt(tx: Tx, { address, template, perHour }: Repeated, now: Date): Promise<Date> {
  const to = address.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${template}:${to}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('mails')
    .select('created_at')
    .where(sql<string>`lower(to_address)`, '=', to)
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .offset(perHour - 1)
    .limit(1)
    .executeTakeFirst();
  if (!earlier) return now;
  return new Date(Math.max(now.getTime(), new Date(earlier.created_at).getTime() + hourMs));
}
