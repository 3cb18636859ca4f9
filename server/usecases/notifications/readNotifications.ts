import { type NotificationEvent, readableEvents } from '../../../domain/notifications/notificationEvents.ts';
import { deliveriesOf } from '../../../domain/notifications/notificationKinds.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { readNotificationSettings } from '../../store/notifications/notificationSettings.ts';
import {
  countUnread,
  listNotifications,
  markRead,
  type OwnNotifications,
} from '../../store/notifications/notifications.ts';

export const notificationsPageSize = 25;

/** Returns what the caller may read now. */
export async function ownNotifications(deps: Deps, tx: Tx, caller: Caller): Promise<OwnNotifications> {
  const { user, ownAccount } = caller.person;
  const deliveries = deliveriesOf(await readNotificationSettings(tx, user.id));
  const events: NotificationEvent[] = readableEvents(caller.person, deliveries, deps.clock.now());
  return { accountId: ownAccount.id, userId: user.id, events };
}

/** Returns a page of the caller's notifications, newest first. Throws `emulating`. */
export async function readNotifications(deps: Deps, caller: Caller, page: number) {
  refuseEmulation(caller);
  return deps.database.as(ownScope(caller.person), async (tx) => {
    const own = await ownNotifications(deps, tx, caller);
    const slice = { from: (page - 1) * notificationsPageSize, size: notificationsPageSize };
    return { ...(await listNotifications(tx, own, slice)), unread: await countUnread(tx, own) };
  });
}

/** Returns the number of the caller's unread notifications. Throws `emulating`. */
export async function readUnreadCount(deps: Deps, caller: Caller): Promise<number> {
  refuseEmulation(caller);
  return deps.database.as(ownScope(caller.person), async (tx) =>
    countUnread(tx, await ownNotifications(deps, tx, caller)),
  );
}

/** Marks the caller's own notifications as read; ids of others are ignored. Throws `emulating`. */
export async function markNotificationsRead(
  deps: Deps,
  caller: Caller,
  { ids, up_to }: { readonly ids: readonly number[]; readonly up_to: number | null },
): Promise<void> {
  refuseEmulation(caller);
  if (ids.length === 0 && up_to === null) return;
  await deps.database.as(ownScope(caller.person), (tx) =>
    markRead(tx, caller.person.user.id, up_to === null ? { ids } : { upTo: up_to }, deps.clock.now()),
  );
}
