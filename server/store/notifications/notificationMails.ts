import { sql } from 'kysely';
import type { NotificationEvent } from '../../../domain/notifications/notificationEvents.ts';
import type { Delivery, NotificationKind } from '../../../domain/notifications/notificationKinds.ts';
import type { Tx } from '../database.ts';

export interface PendingNotification {
  readonly id: number;
  readonly account_id: number;
  readonly user_id: number;
  readonly event: NotificationEvent;
  readonly is_read: boolean;
  readonly email: string | null;
  readonly time_zone: string | null;
  readonly settings: readonly { readonly kind: NotificationKind; readonly delivery: Delivery }[];
  readonly last_digest_day: string | null;
}

/**
 * Locks the next notifications for which no email was decided on, after an id. Those that another server has locked are skipped, and so are
 * those of inactive people and of people who moved to another account.
 */
export async function lockPendingNotifications(
  tx: Tx,
  after: number,
  limit: number,
): Promise<PendingNotification[]> {
  const { rows } = await sql<PendingNotification>`
    select n.id, n.account_id, n.user_id, n.event, n.read_at is not null as is_read, u.email, u.time_zone,
      d.day::text as last_digest_day,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'delivery', delivery))
        from notification_settings s where s.user_id = u.id), '[]') as settings
    from notifications n
    join users u on u.id = n.user_id and u.account_id = n.account_id and u.status = 'active'
    left join notification_digests d on d.user_id = u.id
    where n.mailed_at is null and n.id > ${after}
    order by n.id limit ${limit} for update of n skip locked`.execute(tx);
  return rows;
}

/** Locks all unread notifications of a person about these events for which no email was decided on, so that one email has them all. */
export async function lockPendingOfPerson(
  tx: Tx,
  { account_id, user_id }: Pick<PendingNotification, 'account_id' | 'user_id'>,
  events: readonly NotificationEvent[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .where('event', 'in', [...events])
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks these notifications as processed for email. */
export async function markMailed(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('notifications')
    .set({ mailed_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
}

/** Claims the daily email of a person. Returns false if it was already sent on this day, possibly by another server. */
export async function claimDigest(tx: Tx, user_id: number, day: string): Promise<boolean> {
  const { rows } =
    await sql`insert into notification_digests as stored (user_id, day) values (${user_id}, ${day}::date)
    on conflict (user_id) do update set day = excluded.day where stored.day < excluded.day
    returning user_id`.execute(tx);
  return rows.length > 0;
}
