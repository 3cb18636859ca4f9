import { type SqlBool, sql } from 'kysely';
import type { HourlyLimit, MailLoad } from '../../../domain/access/policy/planMailTimes.ts';
import type { Tx } from '../database.ts';

interface MailSlot {
  readonly key: string;
  readonly at: Date;
}

/**
 * Returns the scheduled emails under each key. Holds a lock on each key until the transaction ends, so that concurrent requests cannot
 * exceed a limit. Locks are acquired in a fixed order to prevent deadlocks.
 */
export async function lockMailSlots(
  tx: Tx,
  limits: readonly HourlyLimit[],
  now: Date,
): Promise<Map<string, MailLoad>> {
  const unique = [...new Map(limits.map((limit) => [limit.key, limit])).values()];
  const keys = unique.map(({ key }) => key);
  await sql`select pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended('mail_slots:' || key, 0) as lock from unnest(${keys}::text[]) as key
    order by lock) as locks`.execute(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<{ key: string; near: number; latest: string[] }>`
    select counted.key,
      (select count(*)::int from (select from mail_slots
        where key = counted.key and at > ${at} - interval '1 hour' and at < ${at} + interval '1 hour'
        limit counted."perHour") as near) as near,
      (select coalesce(jsonb_agg(at order by at desc), '[]') from (select at from mail_slots
        where key = counted.key order by at desc limit counted."perHour") as latest) as latest
    from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) as counted (key text, "perHour" int)`.execute(
    tx,
  );
  return new Map(
    rows.map(({ key, near, latest }) => [key, { near, latest: latest.map((time) => new Date(time)) }]),
  );
}

export async function addMailSlots(tx: Tx, slots: readonly MailSlot[]): Promise<void> {
  await sql`insert into mail_slots (key, at)
    select key, at from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as slot (key text, at timestamptz)`.execute(
    tx,
  );
}

/** Counts the emails under each key in the last hour and day. A key without emails is missing. */
export async function countMailSlots(
  tx: Tx,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, { readonly inHour: number; readonly inDay: number }>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await tx
    .selectFrom('mail_slots')
    .select([
      'key',
      sql<number>`count(*) filter (where at > ${at} - interval '1 hour')::int`.as('inHour'),
      sql<number>`count(*)::int`.as('inDay'),
    ])
    .where(sql<SqlBool>`key = any(${[...keys]}::text[])`)
    .where(sql<SqlBool>`at > ${at} - interval '24 hours'`)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
}

/** Deletes slots that no longer count toward a limit. */
export async function removeOldMailSlots(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('mail_slots').where('at', '<', before).execute();
}
