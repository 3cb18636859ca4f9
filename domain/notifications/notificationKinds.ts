/** What a person can set the delivery of. */
export const notificationKinds = [
  'approvals',
  'actions',
  'learning',
  'sprints',
  'imports',
  'exports',
  'closes',
  'results',
  'failures',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** In the app only, also by an email for each, also in one email a day, or not at all. */
export const deliveries = ['in_app', 'mail', 'digest', 'off'] as const;
export type Delivery = (typeof deliveries)[number];

/** How notifications are delivered to people who haven't changed it. Learners may not open the app for weeks. */
const defaultDelivery = (kind: NotificationKind): Delivery => (kind === 'learning' ? 'digest' : 'in_app');

/** Days after which a notification is deleted, read or not. */
export const notificationDays = 90;

/** Unread notifications are counted up to this number. */
export const maxCountedUnread = 99;

/** The local time from which the daily email is sent. */
export const digestTime = '08:00';

/** The number of notifications that the daily email lists. */
export const maxInDigest = 20;

/** Returns the delivery of each kind from what a person has set. */
export function deliveriesOf(
  stored: readonly { readonly kind: NotificationKind; readonly delivery: Delivery }[],
): Record<NotificationKind, Delivery> {
  const all = Object.fromEntries(notificationKinds.map((kind) => [kind, defaultDelivery(kind)]));
  for (const { kind, delivery } of stored) all[kind] = delivery;
  return all as Record<NotificationKind, Delivery>; // Every kind is in the list.
}
