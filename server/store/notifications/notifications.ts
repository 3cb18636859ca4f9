import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { eventsAbout, type NotificationEvent } from '../../../domain/notifications/notificationEvents.ts';
import { maxCountedUnread } from '../../../domain/notifications/notificationKinds.ts';
import type { Tx } from '../database.ts';

export interface NewNotification {
  readonly accountId: number;
  readonly event: NotificationEvent;
  readonly recordId: number | null;
  /** Distinguishes notifications about the same event and record, such as the day. */
  readonly occasion?: string;
  /** Makes the notification new again for those who have read it, because the event has happened again. */
  readonly renews?: true;
  readonly now: Date;
}

/** The people who are notified: the given ones, and all administrators of the account if requested. */
export interface Recipients {
  readonly userIds: readonly number[];
  readonly administrators?: true;
  /** The person who caused the event and already knows. */
  readonly except?: number | null;
}

/** Adds a notification for each active recipient in the account. Existing ones with the same key are unchanged, unless they are renewed. */
export async function addNotifications(tx: Tx, added: NewNotification, to: Recipients): Promise<void> {
  const { accountId, event, recordId, occasion = '', now } = added;
  const key = `${event}:${recordId ?? ''}:${occasion}`;
  const at = now.toISOString();
  const isRecipient = to.administrators
    ? sql`(id = any(${[...to.userIds]}::int[]) or permissions @> array['local_admin'])`
    : sql`id = any(${[...to.userIds]}::int[])`;
  const recipients = sql`from users
    where account_id = ${accountId}::int and status = 'active' and ${isRecipient}
      and id is distinct from ${to.except ?? null}::int`;
  if (added.renews)
    await sql`select renew_notifications(${accountId}::int, array(select id ${recipients}), ${key},
      ${at}::timestamptz)`.execute(tx);
  // Without a conflict target, because naming one requires the right to read the rows of others.
  await sql`insert into notifications (account_id, user_id, event, record_id, key, created_at)
    select ${accountId}::int, id, ${event}, ${recordId}::int, ${key}, ${at}::timestamptz ${recipients}
    on conflict do nothing`.execute(tx);
}

/** A person's own notifications of the events that they may read. */
export interface OwnNotifications {
  readonly accountId: number;
  readonly userId: number;
  readonly events: readonly NotificationEvent[];
}

const isAbout = (record: Parameters<typeof eventsAbout>[0]): RawBuilder<SqlBool> =>
  sql<SqlBool>`n.event = any(${eventsAbout(record)}::text[])`;

/** Whether a person is still a manager of someone whose raters are nominated in a campaign. */
const stillManages = sql`exists (select from survey_targets t
  join relationships managing on managing.to_user_id = t.user_id and managing.kind = 'manager'
  where t.campaign_id = n.record_id and t.account_id = n.account_id and managing.from_user_id = n.user_id)`;

/**
 * Left out are notifications about records that were deleted or belong to another account, those of managers who no longer manage anyone
 * in the campaign, those about team actions that the person no longer owns, those about learning that is no longer assigned to them, and
 * nudges of sprints that have ended or are no longer theirs.
 */
const readable = ({ accountId, userId, events }: OwnNotifications) => sql`
  from notifications n
  left join user_imports i on ${isAbout('user_imports')} and i.id = n.record_id and i.account_id = n.account_id
  left join benchmark_campaigns b
    on ${isAbout('benchmark_campaigns')} and b.id = n.record_id and b.account_id = n.account_id
  left join survey_campaigns s
    on ${isAbout('survey_campaigns')} and s.id = n.record_id and s.account_id = n.account_id
  left join team_actions a on ${isAbout('team_actions')} and a.id = n.record_id and a.account_id = n.account_id
    and a.owner_id = n.user_id and a.deleted_at is null
  left join learning_campaigns l on ${isAbout('learning_campaigns')} and l.id = n.record_id
    and l.account_id = n.account_id and exists (select from learning_assignments la
      where la.campaign_id = l.id and la.user_id = n.user_id and la.state <> 'withdrawn')
  left join sprints p on ${isAbout('sprints')} and p.id = n.record_id and p.account_id = n.account_id
    and p.status = 'running' and case p.for_whom when 'person' then p.user_id = n.user_id
      else exists (select from memberships m where m.team_id = p.team_id and m.user_id = n.user_id) end
  where n.user_id = ${userId}::int and n.account_id = ${accountId}::int
    and n.event = any(${[...events]}::text[])
    and (${isAbout(null)} or coalesce(i.id, b.id, s.id, a.id, l.id, p.id) is not null)
    and (n.event <> 'raters_proposed' or ${stillManages})`;

export interface ListedNotification {
  readonly id: number;
  readonly event: NotificationEvent;
  readonly record_id: number | null;
  /** The current name of the record. */
  readonly name: string | null;
  readonly created_at: string;
  readonly is_read: boolean;
}

const listed = sql`n.id, n.event, n.record_id, coalesce(i.file_name, b.name, s.name, a.title, l.name, p.title) as name,
  n.created_at, n.read_at is not null as is_read`;

/** Returns a page of notifications, newest first, with their total. */
export async function listNotifications(
  tx: Tx,
  own: OwnNotifications,
  slice: { readonly from: number; readonly size: number },
): Promise<{ notifications: ListedNotification[]; total: number }> {
  const { rows } = await sql<ListedNotification>`select ${listed} ${readable(own)}
    order by n.id desc limit ${slice.size} offset ${slice.from}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${readable(own)}`.execute(tx);
  return { notifications: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns those of the notifications that are still unread and readable, newest first, with their total. */
export async function listNotificationsAmong(
  tx: Tx,
  own: OwnNotifications,
  ids: readonly number[],
  limit: number,
): Promise<{ notifications: ListedNotification[]; total: number }> {
  const { rows } = await sql<ListedNotification & { total: number }>`
    select ${listed}, (count(*) over ())::int as total ${readable(own)}
    and n.id = any(${[...ids]}::int[]) and n.read_at is null
    order by n.id desc limit ${limit}`.execute(tx);
  return { notifications: rows, total: rows[0]?.total ?? 0 };
}

/** Counts unread notifications, up to one more than are shown as a number. */
export async function countUnread(tx: Tx, own: OwnNotifications): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select count(*)::int as unread from (
    select ${readable(own)} and n.read_at is null limit ${maxCountedUnread + 1}) as counted`.execute(tx);
  return rows[0]?.unread ?? 0;
}

/** Marks notifications as read: the given ones, or all up to an id, so that later ones stay unread. */
export async function markRead(
  tx: Tx,
  userId: number,
  which: { readonly ids: readonly number[] } | { readonly upTo: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where((row) => ('upTo' in which ? row('id', '<=', which.upTo) : row('id', 'in', [...which.ids])))
    .execute();
}

/** Deletes everyone's notifications that were created before a given time. */
export async function removeOldNotifications(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('notifications').where('created_at', '<', before).execute();
}
